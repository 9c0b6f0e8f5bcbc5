import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hashQueryKey } from './hash-query-key.ts';

test('a query key without amounts has the default hash of the query library', () => {
  const key = ['sales', { page: 1, search: undefined, filters: [{ id: 'a' }] }, null];
  expect(hashQueryKey(key)).toBe(hashKey(key));
});

const keyOf = (amount: bigint) => ['quote', { lines: [{ amount, name: 'Kafe' }] }];

test('the hash of a query key depends on its amounts and not on the order of its fields', () => {
  expect(hashQueryKey(keyOf(100n))).not.toBe(hashQueryKey(keyOf(101n)));
  expect(hashQueryKey(keyOf(100n))).toBe(
    hashQueryKey(['quote', { lines: [{ name: 'Kafe', amount: 100n }] }]),
  );
});
