import { contract } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { movementsRequest } from './movements-request.ts';

test('a list without filters requests only its first page', () => {
  expect(movementsRequest(defaultTableState)).toEqual({
    paginationOptions: { page: 1, maxCount: 15 },
    posIds: [],
    operatorIds: [],
    date: {},
  });
});

test('the request contains the filters, and for a period without a first day only the last day', () => {
  const request = movementsRequest({
    ...defaultTableState,
    page: 3,
    perPage: 100,
    filters: { period: ['', '2026-11-15'], till: ['a'.repeat(24)], operator: ['b'.repeat(24)] },
    sort: { column: 'operator', direction: 'asc' },
  });
  expect(request).toEqual({
    paginationOptions: { page: 3, maxCount: 100 },
    posIds: ['a'.repeat(24)],
    operatorIds: ['b'.repeat(24)],
    date: { to: '2026-11-15' },
    sort: 'operator',
    direction: 'ascending',
  });
  expect(contract.cashRegister.transactions.input.safeParse(request).success).toBe(true);
});
