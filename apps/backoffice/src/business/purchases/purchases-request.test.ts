import { contract } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { exportRequest, purchasesRequest } from './purchases-request.ts';

test('a list without filters requests its first page, and the e-invoice list only e-invoices', () => {
  const { tableOptions } = purchasesRequest('all', defaultTableState);
  expect(tableOptions).toEqual({
    page: 1,
    perPage: 15,
    electronic: false,
    date: {},
    suppliers: [],
    statuses: [],
    types: [],
  });
  expect(purchasesRequest('electronic', defaultTableState).tableOptions?.electronic).toBe(true);
});

test('the request contains the filters and the sort order, and an export requests all rows', () => {
  const request = purchasesRequest('all', {
    ...defaultTableState,
    search: 'drita',
    sort: { column: 'total', direction: 'desc' },
    filters: {
      date: ['2026-11-01', ''],
      supplier: ['K11111111A'],
      status: ['DELIVERED', 'nothing'],
      type: ['CASH', 'nothing'],
    },
  });
  expect(exportRequest(request).tableOptions).toEqual({
    page: 1,
    perPage: 15,
    electronic: false,
    search: 'drita',
    sort: 'total',
    direction: 'descending',
    date: { from: '2026-11-01' },
    suppliers: ['K11111111A'],
    statuses: ['DELIVERED'],
    types: ['CASH'],
    export: true,
  });
  expect(contract.purchases.list.input.safeParse(request).success).toBe(true);
});
