import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hashQueryKey } from './hash-query-key.ts';

test('keys without amounts have the hash of the library', () => {
  const key = ['sales', { page: 1, search: undefined, filters: [{ id: 'a' }] }, null];
  expect(hashQueryKey(key)).toBe(hashKey(key));
});

const keyOf = (amount: bigint) => ['quote', { lines: [{ amount, name: 'Kafe' }] }];

test('keys that differ in an amount have different hashes, whatever the order of the fields', () => {
  expect(hashQueryKey(keyOf(100n))).not.toBe(hashQueryKey(keyOf(101n)));
  expect(hashQueryKey(keyOf(100n))).toBe(
    hashQueryKey(['quote', { lines: [{ name: 'Kafe', amount: 100n }] }]),
  );
});
