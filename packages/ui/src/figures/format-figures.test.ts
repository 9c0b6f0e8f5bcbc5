import { asExchangeRate, asMoney, asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  formatAmount,
  formatCost,
  formatCount,
  formatPercent,
  formatQuantity,
  formatRate,
  formatScaled,
  judgeChange,
} from './format-figures.ts';

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '−0.05'],
  [99_999n, '999.99'],
  [100_000n, '1\u00A0000.00'],
  [1_245_000n, '12\u00A0450.00'],
  [-1_860_000n, '−18\u00A0600.00'],
  [503_362_000_00n, '503\u00A0362\u00A0000.00'],
  [9_007_199_254_740_993_00n, '9\u00A0007\u00A0199\u00A0254\u00A0740\u00A0993.00'],
])('an amount of %s hundredths reads %s', (hundredths, text) => {
  expect(formatAmount(asMoney(hundredths))).toBe(text);
});

test.each([null, undefined])('an amount of %s is shown as a long dash', (amount) => {
  expect(formatAmount(amount)).toBe('–');
});

test.each([
  [0n, '0.000'],
  [8n, '0.008'],
  [1_416_670n, '1\u00A0416.670'],
  [-2500n, '−2.500'],
])('a quantity of %s thousandths reads %s', (thousandths, text) => {
  expect(formatQuantity(asQuantity(thousandths))).toBe(text);
});

test.each([null, undefined])('a quantity of %s is shown as "-"', (quantity) => {
  expect(formatQuantity(quantity)).toBe('-');
});

test('a rate is rounded to two decimals, or to a given number of decimals', () => {
  const rate = asExchangeRate(9_812_345_678n);
  expect([formatRate(rate), formatRate(rate, 4)]).toEqual(['98.12', '98.1235']);
});

test('a cost is rounded to two or to three decimals, as requested', () => {
  const cost = asUnitCost(1_416_670_500n);
  expect([formatCost(cost, 2), formatCost(cost, 3)]).toEqual(['1\u00A0416.67', '1\u00A0416.671']);
});

test.each([
  [12.6, 1, '12.6%'],
  [78, 1, '78.0%'],
  [20, 0, '20%'],
  [-0.04, 1, '0.0%'],
  [-3.25, 1, '−3.3%'],
  [1234.5, 1, '1\u00A0234.5%'],
  [Number.NaN, 1, '–'],
  [Number.POSITIVE_INFINITY, 1, '–'],
  [undefined, 1, '–'],
])('a percentage of %s with %s decimals reads %s', (points, decimals, text) => {
  expect(formatPercent(points, decimals)).toBe(text);
});

test('a count has thousands separators and no decimals', () => {
  expect([formatCount(4), formatCount(8914), formatCount(1_000_000n)]).toEqual([
    '4',
    '8\u00A0914',
    '1\u00A0000\u00A0000',
  ]);
});

test('a figure with zero decimals is written without a decimal point', () => {
  expect(formatScaled(-1000n, 0)).toBe('−1\u00A0000');
});

test.each([
  [12.6, 'up', { direction: 'up', good: true }],
  [-12.6, 'up', { direction: 'down', good: false }],
  [-6.5, 'down', { direction: 'down', good: true }],
  [6.5, 'down', { direction: 'up', good: false }],
  [0.04, 'up', { direction: 'same', good: true }],
] as const)('a change of %s, for a figure that is good when %s, is judged %o', (points, goodWhen, judged) => {
  expect(judgeChange(points, goodWhen)).toEqual(judged);
});
