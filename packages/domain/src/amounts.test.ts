import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, decimalText, hasDecimals, hundredthsOf, quantityOf, thousandthsOf } from './amounts.ts';

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
])('%d has at most %i decimals: %j', (value, most, holds) => {
  expect(hasDecimals(value, most)).toBe(holds);
});

/** A number as people write it, out of its whole smallest parts. */
function written(parts: bigint, decimals: number): number {
  const digits = String(parts < 0n ? -parts : parts).padStart(decimals + 1, '0');
  return Number(`${parts < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

const tenDigits = 9_999_999_999n;

test('an amount of ten digits goes to hundredths and back with nothing lost', () => {
  const most = tenDigits * 100n + 99n;
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (hundredths) => {
      const amount = written(hundredths, 2);
      expect(hundredthsOf(amount)).toBe(hundredths);
      expect(hasDecimals(amount, 2)).toBe(true);
      expect(amountOf(hundredths)).toBe(amount + 0);
    }),
  );
});

test('a quantity of ten digits goes to thousandths and back with nothing lost', () => {
  const most = tenDigits * 1000n + 999n;
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (thousandths) => {
      const quantity = written(thousandths, 3);
      expect(thousandthsOf(quantity)).toBe(thousandths);
      expect(hasDecimals(quantity, 3)).toBe(true);
      expect(quantityOf(thousandths)).toBe(quantity + 0);
    }),
  );
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123_450n, '1234.50'],
  [-100n, '-1.00'],
])('%s hundredths are written %s', (hundredths, text) => {
  expect(decimalText(hundredths)).toBe(text);
});
