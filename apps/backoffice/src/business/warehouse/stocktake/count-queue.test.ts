import { expect, test } from 'vitest';
import {
  nextRetryAtMs,
  nextToSend,
  retryDelayMs,
  withCount,
  withFailure,
  withoutBackoff,
  withResult,
  type QueuedCount,
} from './count-queue.ts';

const count = (countId: string, state: QueuedCount['state'] = 'pending'): QueuedCount => ({
  countId,
  code: countId,
  quantity: 1,
  isRecount: false,
  state,
  result: '',
});

test('counts are sent in the order in which they were made', () => {
  const queue = [count('1'), count('2')].reduce<QueuedCount[]>(withCount, []);
  expect(nextToSend(queue, 0)?.countId).toBe('1');
  const sent = withResult(queue, '1', { state: 'counted', result: 'Miell: 1' });
  expect(nextToSend(sent, 0)?.countId).toBe('2');
  expect(nextToSend(withResult(sent, '2', { state: 'refused', result: '' }), 0)).toBeUndefined();
});

test('a count that failed at the server is sent after the others, when its backoff is over', () => {
  const failed = withFailure([count('3'), count('2'), count('1')], '1', 1000);
  expect(nextToSend(failed, 1000)?.countId).toBe('2');
  expect(nextToSend(failed, 3000)?.countId).toBe('2');
  const alone = withResult(withResult(failed, '2', done), '3', done);
  expect([2999, 3000].map((nowMs) => nextToSend(alone, nowMs)?.countId)).toEqual([undefined, '1']);
  expect(nextRetryAtMs(alone, 1000)).toBe(3000);
  expect(nextRetryAtMs(withFailure(alone, '1', 3000), 3000)).toBe(7000);
  expect(nextToSend(withoutBackoff(alone), 1000)?.countId).toBe('1');
});

test('a count does not overtake a failed one with the same code, which a recount would replace', () => {
  const recount = { ...count('2'), code: '1', isRecount: true };
  const failed = withFailure([recount, count('1')], '1', 1000);
  expect(nextToSend(failed, 1000)).toBeUndefined();
  expect(nextToSend(withResult(failed, '1', done), 1000)?.countId).toBe('2');
});

const done = { state: 'counted', result: '' } as const;

test('a full queue drops only counts that were already sent', () => {
  const arrived = Array.from({ length: 60 }, (_, place) => count(`old ${place}`, 'counted'));
  const queue = withCount([...arrived, count('pending')], count('new'));
  expect(queue).toHaveLength(51);
  expect(queue.at(-1)?.countId).toBe('pending');
});

test('the time until the next attempt doubles with each failure, up to a minute', () => {
  expect([1, 2, 3, 6, 40].map(retryDelayMs)).toEqual([2000, 4000, 8000, 60_000, 60_000]);
});
