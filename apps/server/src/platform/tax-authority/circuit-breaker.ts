/** The part of the state that an open and a half-open breaker have in common. */
interface Backoff {
  readonly backoffMs: number;
  /** The time at which the last failed attempt began. */
  readonly lastAttemptAt: number;
}

/**
 * State of the circuit breaker. Closed: requests pass. Open: none passes until the backoff is over. Half-open: one request
 * (the probe) passes, and its outcome closes or opens the breaker.
 */
export type BreakerState =
  | { readonly kind: 'closed'; readonly failures: number }
  | (Backoff & { readonly kind: 'open'; readonly until: number })
  | (Backoff & { readonly kind: 'half-open'; readonly since: number });

/** A request: when it was sent, and in which state of the breaker. */
export interface Attempt {
  readonly at: number;
  readonly in: BreakerState;
}

export const breakerRules = {
  /** This many failures in a row open the breaker; a few failures are normal in a network. */
  failuresMax: 5,
  firstBackoffMs: 5_000,
  backoffMaxMs: 60_000,
  /** If a probe has no outcome after this time, another one may pass. */
  probeMs: 60_000,
} as const;

export const closedBreaker: BreakerState = { kind: 'closed', failures: 0 };

/**
 * Decides whether a request may be sent: returns the attempt, or null if the breaker blocks it, and the next state.
 * A manual retry that was requested after the last failed attempt began passes; if it fails, the backoff does not
 * grow.
 */
export function beforeRequest(
  state: BreakerState,
  now: number,
  manualRetryAt: number | null = null,
): { readonly attempt: Attempt | null; readonly state: BreakerState } {
  if (state.kind === 'closed') return { attempt: { at: now, in: state }, state };
  const isOver = state.kind === 'open' ? now >= state.until : now - state.since >= breakerRules.probeMs;
  if (isOver) {
    const { backoffMs, lastAttemptAt } = state;
    const probing: BreakerState = { kind: 'half-open', since: now, backoffMs, lastAttemptAt };
    return { attempt: { at: now, in: probing }, state: probing };
  }
  const isManualRetry = manualRetryAt !== null && manualRetryAt > state.lastAttemptAt;
  return { attempt: isManualRetry ? { at: now, in: closedBreaker } : null, state };
}

/** Any response, including a SOAP fault, closes the breaker: the service is up. */
export function afterReply(): BreakerState {
  return closedBreaker;
}

/**
 * The next state after a failure. Only a failed probe doubles the backoff; failed manual retries, and requests from
 * before the breaker opened, do not.
 */
export function afterFailure(state: BreakerState, attempt: Attempt, now: number): BreakerState {
  if (state.kind === 'closed') {
    const failures = state.failures + 1;
    return failures < breakerRules.failuresMax
      ? { kind: 'closed', failures }
      : openFor(breakerRules.firstBackoffMs, attempt.at, now);
  }
  const lastAttemptAt = Math.max(state.lastAttemptAt, attempt.at);
  const isProbe =
    state.kind === 'half-open' && attempt.in.kind === 'half-open' && attempt.in.since === state.since;
  return isProbe
    ? openFor(Math.min(state.backoffMs * 2, breakerRules.backoffMaxMs), lastAttemptAt, now)
    : { ...state, lastAttemptAt };
}

const openFor = (backoffMs: number, lastAttemptAt: number, now: number): BreakerState => ({
  kind: 'open',
  until: now + backoffMs,
  backoffMs,
  lastAttemptAt,
});
