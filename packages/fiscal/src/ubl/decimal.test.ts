import { expect, test } from 'vitest';
import { add, amountText, decimal, decimalText, divide, multiply, readDecimal, subtract } from './decimal.ts';

test.each([
  ['0.005', '0.01'],
  ['-0.005', '-0.01'],
  ['1.0049', '1.00'],
  ['12', '12.00'],
  ['.5', '0.50'],
  ['+3.', '3.00'],
  ['-0.001', '0.00'],
])('%s rounds to the amount %s', (text, amount) => {
  expect(amountText(decimal(text))).toBe(amount);
});

test('adding and multiplying decimals is exact', () => {
  expect(decimalText(add(decimal('0.1'), decimal('0.20')))).toBe('0.30');
  expect(decimalText(subtract(decimal('1'), decimal('1.001')))).toBe('-0.001');
  expect(decimalText(multiply(decimal('1.5'), decimal('-0.03')))).toBe('-0.045');
  expect(decimalText(divide(decimal('10'), decimal('3'), 4))).toBe('3.3333');
  expect(decimalText(divide(decimal('-2'), decimal('0.3'), 2))).toBe('-6.67');
});

test.each(['', '.', '1e3', '1,5', '0x1', 'NaN', '9'.repeat(31)])(
  'the text %j is not parsed as a decimal number',
  (text) => {
    expect(readDecimal(text)).toBeNull();
  },
);
