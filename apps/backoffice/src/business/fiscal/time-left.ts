import type { DeadlineState } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';

/** Without hours for what has its NIVF and waits for its EIC alone: no law says how long that may take. */
export interface Clock {
  readonly hoursLeft: number | null;
  readonly deadlineState: DeadlineState | null;
}

/** How much time an invoice still has, in words. */
export function timeLeftWords(words: Phrases['sales']['waiting'], { hoursLeft, deadlineState }: Clock) {
  if (hoursLeft === null) return words.lacksEic;
  if (deadlineState === 'missed') return words.missed;
  return hoursLeft < 1 ? words.underOneHour : words.left(hoursLeft);
}

/** Time enough is no news; little of it is. */
export const timeLeftTone = ({ deadlineState }: Pick<Clock, 'deadlineState'>) =>
  deadlineState === 'near' || deadlineState === 'missed' ? 'bad' : 'off';
