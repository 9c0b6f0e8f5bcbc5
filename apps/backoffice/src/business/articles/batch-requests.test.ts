import { expect, test } from 'vitest';
import { batchRequests } from './batch-requests.ts';

function batching(stored: Record<string, string>, batchMax = 100) {
  const calls: string[][] = [];
  const one = batchRequests(async (ids) => {
    calls.push(ids);
    return new Map(Object.entries(stored).filter(([id]) => ids.includes(id)));
  }, batchMax);
  return { calls, one };
}

test('ids requested at the same time go into one call, and each caller gets its own value', async () => {
  const { calls, one } = batching({ a: 'A', b: 'B' });
  expect(await Promise.all([one('a'), one('b'), one('a')])).toEqual(['A', 'B', 'A']);
  expect(calls).toEqual([['a', 'b']]);
});

test('an id that the reply does not contain resolves to null', async () => {
  expect(await batching({}).one('x')).toBeNull();
});

test('a batch with more ids than the maximum is split into several calls', async () => {
  const { calls, one } = batching({ a: 'A', b: 'B', c: 'C' }, 2);
  expect(await Promise.all(['a', 'b', 'c'].map(one))).toEqual(['A', 'B', 'C']);
  expect(calls).toEqual([['a', 'b'], ['c']]);
});

test('a request after the batch was sent starts a new call, also if the batch failed', async () => {
  let isBroken = true;
  const one = batchRequests(async (ids) => {
    if (isBroken) throw new Error('away');
    return new Map(ids.map((id) => [id, id]));
  }, 100);
  await expect(one('a')).rejects.toThrow('away');
  isBroken = false;
  expect(await one('a')).toBe('a');
});
