import { expect, test } from 'vitest';
import {
  asMoney,
  asQuantity,
  decimalText,
  hasDecimals,
  minus,
  negated,
  plus,
  sumOf,
  thousandthsText,
} from './amounts.ts';

test.each([
  [1, 0, true],
  [1.5, 0, false],
  [1.25, 2, true],
  [1.005, 2, false],
  [0.1 + 0.2, 2, false],
  [1e-7, 8, true],
  [1e-9, 8, false],
  [1.5e-7, 8, true],
  [1e21, 0, true],
  [-3.125, 3, true],
  [Number.NaN, 2, false],
  [Number.POSITIVE_INFINITY, 2, false],
])('hasDecimals for the number %d and the maximum %i returns %j', (value, decimalsMax, holds) => {
  expect(hasDecimals(value, decimalsMax)).toBe(holds);
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123_450n, '1234.50'],
  [-100n, '-1.00'],
])('%s hundredths are formatted as %s', (hundredths, text) => {
  expect(decimalText(hundredths)).toBe(text);
});

test('a quantity is formatted with three decimals', () => {
  expect([thousandthsText(1250n), thousandthsText(-5n)]).toEqual(['1.250', '-0.005']);
});

test('adding, subtracting, negating and summing amounts returns exact amounts', () => {
  const [one, other] = [asMoney(250n), asMoney(-100n)];
  expect([plus(one, other), minus(one, other), negated(one), sumOf([one, other])]).toEqual([
    150n,
    350n,
    -250n,
    150n,
  ]);
  expect(sumOf([])).toBe(0n);
});

test('adding two amounts of different units does not compile', () => {
  // @ts-expect-error -- the compiler must refuse two different units
  expect(plus(asMoney(1n), asQuantity(1n))).toBe(2n);
});
