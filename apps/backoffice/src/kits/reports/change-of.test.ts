import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { basketOf, changeOf, inThousands } from './change-of.ts';

test.each([
  [150n, 100n, 50],
  [50n, 100n, -50],
  [0n, 100n, -100],
  [100n, 0n, null],
  [100n, -5n, null],
])('%s after %s is a change of %s percent', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected);
});

test('the average total of an invoice is null if there are no invoices', () => {
  expect(basketOf({ totalPrice: asMoney(300n), count: 2 })).toBe(150n);
  expect(basketOf({ totalPrice: asMoney(0n), count: 0 })).toBeNull();
});

test.each([
  [0, '0'],
  [950, '950'],
  [1_500, '1.5k'],
  [180_000, '180k'],
  [-60_000, '−60k'],
  [2_250_000, '2.3M'],
  [3_000_000_000, '3mld'],
])('the chart formats the amount %s as %s', (amount, expected) => {
  expect(inThousands(amount)).toBe(expected);
});
