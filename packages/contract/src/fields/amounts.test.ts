import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as everyAmount from './amounts.ts';
import { firstProblem } from '../call/first-problem.ts';

const amounts = { ...everyAmount };
type Rule = keyof typeof amounts;

const accepted: readonly [Rule, readonly number[]][] = [
  ['price', [0.01, 1, 99.9, 9_999_999_999.99]],
  ['payment', [0.01, 1234.56]],
  ['total', [0, 0.01, 9_999_999_999.99]],
  ['signedTotal', [-9_999_999_999.99, -0.01, 0, 5.25]],
  ['unitPrice', [0, 0.5, 120]],
  ['exchangeRate', [0.01, 98.7, 117.35]],
  ['value', [0.000_000_01, -0.123_456_78, 1, 1e-8]],
  ['percentage', [0.01, 20, 99.99, 100]],
  ['percentageOrZero', [0, 6, 100]],
  ['quantity', [0.001, 1, 2.5, 9_999_999_999.999 - 0.999]],
  ['quantityEitherWay', [-0.001, 0.001, -12.345]],
  ['wholeQuantity', [1, 24, 9_999_999_999]],
  ['wholeQuantityEitherWay', [-3, 3]],
  ['cost', [0, 0.001, 60.125]],
  ['threeDecimals', [-1.234, 0, 1.234]],
  ['threeDecimalsNotZero', [-1.234, 1.234]],
];

test.each(accepted.flatMap(([rule, values]) => values.map((value) => [rule, value] as const)))(
  '%s takes %d',
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
  ['value', { 'not-zero': [0, -0], 'eight-decimals': [0.123_456_789, 1e-9] }],
  ['percentage', { positive: [0, -5], percentage: [100.01, 101, 1000], 'two-decimals': [33.333] }],
  ['percentageOrZero', { 'not-negative': [-0.01], percentage: [100.01], 'two-decimals': [0.001] }],
  ['quantity', { positive: [0, -2], 'three-decimals': [0.0001, 1.2345], 'ten-digits': [10_000_000_000] }],
  ['quantityEitherWay', { 'not-zero': [0], 'three-decimals': [-0.0001] }],
  ['wholeQuantity', { positive: [0, -1], 'no-decimals': [1.5, 0.1] }],
  ['wholeQuantityEitherWay', { 'not-zero': [0], 'no-decimals': [-1.5] }],
  ['cost', { 'not-negative': [-0.001], 'three-decimals': [0.0001] }],
  ['threeDecimals', { required: [undefined, ''], 'three-decimals': [0.0005] }],
  ['threeDecimalsNotZero', { required: [undefined], 'not-zero': [0], 'three-decimals': [1.0001] }],
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

test('every rule stands in both tables', () => {
  expect(new Set(accepted.map(([rule]) => rule))).toEqual(new Set(Object.keys(amounts)));
  expect(new Set(refused.map(([rule]) => rule))).toEqual(new Set(Object.keys(amounts)));
});

test('every price of ten digits and two decimals is taken, and none with a third decimal', () => {
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
