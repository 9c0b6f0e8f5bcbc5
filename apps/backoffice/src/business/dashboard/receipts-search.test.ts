import { tableStateFromSearch } from '@tezga/ui';
import { expect, test } from 'vitest';
import { receiptsSearch, type CountedInvoices } from '../../kits/reports/receipts-search.ts';
import { invoicesRequest } from '../sales/index.ts';

const days = { from: '2026-03-01', to: '2026-03-15' };

const requestFor = (counted: CountedInvoices) =>
  invoicesRequest(tableStateFromSearch(new URLSearchParams(receiptsSearch(counted))));

test('the link of a dashboard figure lists the invoices of the same days, without orders', () => {
  expect(requestFor({ days })).toMatchObject({
    date: days,
    invoiceTypes: [
      { type: 'cash', show: true },
      { type: 'nonCash', show: true },
      { type: 'card', show: true },
      { type: 'order', show: false },
      { type: 'other', show: false },
    ],
  });
});

test.each([
  [{ hours: { from: 9, to: 10 } }, { hours: { from: 9, to: 10 } }],
  [{ shop: 'a' }, { shopIds: ['a'] }],
  [{ method: 'CARD' }, { methods: ['CARD'] }],
  [{ customer: 'b' }, { customerIds: ['b'] }],
  [{ article: 'c' }, { articleIds: ['c'] }],
])('the link of a figure for %j filters the invoices by this value', (one, expected) => {
  expect(requestFor({ days, ...one })).toMatchObject({ date: days, ...expected });
});
