import { contract } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { countRequest, exportRequest, invoicesRequest } from './invoices-request.ts';

const id = (digit: string) => digit.repeat(24);

test('a list without filters requests the first 15 invoices without any condition', () => {
  expect(invoicesRequest(defaultTableState)).toEqual({
    paginationOptions: { page: 1, maxCount: 15 },
    posIds: [],
    operatorIds: [],
    date: {},
    hours: {},
    invoiceTypes: [],
    statuses: [],
    shopIds: [],
    methods: [],
    customerIds: [],
    articleIds: [],
    weekdays: [],
    taxes: [],
    categoryIds: [],
    hasFreeLines: false,
    buyers: [],
    eInvoices: [],
    kinds: [],
    payDeadline: {},
    isUnpaid: false,
  });
});

test('the request contains every filter of the URL, without an unknown status', () => {
  const request = invoicesRequest({
    ...defaultTableState,
    page: 2,
    search: '12/2026',
    filters: {
      till: [id('a')],
      operator: [id('b')],
      date: ['2026-11-01', ''],
      hour: ['9', '10'],
      status: ['pending', 'made up'],
      shop: [id('c')],
      method: ['CARD'],
      customer: [id('d')],
      article: [id('e')],
      weekday: ['6', '8'],
      vat: ['20', 'TYPE_1', '7'],
      category: [id('f')],
      line: ['free'],
      buyer: ['buyer:Furra Ylli', 'none'],
      eInvoice: ['REFUSED', 'made up'],
      kind: ['corrective'],
      due: ['', '2026-12-31'],
      debt: ['unpaid'],
    },
    sort: { column: 'total', direction: 'desc' },
  });
  expect(request).toEqual({
    paginationOptions: { page: 2, maxCount: 15 },
    posIds: [id('a')],
    operatorIds: [id('b')],
    date: { from: '2026-11-01' },
    hours: { from: 9, to: 10 },
    search: '12/2026',
    invoiceTypes: [],
    statuses: ['pending'],
    shopIds: [id('c')],
    methods: ['CARD'],
    customerIds: [id('d')],
    articleIds: [id('e')],
    weekdays: [6],
    taxes: ['20', 'TYPE_1'],
    categoryIds: [id('f')],
    hasFreeLines: true,
    buyers: ['Furra Ylli', ''],
    eInvoices: ['REFUSED'],
    kinds: ['corrective'],
    payDeadline: { to: '2026-12-31' },
    isUnpaid: true,
    sort: 'total',
    direction: 'descending',
  });
  expect(contract.sales.list.input.safeParse(request).success).toBe(true);
});

test('the count of a view is requested with the filters of the view and a page of one row', () => {
  const filters = { status: ['error'] };
  const opened = invoicesRequest({ ...defaultTableState, filters });
  expect(countRequest(filters)).toEqual({ ...opened, paginationOptions: { page: 1, maxCount: 1 } });
});

test('an invalid hour in the URL is dropped from the request', () => {
  const { hours } = invoicesRequest({ ...defaultTableState, filters: { hour: ['25', '12'] } });
  expect(hours).toEqual({ to: 12 });
});

test('the request hides the invoice types that are not chosen', () => {
  const { invoiceTypes } = invoicesRequest({ ...defaultTableState, filters: { type: ['card', 'order'] } });
  expect(invoiceTypes).toEqual([
    { type: 'cash', show: false },
    { type: 'nonCash', show: false },
    { type: 'card', show: true },
    { type: 'order', show: true },
    { type: 'other', show: false },
  ]);
});

test('the largest page size and an export request all rows', () => {
  const longest = invoicesRequest({ ...defaultTableState, perPage: 10_000 });
  expect(longest.paginationOptions).toEqual({ page: 1, maxCount: -1 });
  const { paginationOptions } = exportRequest(invoicesRequest({ ...defaultTableState, page: 7 }));
  expect(paginationOptions).toEqual({ page: 1, maxCount: -1 });
});
