import type { DeadlineState } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';

/**
 * The time left until the deadline. An invoice that has its NIVF and lacks only its EIC has no hours: the law sets no
 * deadline for the EIC.
 */
export interface Clock {
  readonly hoursLeft: number | null;
  readonly deadlineState: DeadlineState | null;
}

/** The time left of an invoice, in words. */
export function timeLeftWords(words: Phrases['sales']['waiting'], { hoursLeft, deadlineState }: Clock) {
  if (hoursLeft === null) return words.lacksEic;
  if (deadlineState === 'missed') return words.missed;
  return hoursLeft < 1 ? words.underOneHour : words.left(hoursLeft);
}

/** The colour of the time left; neutral unless little time is left. */
export const timeLeftTone = ({ deadlineState }: Pick<Clock, 'deadlineState'>) =>
  deadlineState === 'near' || deadlineState === 'missed' ? 'bad' : 'off';
