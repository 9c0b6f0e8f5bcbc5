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

/** The portal's answer, or a refusal with the reason why there is none. */
export function answerOf<Value>(outcome: PortalOutcome<Value>): Value {
  if (outcome.kind === 'answer') return outcome.value;
  throw new Refusal(refusals[outcome.kind]);
}
