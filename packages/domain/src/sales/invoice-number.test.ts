import { expect, test } from 'vitest';
import { invoiceNumberText } from './invoice-number.ts';

test('the number of a cash invoice contains its device code', () => {
  const noon = new Date('2026-11-15T12:00:00Z');
  expect(invoiceNumberText(12, noon, 'ab123cd456')).toBe('12/2026/ab123cd456');
  expect(invoiceNumberText(12, noon, null)).toBe('12/2026');
});

test('the year of an invoice number is the year in Tirana, where it begins an hour before the year in UTC', () => {
  expect(invoiceNumberText(1, new Date('2026-12-31T22:59:59Z'), null)).toBe('1/2026');
  expect(invoiceNumberText(1, new Date('2026-12-31T23:00:00Z'), null)).toBe('1/2027');
});
