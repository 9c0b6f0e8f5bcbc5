import { asMoney, asPercent, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { PurchaseLine } from './purchase.ts';
import { fixedPointOf } from './decimal-amounts.ts';
import { vatByRate } from './vat-by-rate.ts';

const line = (vatRate: bigint | null, withoutVat: bigint, vat: bigint): PurchaseLine => ({
  name: 'x',
  code: '',
  unit: 'copë',
  quantity: asQuantity(1000n),
  unitPrice: asMoney(withoutVat),
  vatRate: vatRate === null ? null : asPercent(vatRate),
  withoutVat: asMoney(withoutVat),
  vat: asMoney(vat),
  withVat: asMoney(withoutVat + vat),
});

test('the VAT of the lines is summed by rate, the highest rate first', () => {
  const lines = [line(600n, 100n, 6n), line(2000n, 1000n, 200n), line(null, 50n, 0n), line(2000n, 10n, 2n)];
  expect(vatByRate(lines)).toEqual([
    { vatRate: 2000n, withoutVat: 1010n, vat: 202n, withVat: 1212n },
    { vatRate: 600n, withoutVat: 100n, vat: 6n, withVat: 106n },
    { vatRate: null, withoutVat: 50n, vat: 0n, withVat: 50n },
  ]);
});

test('a decimal number is parsed exactly, and further decimals are rounded', () => {
  expect(fixedPointOf('1234.5', 2)).toBe(123450n);
  expect(fixedPointOf('-0.375', 3)).toBe(-375n);
  expect(fixedPointOf('-1.005', 2)).toBe(-101n);
  expect(fixedPointOf('1.004999', 2)).toBe(100n);
  expect(fixedPointOf('90071992547409.93', 2)).toBe(9007199254740993n);
  expect(fixedPointOf('12,5', 2)).toBeNull();
  expect(fixedPointOf('', 2)).toBeNull();
});
