const firstPauseMs = 5_000;
const longestPauseMs = 15 * 60_000;
/** By so much of itself a pause is shortened at most, so that what failed together does not come back together. */
const spreadMost = 0.2;

export interface FailedAttempt {
  /** How many have failed so far. */
  readonly attempts: number;
  readonly now: Date;
  readonly deadline: Date;
  /** Where between 0 and 1 this document stands among those that failed with it; any random number. */
  readonly spread: number;
}

/**
 * When a document is sent again, or null when only a person can still help. Pauses double up to a bound, and are never
 * more than half of the time that is left: the deadline is neared step by step and never slept through.
 */
export function nextAttemptAt({ attempts, now, deadline, spread }: FailedAttempt): Date | null {
  const halfOfLeftMs = (deadline.getTime() - now.getTime()) / 2;
  if (halfOfLeftMs < firstPauseMs) return null;
  const usualPauseMs = Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);
  const pauseMs = Math.min(usualPauseMs, halfOfLeftMs) * (1 - spreadMost * spread);
  return new Date(now.getTime() + Math.round(pauseMs));
}
