import { Refusal } from '@tezga/domain';
import type { Outcome } from '../platform/tax-authority/tax-authority.ts';

/** The central platform does not have it, or has it for others: to us that is the same. */
const notOurs: ReadonlySet<string> = new Set(['53', '54']);

/** The answer of the central platform, or why there is none. */
export function answerOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'answer') return outcome.value;
  const { diagnosis } = outcome;
  if (notOurs.has(diagnosis.name)) throw new Refusal('not-found');
  if (diagnosis.canRepeat) throw new Refusal('tax-authority-unreachable');
  throw new Refusal('tax-authority-refused', { fault: diagnosis });
}
