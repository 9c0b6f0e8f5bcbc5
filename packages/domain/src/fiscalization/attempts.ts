const firstDelayMs = 5_000;
const delayMsMax = 15 * 60_000;
/**
 * Jitter: the maximum share by which a delay is shortened, so that documents that failed together are retried
 * at different times.
 */
const jitterMax = 0.2;

export interface FailedAttempt {
  /** The number of failed attempts so far. */
  readonly attempts: number;
  readonly now: Date;
  readonly deadline: Date;
  /** The jitter of this document, a random number from 0 to 1. */
  readonly spread: number;
}

/**
 * The time of the next automatic retry; null if only a manual retry is possible. The delay is an exponential
 * backoff with a maximum, and at most half of the time left, so that the last retries come shortly before the
 * deadline.
 */
export function nextAttemptAt({ attempts, now, deadline, spread }: FailedAttempt): Date | null {
  const halfOfLeftMs = (deadline.getTime() - now.getTime()) / 2;
  if (halfOfLeftMs < firstDelayMs) return null;
  const backoffMs = Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), delayMsMax);
  const delayMs = Math.min(backoffMs, halfOfLeftMs) * (1 - jitterMax * spread);
  return new Date(now.getTime() + Math.round(delayMs));
}
