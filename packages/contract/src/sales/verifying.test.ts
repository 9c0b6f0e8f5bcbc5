import { expect, test } from 'vitest';
import { payments } from '../payments.ts';
import { verifyingRefusals } from './issued-answer.ts';
import { orderInvoices } from './order-invoices.ts';
import { sales } from './sales.ts';

test.each([
  ['an invoice', sales.issue],
  ['an invoice with a payment', payments.payWithSale],
  ['a summary invoice', orderInvoices.summarize],
])('the call for %s declares the refusals of a till that verifies its clients', (_name, { refusals }) => {
  expect(refusals).toEqual(expect.arrayContaining([...verifyingRefusals]));
});
