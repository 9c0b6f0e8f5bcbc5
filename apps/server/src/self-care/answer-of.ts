import { Refusal, type RefusalCode } from '@tezga/domain';
import type { PortalOutcome } from '../platform/self-care/portal-outcome.ts';

type Failure = Exclude<PortalOutcome<unknown>['kind'], 'answer'>;

const refusals: Record<Failure, RefusalCode> = {
  'password-wrong': 'self-care-password-wrong',
  'session-over': 'self-care-session-over',
  'not-found': 'not-found',
  refused: 'self-care-refused',
  unreachable: 'self-care-unreachable',
};

/** Returns the portal's reply, or throws a refusal that names the reason of the failure. */
export function answerOf<Value>(outcome: PortalOutcome<Value>): Value {
  if (outcome.kind === 'answer') return outcome.value;
  throw new Refusal(refusals[outcome.kind]);
}
