import { expect, test } from 'vitest';
import { amountOfTyped, filledAmount, pastedAmount, shownAmount } from './typed-amount.ts';

test.each([
  ['12.50', 12.5],
  ['12.', 12],
  ['0.05', 0.05],
  [140, 140],
  ['', ''],
  ['-', ''],
] as const)('the typed text %s has the value %s', (typed, amount) => {
  expect(amountOfTyped(typed)).toBe(amount);
});

test('an unfinished number is not reformatted while it is typed', () => {
  expect(shownAmount('12.0', 12)).toBe('12.0');
  expect(shownAmount('-', '')).toBe('-');
});

test('a number set by the form replaces the typed text', () => {
  expect(shownAmount('12.0', 15)).toBe(15);
  expect(shownAmount('12.0', null)).toBe('');
});

test.each([
  [1, 3, '1.000'],
  [1.5, 2, '1.50'],
  [9999999999.99, 2, '9999999999.99'],
  [96.12345678, 8, '96.12345678'],
  ['', 2, ''],
  [null, 2, ''],
] as const)('%j with %j decimals is shown as %j', (value, decimals, shown) => {
  expect(filledAmount(value, decimals)).toBe(shown);
});

test.each([
  ['98,50', 98.5],
  ['98.5', 98.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,5', 1234.5],
  ['1.234.567', 1234567],
  ['1.234', 1234],
  [' 120 ', 120],
  ['12 lekë', null],
  ['', null],
] as const)('%j pasted as a price is read as %j', (text, amount) => {
  expect(pastedAmount(text, 2)).toBe(amount);
});

test('three digits after the separator of a pasted number are decimals in a field with three decimals', () => {
  expect(pastedAmount('1,234', 3)).toBe(1.234);
});
