/**
 * Whether it is worth asking someone who did not answer. Closed: everyone asks. Open: nobody asks until the pause is over.
 * Probing: one asks, and the answer decides for all. `failedAt` is when they were last found silent.
 */
export type BreakerState =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly failedAt: number; readonly pauseMs: number }
  | {
      readonly kind: 'probing';
      readonly since: number;
      readonly failedAt: number;
      readonly pauseMs: number;
    };

export const breakerRules = {
  /** In a row; fewer are the ordinary bad luck of a network. */
  failuresMost: 5,
  firstPauseMs: 5_000,
  longestPauseMs: 60_000,
  /** A probe that never reports must not keep everyone else waiting. */
  probeMs: 60_000,
} as const;

export const closedBreaker: BreakerState = { kind: 'closed', failures: 0 };

/**
 * Whether to ask now, and what is so from then on. `wishedAt`: when a person wanted it asked at once. Whoever wished it
 * since the last failure knows nothing of silence yet, and is not put off for what others found.
 */
export function beforeAsking(
  state: BreakerState,
  now: number,
  wishedAt: number | null = null,
): { readonly mayAsk: boolean; readonly state: BreakerState } {
  if (state.kind === 'closed') return { mayAsk: true, state };
  const { failedAt, pauseMs } = state;
  const isWished = wishedAt !== null && wishedAt >= failedAt;
  if (isWished && state.kind === 'probing') return { mayAsk: true, state };
  const isOver =
    state.kind === 'open' ? now >= failedAt + pauseMs : now - state.since >= breakerRules.probeMs;
  return isOver || isWished
    ? { mayAsk: true, state: { kind: 'probing', since: now, failedAt, pauseMs } }
    : { mayAsk: false, state };
}

/** Any answer closes it, also a fault: whoever says no is there. */
export function afterAnswer(): BreakerState {
  return closedBreaker;
}

/**
 * A failed probe makes the pause twice as long. What was asked before it opened, or before the probe, changes nothing any
 * more; `askedIn` is the state in which it was asked.
 */
export function afterFailure(state: BreakerState, askedIn: BreakerState, now: number): BreakerState {
  if (state.kind === 'open') return state;
  if (state.kind === 'probing') {
    const isProbe = askedIn.kind === 'probing' && askedIn.since === state.since;
    return isProbe ? openFor(Math.min(state.pauseMs * 2, breakerRules.longestPauseMs), now) : state;
  }
  const failures = state.failures + 1;
  return failures < breakerRules.failuresMost
    ? { kind: 'closed', failures }
    : openFor(breakerRules.firstPauseMs, now);
}

const openFor = (pauseMs: number, now: number): BreakerState => ({
  kind: 'open',
  failedAt: now,
  pauseMs,
});
