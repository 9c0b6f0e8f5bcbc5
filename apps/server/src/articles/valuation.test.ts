import { asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import { worthOf } from './valuation.ts';

test.each([
  [2000n, 33_335_000n, 6667n],
  [1n, 4_999_000n, 0n],
  [1n, 5_000_000n, 1n],
  [-1n, 5_000_000n, -1n],
  [1_000_000_000_000n, 9_999_999_999_999_000n, 999_999_999_999_900_000_000n],
])('%d thousandths of a unit at %d millionths of a lek are worth %d hundredths', (quantity, cost, worth) => {
  expect(worthOf(asQuantity(quantity), asUnitCost(cost))).toBe(worth);
});
