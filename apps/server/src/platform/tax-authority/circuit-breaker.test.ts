import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterAnswer,
  afterFailure,
  beforeAsking,
  breakerRules,
  closedBreaker,
  type BreakerState,
} from './circuit-breaker.ts';

const { failuresMost, firstPauseMs, longestPauseMs, probeMs } = breakerRules;

function opened(at: number): BreakerState {
  let state: BreakerState = closedBreaker;
  for (let count = 0; count < failuresMost; count += 1) state = afterFailure(state, closedBreaker, at);
  return state;
}

test('it opens after so many failures in a row, and an answer between them begins the count anew', () => {
  let state: BreakerState = closedBreaker;
  for (let count = 1; count < failuresMost; count += 1) state = afterFailure(state, closedBreaker, 0);
  expect(beforeAsking(state, 0).mayAsk).toBe(true);
  expect(afterFailure(afterAnswer(), closedBreaker, 0).kind).toBe('closed');
  expect(afterFailure(state, state, 0).kind).toBe('open');
});

test('open, nobody asks until the pause is over; then one does, and the others wait for what it finds', () => {
  const state = opened(1000);
  expect(beforeAsking(state, 1000 + firstPauseMs - 1).mayAsk).toBe(false);
  const first = beforeAsking(state, 1000 + firstPauseMs);
  expect(first).toMatchObject({ mayAsk: true, state: { kind: 'probing' } });
  expect(beforeAsking(first.state, 1000 + firstPauseMs).mayAsk).toBe(false);
  expect(afterAnswer()).toEqual(closedBreaker);
});

test('each failed probe doubles the pause up to the longest', () => {
  let state = opened(0);
  let now = 0;
  const pauses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    if (state.kind !== 'open') throw new Error('not open');
    pauses.push(state.pauseMs);
    now = state.failedAt + state.pauseMs;
    const asked = beforeAsking(state, now);
    state = afterFailure(asked.state, asked.state, now);
  }
  expect(pauses.slice(0, 3)).toEqual([firstPauseMs, firstPauseMs * 2, firstPauseMs * 4]);
  expect(pauses.at(-1)).toBe(longestPauseMs);
});

test('whoever wishes it after the last failure asks at once, also while another finds out; an older wish waits', () => {
  const state = opened(1000);
  expect(beforeAsking(state, 1500, 999)).toEqual({ mayAsk: false, state });
  const first = beforeAsking(state, 1500, 1400);
  expect(first).toMatchObject({ mayAsk: true, state: { kind: 'probing', since: 1500 } });
  expect(beforeAsking(first.state, 1600).mayAsk).toBe(false);
  const second = beforeAsking(first.state, 1600, 1400);
  expect(second).toEqual({ mayAsk: true, state: first.state });
  const silent = afterFailure(first.state, first.state, 1700);
  expect(silent).toEqual({ kind: 'open', failedAt: 1700, pauseMs: firstPauseMs * 2 });
  expect(afterFailure(silent, second.state, 1800)).toEqual(silent);
  expect(beforeAsking(silent, 1900, 1400).mayAsk).toBe(false);
  expect(beforeAsking(silent, 1900, 1800).mayAsk).toBe(true);
});

test('a probe that never reports gives way to another', () => {
  const { state } = beforeAsking(opened(0), firstPauseMs);
  expect(beforeAsking(state, firstPauseMs + probeMs - 1).mayAsk).toBe(false);
  expect(beforeAsking(state, firstPauseMs + probeMs).mayAsk).toBe(true);
});

test('what was asked before the probe and fails late is not the failed probe', () => {
  const { state: probing } = beforeAsking(opened(0), firstPauseMs);
  expect(afterFailure(probing, closedBreaker, firstPauseMs + 1)).toEqual(probing);
  const { state: secondProbe } = beforeAsking(probing, firstPauseMs + probeMs);
  expect(afterFailure(secondProbe, probing, firstPauseMs + probeMs + 1)).toEqual(secondProbe);
  expect(afterFailure(secondProbe, secondProbe, firstPauseMs + probeMs + 1).kind).toBe('open');
});

test('whatever happened before, it is asked again in time and an answer lets everyone through', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ isAnswer: fc.boolean(), pauseMs: fc.nat(200_000) })), (events) => {
      let state: BreakerState = closedBreaker;
      let now = 0;
      for (const { isAnswer, pauseMs } of events) {
        now += pauseMs;
        const asked = beforeAsking(state, now);
        ({ state } = asked);
        if (asked.mayAsk) state = isAnswer ? afterAnswer() : afterFailure(state, state, now);
      }
      const later = beforeAsking(state, now + Math.max(longestPauseMs, probeMs));
      expect(later.mayAsk).toBe(true);
      expect(beforeAsking(afterAnswer(), now).mayAsk).toBe(true);
    }),
  );
});
