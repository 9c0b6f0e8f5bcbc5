import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterReply,
  afterFailure,
  beforeRequest,
  breakerRules,
  closedBreaker,
  type Attempt,
  type BreakerState,
} from './circuit-breaker.ts';

const { failuresMax, firstBackoffMs, backoffMaxMs, probeMs } = breakerRules;

const usual = (at: number): Attempt => ({ at, in: closedBreaker });

function opened(at: number): BreakerState {
  let state: BreakerState = closedBreaker;
  for (let count = 0; count < failuresMax; count += 1) state = afterFailure(state, usual(at), at);
  return state;
}

const mayPass = (...given: Parameters<typeof beforeRequest>) => beforeRequest(...given).attempt !== null;

/** Begins an attempt and expects that the breaker lets it pass. */
function attemptAt(...given: Parameters<typeof beforeRequest>) {
  const { attempt, state } = beforeRequest(...given);
  if (attempt === null) throw new Error('the breaker blocked the attempt');
  return { attempt, state };
}

test('the breaker opens after failuresMax failures in a row, and a reply resets the count', () => {
  let state: BreakerState = closedBreaker;
  for (let count = 1; count < failuresMax; count += 1) state = afterFailure(state, usual(0), 0);
  expect(mayPass(state, 0)).toBe(true);
  expect(afterFailure(afterReply(), usual(0), 0).kind).toBe('closed');
  expect(afterFailure(state, usual(0), 0).kind).toBe('open');
});

test('an open breaker blocks requests until the backoff is over, then lets one request pass as the probe', () => {
  const state = opened(1000);
  expect(mayPass(state, 1000 + firstBackoffMs - 1)).toBe(false);
  const first = attemptAt(state, 1000 + firstBackoffMs);
  expect(first.state.kind).toBe('half-open');
  expect(mayPass(first.state, 1000 + firstBackoffMs)).toBe(false);
  expect(afterReply()).toEqual(closedBreaker);
});

test('each failed probe doubles the backoff up to its maximum', () => {
  let state = opened(0);
  let now = 0;
  const backoffs: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    if (state.kind !== 'open') throw new Error('not open');
    backoffs.push(state.backoffMs);
    now = state.until;
    const probe = attemptAt(state, now);
    state = afterFailure(probe.state, probe.attempt, now);
  }
  expect(backoffs.slice(0, 3)).toEqual([firstBackoffMs, firstBackoffMs * 2, firstBackoffMs * 4]);
  expect(backoffs.at(-1)).toBe(backoffMaxMs);
});

test('if a probe has no outcome after probeMs, a second probe may pass', () => {
  const { state } = attemptAt(opened(0), firstBackoffMs);
  expect(mayPass(state, firstBackoffMs + probeMs - 1)).toBe(false);
  expect(mayPass(state, firstBackoffMs + probeMs)).toBe(true);
});

test('the failure of a request that was sent before the probe does not count as a failure of the probe', () => {
  const first = attemptAt(opened(0), firstBackoffMs);
  expect(afterFailure(first.state, usual(0), firstBackoffMs + 1)).toEqual(first.state);
  const second = attemptAt(first.state, firstBackoffMs + probeMs);
  const stillProbing = afterFailure(second.state, first.attempt, firstBackoffMs + probeMs + 1);
  expect(stillProbing).toMatchObject({ kind: 'half-open', since: firstBackoffMs + probeMs });
  expect(afterFailure(stillProbing, second.attempt, firstBackoffMs + probeMs + 1).kind).toBe('open');
});

test('a manual retry passes an open breaker if it was requested after the last failed attempt began, otherwise not', () => {
  const open = opened(1000);
  expect(mayPass(open, 1500, 1000)).toBe(false);
  const retry = attemptAt(open, 1500, 1400);
  // The result of the first manual retry is not known yet, so a second one that was requested then passes too.
  expect(mayPass(retry.state, 1500, 1400)).toBe(true);
  const stillOpen = afterFailure(retry.state, retry.attempt, 1700);
  expect(mayPass(stillOpen, 1800, 1400)).toBe(false);
  // This manual retry was requested after the failed attempt had begun, so it passes.
  expect(mayPass(stillOpen, 1800, 1550)).toBe(true);
});

test('a failed manual retry does not extend the backoff of an open or half-open breaker', () => {
  const open = opened(0);
  const early = attemptAt(open, 100, 50);
  expect(early.state).toEqual(open);
  const later = afterFailure(early.state, early.attempt, 200);
  expect(later).toEqual({ ...open, lastAttemptAt: 100 });
  const probe = attemptAt(later, firstBackoffMs);
  const meanwhile = attemptAt(probe.state, firstBackoffMs + 10, firstBackoffMs + 5);
  expect(meanwhile.state).toEqual(probe.state);
  const probing = afterFailure(meanwhile.state, meanwhile.attempt, firstBackoffMs + 20);
  expect(probing).toEqual({ ...probe.state, lastAttemptAt: firstBackoffMs + 10 });
});

test('after any events the breaker lets a probe pass within the maximum backoff, and a reply closes it', () => {
  // Only one attempt in ten succeeds, because the breaker opens only after several failures in a row.
  const seldom = fc.nat(9).map((chance) => chance === 9);
  const event = fc.record({ isReply: seldom, isManualRetry: fc.boolean(), delayMs: fc.nat(200_000) });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.boolean(), (events, isRetriedOn) => {
      let state: BreakerState = closedBreaker;
      let now = 0;
      const happen = (isReply: boolean, isManualRetry: boolean) => {
        const next = beforeRequest(state, now, isManualRetry ? now : null);
        ({ state } = next);
        if (next.attempt !== null) state = isReply ? afterReply() : afterFailure(state, next.attempt, now);
      };
      for (const { isReply, isManualRetry, delayMs } of events) {
        now += delayMs;
        happen(isReply, isManualRetry);
      }
      const inTime = now + Math.max(backoffMaxMs, probeMs);
      // Failing manual retries until the end of the backoff must not delay the probe.
      const backoffEnd = isRetriedOn && state.kind === 'open' ? state.until : now;
      for (let at = now + 7_000; at < backoffEnd; at += 7_000) {
        now = at;
        happen(false, true);
      }
      expect(mayPass(state, inTime)).toBe(true);
      expect(mayPass(afterReply(), now)).toBe(true);
    }),
  );
});
