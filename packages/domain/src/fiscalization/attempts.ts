const firstDelayMs = 5_000;
const delayMsMax = 15 * 60_000;
/** Jitter: shortens a delay by at most this share, so that documents that failed together are not retried together. */
const jitterMax = 0.2;

export interface FailedAttempt {
  /** The number of failed attempts so far. */
  readonly attempts: number;
  readonly now: Date;
  readonly deadline: Date;
  /** A random number from 0 to 1, the jitter of this document. */
  readonly spread: number;
}

/**
 * The time of the next automatic retry; null if only a manual retry is left. Exponential backoff with a maximum
 * delay, and at most half of the time left until the deadline, so that the last retries come shortly before it.
 */
export function nextAttemptAt({ attempts, now, deadline, spread }: FailedAttempt): Date | null {
  const halfOfLeftMs = (deadline.getTime() - now.getTime()) / 2;
  if (halfOfLeftMs < firstDelayMs) return null;
  const backoffMs = Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), delayMsMax);
  const delayMs = Math.min(backoffMs, halfOfLeftMs) * (1 - jitterMax * spread);
  return new Date(now.getTime() + Math.round(delayMs));
}
