import type { EInvoiceDocument } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import type { FiscalizedInvoice } from '../fiscal-documents/index.ts';
import { warningsOf } from './warnings.ts';

const warned = (withTax: string, TotPrice: string, currency = 'ALL', rounding?: string) => {
  const totals = { withTax, rounding };
  const document = { currency, paymentMeans: [], totals } as unknown as EInvoiceDocument;
  const codes = warningsOf(document, { invoice: { TotPrice } } as FiscalizedInvoice).map(({ Code }) => Code);
  return codes.includes('AL-TOTAL');
};

test.each([
  ['240.00', '240.00', false],
  ['240', '240.00', false],
  ['240.0', '-240.00', false],
  ['240.01', '240.00', true],
  // As JavaScript numbers these two are equal.
  ['900719925474099.49', '900719925474099.50', true],
])('a total of %s with a fiscal total of %s gives a warning: %s', (withTax, total, isWarned) => {
  expect(warned(withTax, total)).toBe(isWarned);
});

test('a total that equals the fiscal invoice after rounding gives no warning', () => {
  const withRounding = (rounding: string) => warned('36.00', '30.00', 'ALL', rounding);
  expect([withRounding('-6.00'), withRounding('-5.99'), warned('30.00', '30.00', 'ALL', '-0.40')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('totals in another currency are not compared', () => {
  expect(warned('2.40', '240.00', 'EUR')).toBe(false);
});
