import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterAnswer,
  afterFailure,
  beforeAsking,
  breakerRules,
  closedBreaker,
  type Asked,
  type BreakerState,
} from './circuit-breaker.ts';

const { failuresMost, firstPauseMs, longestPauseMs, probeMs } = breakerRules;

const usual = (at: number): Asked => ({ at, in: closedBreaker });

function opened(at: number): BreakerState {
  let state: BreakerState = closedBreaker;
  for (let count = 0; count < failuresMost; count += 1) state = afterFailure(state, usual(at), at);
  return state;
}

const mayAsk = (...asking: Parameters<typeof beforeAsking>) => beforeAsking(...asking).asked !== null;

/** One that is asked at this moment. */
function ask(...asking: Parameters<typeof beforeAsking>) {
  const { asked, state } = beforeAsking(...asking);
  if (asked === null) throw new Error('nobody may ask');
  return { asked, state };
}

test('it opens after so many failures in a row, and an answer between them begins the count anew', () => {
  let state: BreakerState = closedBreaker;
  for (let count = 1; count < failuresMost; count += 1) state = afterFailure(state, usual(0), 0);
  expect(mayAsk(state, 0)).toBe(true);
  expect(afterFailure(afterAnswer(), usual(0), 0).kind).toBe('closed');
  expect(afterFailure(state, usual(0), 0).kind).toBe('open');
});

test('open, nobody asks until the pause is over; then one does, and the others wait for what it finds', () => {
  const state = opened(1000);
  expect(mayAsk(state, 1000 + firstPauseMs - 1)).toBe(false);
  const first = ask(state, 1000 + firstPauseMs);
  expect(first.state.kind).toBe('probing');
  expect(mayAsk(first.state, 1000 + firstPauseMs)).toBe(false);
  expect(afterAnswer()).toEqual(closedBreaker);
});

test('each failed probe doubles the pause up to the longest', () => {
  let state = opened(0);
  let now = 0;
  const pauses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    if (state.kind !== 'open') throw new Error('not open');
    pauses.push(state.pauseMs);
    now = state.until;
    const probe = ask(state, now);
    state = afterFailure(probe.state, probe.asked, now);
  }
  expect(pauses.slice(0, 3)).toEqual([firstPauseMs, firstPauseMs * 2, firstPauseMs * 4]);
  expect(pauses.at(-1)).toBe(longestPauseMs);
});

test('a probe that never reports gives way to another', () => {
  const { state } = ask(opened(0), firstPauseMs);
  expect(mayAsk(state, firstPauseMs + probeMs - 1)).toBe(false);
  expect(mayAsk(state, firstPauseMs + probeMs)).toBe(true);
});

test('what was asked before the probe and fails late is not the failed probe', () => {
  const first = ask(opened(0), firstPauseMs);
  expect(afterFailure(first.state, usual(0), firstPauseMs + 1)).toEqual(first.state);
  const second = ask(first.state, firstPauseMs + probeMs);
  const stillProbing = afterFailure(second.state, first.asked, firstPauseMs + probeMs + 1);
  expect(stillProbing).toMatchObject({ kind: 'probing', since: firstPauseMs + probeMs });
  expect(afterFailure(stillProbing, second.asked, firstPauseMs + probeMs + 1).kind).toBe('open');
});

test('a wish that is newer than all that was asked in vain is tried, and an older one is not', () => {
  const silent = opened(1000);
  expect(mayAsk(silent, 1500, 1000)).toBe(false);
  const wish = ask(silent, 1500, 1400);
  // Nobody knows yet what becomes of it.
  expect(mayAsk(wish.state, 1500, 1400)).toBe(true);
  const stillSilent = afterFailure(wish.state, wish.asked, 1700);
  expect(mayAsk(stillSilent, 1800, 1400)).toBe(false);
  // Whoever wished it while that one was waiting has not been asked for yet.
  expect(mayAsk(stillSilent, 1800, 1550)).toBe(true);
});

test('a wish in vain puts nobody off, whether the pause goes on or one finds out for all', () => {
  const silent = opened(0);
  const early = ask(silent, 100, 50);
  expect(early.state).toEqual(silent);
  const later = afterFailure(early.state, early.asked, 200);
  expect(later).toEqual({ ...silent, askedAt: 100 });
  const probe = ask(later, firstPauseMs);
  const meanwhile = ask(probe.state, firstPauseMs + 10, firstPauseMs + 5);
  expect(meanwhile.state).toEqual(probe.state);
  const probing = afterFailure(meanwhile.state, meanwhile.asked, firstPauseMs + 20);
  expect(probing).toEqual({ ...probe.state, askedAt: firstPauseMs + 10 });
});

test('whatever happened before, it is asked again in time and an answer lets everyone through', () => {
  // Most of it in vain, or it would hardly ever open.
  const seldom = fc.nat(9).map((chance) => chance === 9);
  const event = fc.record({ isAnswer: seldom, isWish: fc.boolean(), pauseMs: fc.nat(200_000) });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.boolean(), (events, isWishedOn) => {
      let state: BreakerState = closedBreaker;
      let now = 0;
      const happen = (isAnswer: boolean, isWish: boolean) => {
        const next = beforeAsking(state, now, isWish ? now : null);
        ({ state } = next);
        if (next.asked !== null) state = isAnswer ? afterAnswer() : afterFailure(state, next.asked, now);
      };
      for (const { isAnswer, isWish, pauseMs } of events) {
        now += pauseMs;
        happen(isAnswer, isWish);
      }
      const inTime = now + Math.max(longestPauseMs, probeMs);
      // However often somebody wishes it in vain meanwhile.
      const pauseEnd = isWishedOn && state.kind === 'open' ? state.until : now;
      for (let at = now + 7_000; at < pauseEnd; at += 7_000) {
        now = at;
        happen(false, true);
      }
      expect(mayAsk(state, inTime)).toBe(true);
      expect(mayAsk(afterAnswer(), now)).toBe(true);
    }),
  );
});
