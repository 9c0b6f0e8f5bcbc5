/** What is known of someone who did not answer. */
interface Silence {
  readonly pauseMs: number;
  /** When the latest of those that were in vain since it opened was asked. */
  readonly askedAt: number;
}

/**
 * Whether it is worth asking someone who did not answer. Closed: everyone asks. Open: nobody asks until the pause is over.
 * Probing: one asks, and the answer decides for all.
 */
export type BreakerState =
  | { readonly kind: 'closed'; readonly failures: number }
  | (Silence & { readonly kind: 'open'; readonly until: number })
  | (Silence & { readonly kind: 'probing'; readonly since: number });

/** When it is asked, and in which state. */
export interface Asked {
  readonly at: number;
  readonly in: BreakerState;
}

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
 * Whether to ask now, which is null where not, and what is so from then on. `wishedAt`: when a person wanted it asked at
 * once. A wish that is newer than all that was asked in vain is tried; it finds out for itself, and puts nobody off.
 */
export function beforeAsking(
  state: BreakerState,
  now: number,
  wishedAt: number | null = null,
): { readonly asked: Asked | null; readonly state: BreakerState } {
  if (state.kind === 'closed') return { asked: { at: now, in: state }, state };
  const isOver = state.kind === 'open' ? now >= state.until : now - state.since >= breakerRules.probeMs;
  if (isOver) {
    const { pauseMs, askedAt } = state;
    const probing: BreakerState = { kind: 'probing', since: now, pauseMs, askedAt };
    return { asked: { at: now, in: probing }, state: probing };
  }
  const isWished = wishedAt !== null && wishedAt > state.askedAt;
  return { asked: isWished ? { at: now, in: closedBreaker } : null, state };
}

/** Any answer closes it, also a fault: whoever says no is there. */
export function afterAnswer(): BreakerState {
  return closedBreaker;
}

/**
 * A failed probe makes the pause twice as long. What was asked before it opened, before the probe or because somebody
 * wished it changes nothing about that.
 */
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
