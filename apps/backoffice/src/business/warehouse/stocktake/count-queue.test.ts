import { expect, test } from 'vitest';
import { nextToSend, retryDelayMs, withCount, withResult, type QueuedCount } from './count-queue.ts';

const count = (countId: string, state: QueuedCount['state'] = 'pending'): QueuedCount => ({
  countId,
  code: '530',
  quantity: 1,
  isRecount: false,
  state,
  result: '',
});

test('counts are sent in the order in which they were made', () => {
  const queue = [count('1'), count('2')].reduce<QueuedCount[]>(withCount, []);
  expect(nextToSend(queue)?.countId).toBe('1');
  const sent = withResult(queue, '1', { state: 'counted', result: 'Miell: 1' });
  expect(nextToSend(sent)?.countId).toBe('2');
  expect(nextToSend(withResult(sent, '2', { state: 'refused', result: '' }))).toBeUndefined();
});

test('a full queue drops only counts that were already sent', () => {
  const arrived = Array.from({ length: 60 }, (_, place) => count(`old ${place}`, 'counted'));
  const queue = withCount([...arrived, count('pending')], count('new'));
  expect(queue).toHaveLength(51);
  expect(queue.at(-1)?.countId).toBe('pending');
});

test('the time until the next attempt doubles with each failure, up to a minute', () => {
  expect([1, 2, 3, 6, 40].map(retryDelayMs)).toEqual([2000, 4000, 8000, 60_000, 60_000]);
});
