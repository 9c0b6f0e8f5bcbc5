import { expect, test } from 'vitest';
import { markOfColumn, numberMeant, readNumber } from './read-number.ts';

const price = { mark: null, usualDecimals: 2 } as const;

test.each([
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u00A0234,5', 1234.5],
  ["1'234.50", 1234.5],
  ['1.234.567', 1_234_567],
  ['120 lekë', 120],
  ['120 Lek', 120],
  ['120L', 120],
  ['€ 12,30', 12.3],
  ['ALL 99', 99],
  ['−5', -5],
  ['0,125', 0.125],
  ['0.80', 0.8],
  [',5', 0.5],
  ['1.500', 1500],
  ['1500', 1500],
  ['12.345,6', 12_345.6],
])('a price written %s is read as %d', (text, number) => {
  expect(readNumber(text, price)).toBe(number);
});

test.each(['1,9O', 'dy', '', '1.23.4', '12..5', '1,2,3', '12-5', '1.23,456,7'])(
  '%j is not a number',
  (text) => {
    expect(readNumber(text, price)).toBeNull();
  },
);

test('a single separator before three digits follows the rest of the column, or else the usual decimals of the field', () => {
  expect(readNumber('1.234', { mark: '.', usualDecimals: 2 })).toBe(1.234);
  expect(readNumber('1.234', { mark: ',', usualDecimals: 3 })).toBe(1234);
  expect(readNumber('1.234', { mark: null, usualDecimals: 3 })).toBe(1.234);
  expect(readNumber('1,234', { mark: null, usualDecimals: 2 })).toBe(1234);
});

test('the decimal separator of a column is detected from its unambiguous cells', () => {
  expect(markOfColumn(['1.234', '12,5', '1.100'])).toBe(',');
  expect(markOfColumn(['1.234', '12.5'])).toBe('.');
  expect(markOfColumn(['1.234', '100'])).toBeNull();
});

test('a letter typed in place of a digit is detected', () => {
  expect(numberMeant('1,9O')).toBe('1,90');
  expect(numberMeant('l2')).toBe('12');
  expect(numberMeant('dy')).toBeNull();
});
