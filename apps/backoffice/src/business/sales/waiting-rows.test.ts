import { decoded, figure } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { unshownCount, waitingPage } from './waiting-rows.ts';
import type { WaitingInvoice } from '../fiscal/index.ts';

const waiting = (number: string, buyerName: string, totalPrice: number, deadline: string) =>
  ({
    meta: { invoiceNumber: number, buyerName, buyerIDNum: '' },
    posName: 'Arka 1',
    totalPrice: decoded(figure.money, totalPrice),
    deadline,
    attempts: 1,
  }) as WaitingInvoice;

const invoices = [
  waiting('3/2026', 'Klient Kesh', 10.5, '2026-11-15T10:00:00.000Z'),
  waiting('2/2026', 'Hotel Jonufra', 100, '2026-11-15T12:00:00.000Z'),
];

test('pending invoices stay in the server’s order, and the footer shows their total', () => {
  const { rows, total, ...rest } = waitingPage(invoices, defaultTableState);
  expect(rows).toEqual(invoices);
  expect(total).toBe(2);
  expect(rest).toEqual({ totals: { total: 11_050n } });
});

test('a search finds pending invoices by buyer, and hides the total', () => {
  const found = waitingPage(invoices, { ...defaultTableState, search: 'jonufra' });
  expect(found).toEqual({ rows: [invoices[1]], total: 1 });
});

test('sorting by time left, descending, puts the invoice with the latest deadline first', () => {
  const sort = { column: 'left', direction: 'desc' } as const;
  expect(waitingPage(invoices, { ...defaultTableState, sort }).rows[0]).toBe(invoices[1]);
});

test.each([
  [2, 0, 0, 0],
  [5, 1, 2, 0],
  [3000, 900, 98, 2000],
])(
  'with a count of %i, %i missed, %i seen and two listed invoices, %i are not listed',
  (count, missedCount, seenCount, left) => {
    expect(unshownCount({ count, missedCount, seenCount }, invoices)).toBe(left);
  },
);
