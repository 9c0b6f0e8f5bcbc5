import type { DeadlineState } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';

interface Clock {
  readonly hoursLeft: number;
  readonly deadlineState: DeadlineState;
}

/** How much time an invoice still has, in words. */
export function timeLeftWords(words: Phrases['sales']['waiting'], { hoursLeft, deadlineState }: Clock) {
  if (deadlineState === 'missed') return words.missed;
  return hoursLeft < 1 ? words.underOneHour : words.left(hoursLeft);
}

/** Time enough is no news; little of it is. */
export const timeLeftTone = ({ deadlineState }: Pick<Clock, 'deadlineState'>) =>
  deadlineState === 'in-time' ? 'off' : 'bad';
