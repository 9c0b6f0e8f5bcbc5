import { asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import { worthOf } from './valuation.ts';

test.each([
  [2000n, 33_335n, 6667n],
  [1n, 4999n, 0n],
  [1n, 5000n, 1n],
  [-1n, 5000n, -1n],
  [1_000_000_000_000n, 9_999_999_999_999n, 999_999_999_999_900_000_000n],
])('%d thousandths of a unit at %d thousandths of a lek are worth %d hundredths', (quantity, cost, worth) => {
  expect(worthOf(asQuantity(quantity), asUnitCost(cost))).toBe(worth);
});
