/** What an open breaker remembers. */
interface Backoff {
  readonly pauseMs: number;
  /** When the last failed attempt began. */
  readonly askedAt: number;
}

/**
 * State of the circuit breaker. Closed: requests pass. Open: none passes until the backoff is over. Probing (half-open):
 * one passes, and its outcome decides for all.
 */
export type BreakerState =
  | { readonly kind: 'closed'; readonly failures: number }
  | (Backoff & { readonly kind: 'open'; readonly until: number })
  | (Backoff & { readonly kind: 'probing'; readonly since: number });

/** When a request was sent, and in which state. */
export interface Asked {
  readonly at: number;
  readonly in: BreakerState;
}

export const breakerRules = {
  /** In a row; fewer are ordinary for a network. */
  failuresMost: 5,
  firstPauseMs: 5_000,
  longestPauseMs: 60_000,
  /** After this a probe without outcome no longer blocks the others. */
  probeMs: 60_000,
} as const;

export const closedBreaker: BreakerState = { kind: 'closed', failures: 0 };

/**
 * Whether a request may pass now (null where not), and the state from then on. A manual retry newer than the last failed
 * attempt bypasses the open breaker; its outcome does not change the state of the breaker.
 */
export function beforeAsking(
  state: BreakerState,
  now: number,
  manualRetryAt: number | null = null,
): { readonly asked: Asked | null; readonly state: BreakerState } {
  if (state.kind === 'closed') return { asked: { at: now, in: state }, state };
  const isOver = state.kind === 'open' ? now >= state.until : now - state.since >= breakerRules.probeMs;
  if (isOver) {
    const { pauseMs, askedAt } = state;
    const probing: BreakerState = { kind: 'probing', since: now, pauseMs, askedAt };
    return { asked: { at: now, in: probing }, state: probing };
  }
  const isManualRetry = manualRetryAt !== null && manualRetryAt > state.askedAt;
  return { asked: isManualRetry ? { at: now, in: closedBreaker } : null, state };
}

/** Any response, including a SOAP fault, closes the breaker: the service is up. */
export function afterAnswer(): BreakerState {
  return closedBreaker;
}

/** A failed probe doubles the backoff; requests from before the breaker opened, and manual retries, do not. */
export function afterFailure(state: BreakerState, asked: Asked, now: number): BreakerState {
  if (state.kind === 'closed') {
    const failures = state.failures + 1;
    return failures < breakerRules.failuresMost
      ? { kind: 'closed', failures }
      : openFor(breakerRules.firstPauseMs, asked.at, now);
  }
  const askedAt = Math.max(state.askedAt, asked.at);
  const isProbe = state.kind === 'probing' && asked.in.kind === 'probing' && asked.in.since === state.since;
  return isProbe
    ? openFor(Math.min(state.pauseMs * 2, breakerRules.longestPauseMs), askedAt, now)
    : { ...state, askedAt };
}

const openFor = (pauseMs: number, askedAt: number, now: number): BreakerState => ({
  kind: 'open',
  until: now + pauseMs,
  pauseMs,
  askedAt,
});
