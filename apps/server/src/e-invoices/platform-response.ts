import { Refusal } from '@tezga/domain';
import type { Outcome } from '../platform/tax-authority/tax-authority.ts';

/** Faults for an e-invoice that does not exist or belongs to another business; the user gets 'not-found' for both. */
const notOurs: ReadonlySet<string> = new Set(['53', '54']);

/** Returns the response of the central platform, or throws the refusal that fits its failure. */
export function responseOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'answer') return outcome.value;
  const { diagnosis } = outcome;
  if (notOurs.has(diagnosis.name)) throw new Refusal('not-found');
  if (diagnosis.canRepeat) throw new Refusal('tax-authority-unreachable');
  throw new Refusal('tax-authority-refused', { fault: diagnosis });
}
