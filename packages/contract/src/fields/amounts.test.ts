import { asExchangeRate } from '@tezga/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as everyAmount from './amounts.ts';
import { firstProblem } from '../call/first-problem.ts';
import { encoded } from '../call/wire-values.ts';

const { figure, withDefault: _withDefault, ...amounts } = everyAmount;
type Rule = keyof typeof amounts;

const accepted: readonly [Rule, readonly number[]][] = [
  ['price', [0.01, 1, 99.9, 9_999_999_999.99]],
  ['payment', [0.01, 1234.56]],
  ['total', [0, 0.01, 9_999_999_999.99]],
  ['signedTotal', [-9_999_999_999.99, -0.01, 0, 5.25]],
  ['unitPrice', [0, 0.5, 120]],
  ['exchangeRate', [0.01, 98.7, 117.35]],
  ['percentage', [0.01, 20, 99.99, 100]],
  ['percentageOrZero', [0, 6, 100]],
  ['quantity', [0.001, 1, 2.5, 9_999_999_999.999 - 0.999]],
  ['quantityOrZero', [0, 0.001, 12.5]],
  ['anyQuantity', [-12.345, 0, 9_999_999_999]],
  ['signedQuantity', [-0.001, 0.001, -12.345]],
  ['wholeQuantity', [1, 24, 9_999_999_999]],
  ['signedWholeQuantity', [-3, 3]],
  ['pointsOrZero', [0, 0.01, 9_999_999_999.99]],
  ['cost', [0, 0.001, 60.125]],
];

test.each(accepted.flatMap(([rule, values]) => values.map((value) => [rule, value] as const)))(
  '%s accepts %d',
  (rule, value) => {
    expect(firstProblem(amounts[rule], value)).toBe('accepted');
  },
);

const refused: readonly [Rule, Readonly<Record<string, readonly unknown[]>>][] = [
  [
    'price',
    { positive: [0, -1, -0.01], 'two-decimals': [0.001, 1.005, 1e-7], 'ten-digits': [10_000_000_000] },
  ],
  ['price', { required: [undefined, null, ''], invalid: ['abc', '12', true, {}, Number.NaN] }],
  ['payment', { positive: [0, -5], 'two-decimals': [1.234], 'ten-digits': [12_345_678_901] }],
  [
    'total',
    { 'not-negative': [-0.01], 'two-decimals': [0.125], 'ten-digits': [1e12], required: [undefined] },
  ],
  ['signedTotal', { 'two-decimals': [-0.125], 'ten-digits': [-10_000_000_000] }],
  ['unitPrice', { required: ['', undefined], 'not-negative': [-1], 'two-decimals': [1.999] }],
  ['exchangeRate', { positive: [0, -98], 'two-decimals': [98.123] }],
  ['percentage', { positive: [0, -5], percentage: [100.01, 101, 1000], 'two-decimals': [33.333] }],
  ['percentageOrZero', { 'not-negative': [-0.01], percentage: [100.01], 'two-decimals': [0.001] }],
  ['quantity', { positive: [0, -2], 'three-decimals': [0.0001, 1.2345], 'ten-digits': [10_000_000_000] }],
  ['quantityOrZero', { 'not-negative': [-0.001], 'three-decimals': [0.0001], required: [''] }],
  ['anyQuantity', { 'three-decimals': [-0.0001], 'ten-digits': [-10_000_000_000] }],
  ['signedQuantity', { 'not-zero': [0], 'three-decimals': [-0.0001] }],
  ['wholeQuantity', { positive: [0, -1], 'no-decimals': [1.5, 0.1] }],
  ['signedWholeQuantity', { 'not-zero': [0], 'no-decimals': [-1.5] }],
  ['pointsOrZero', { 'not-negative': [-0.01], 'two-decimals': [0.125], required: [''] }],
  ['cost', { 'not-negative': [-0.001], 'three-decimals': [0.0001] }],
];

test.each(
  refused.flatMap(([rule, byProblem]) =>
    Object.entries(byProblem).flatMap(([problem, values]) =>
      values.map((value) => [rule, value, problem] as const),
    ),
  ),
)('%s refuses %j: %s', (rule, value, problem) => {
  expect(firstProblem(amounts[rule], value)).toBe(problem);
});

test('every rule has examples that it accepts and examples that it refuses', () => {
  expect(new Set(accepted.map(([rule]) => rule))).toEqual(new Set(Object.keys(amounts)));
  expect(new Set(refused.map(([rule]) => rule))).toEqual(new Set(Object.keys(amounts)));
});

test('a price accepts any number with up to ten digits and two decimals, and refuses a third decimal', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 999_999_999_999n }),
      fc.integer({ min: 1, max: 9 }),
      (hundredths, third) => {
        const written = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
        expect(firstProblem(amounts.price, Number(written))).toBe('accepted');
        expect(firstProblem(amounts.price, Number(written + String(third)))).toMatch(
          /two-decimals|ten-digits/,
        );
      },
    ),
  );
});

const tenDigits = 9_999_999_999n;
const counted = [
  ['signedTotal', amounts.signedTotal, 100n, 1n],
  ['signedQuantity', amounts.signedQuantity, 1000n, 1n],
  ['cost', amounts.cost, 1000n, 1000n],
  ['exchangeRate', amounts.exchangeRate, 100n, 1_000_000n],
  ['figure.money', figure.money, 100n, 1n],
  ['figure.quantity', figure.quantity, 1000n, 1n],
] as const;

/** The decimal number for a count of the smallest unit. */
const written = (parts: bigint, inOne: bigint): number =>
  Number(`${parts / inOne}.${String(parts % inOne).padStart(String(inOne).length - 1, '0')}`);

test.each(counted)(
  '%s: any amount of up to ten digits is unchanged after decoding and encoding',
  (_name, codec, inOne, filled) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: tenDigits * inOne }), (parts) => {
        const number = written(parts, inOne);
        const amount: bigint = z.decode(codec, number);
        expect(amount).toBe(parts * filled);
        expect(encoded(codec, asExchangeRate(amount))).toBe(number);
      }),
    );
  },
);

test.each([
  ['figure.unitCost', figure.unitCost, 60.123_456, 60_123_456n],
  ['figure.exchangeRate', figure.exchangeRate, 98.123_456_78, 9_812_345_678n],
  ['figure.percent', figure.percent, -33.33, -3333n],
] as const)('%s decodes %d as %s and encodes it back', (_name, codec, number, amount) => {
  expect(z.decode(codec, number)).toBe(amount);
  expect(encoded(codec, asExchangeRate(amount))).toBe(number);
});
