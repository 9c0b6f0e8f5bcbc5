import { expect, test } from 'vitest';
import { isOrderInvoice } from './order-invoice.ts';

test.each([
  ['an order', false, 'ORDER', true],
  ['an order that was summed up', true, 'ORDER', false],
  ['a card', false, 'CARD', false],
] as const)('%s', (_what, usedAsOrderInvoice, method, expected) => {
  expect(isOrderInvoice({ usedAsOrderInvoice, payments: [{ method }] })).toBe(expected);
});
