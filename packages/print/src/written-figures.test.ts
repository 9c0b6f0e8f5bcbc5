import { asExchangeRate, asMoney, asPercent, asQuantity } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  writtenAmount,
  writtenDay,
  writtenPercent,
  writtenQuantity,
  writtenRate,
} from './written-figures.ts';

test.each([
  [writtenAmount(asMoney(0n)), '0.00'],
  [writtenAmount(asMoney(1_245_000n)), '12\u00A0450.00'],
  [writtenAmount(asMoney(-5n)), '\u22120.05'],
  [writtenAmount(asMoney(123_456_789_012n)), '1\u00A0234\u00A0567\u00A0890.12'],
  [writtenQuantity(asQuantity(2000n)), '2'],
  [writtenQuantity(asQuantity(375n)), '0.375'],
  [writtenQuantity(asQuantity(-1500n)), '\u22121.5'],
  [writtenQuantity(asQuantity(10_000_000n)), '10\u00A0000'],
  [writtenRate(asExchangeRate(9_812_345_678n)), '98.12345678'],
  [writtenRate(asExchangeRate(10_000_000_000n)), '100.00'],
  [writtenPercent(asPercent(asMoney(2000n))), '20%'],
  [writtenPercent(asPercent(asMoney(1250n))), '12.5%'],
  [writtenDay('2026-11-15'), '15.11.2026'],
])('an amount, quantity, rate, percentage or day is written as %s', (written, expected) => {
  expect(written).toBe(expected);
});
