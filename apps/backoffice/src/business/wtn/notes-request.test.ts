import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { notesRequest } from './notes-request.ts';

test('a list without filters requests its first page', () => {
  expect(notesRequest(defaultTableState)).toEqual({
    paginationOptions: { page: 1, maxCount: defaultTableState.perPage },
    shopIds: [],
    posIds: [],
    operatorIds: [],
    date: {},
    statuses: [],
    transactions: [],
  });
});

test('every filter becomes a field of the request, and unknown codes are dropped', () => {
  const request = notesRequest({
    ...defaultTableState,
    page: 3,
    perPage: 10_000,
    search: 'AA123BB',
    filters: {
      date: ['2026-01-01', ''],
      shop: ['s'],
      till: ['t'],
      operator: ['o'],
      status: ['error', 'nonsense'],
      transaction: ['DOOR', 'nonsense'],
    },
  });
  expect(request).toEqual({
    paginationOptions: { page: 3, maxCount: -1 },
    shopIds: ['s'],
    posIds: ['t'],
    operatorIds: ['o'],
    date: { from: '2026-01-01' },
    search: 'AA123BB',
    statuses: ['error'],
    transactions: ['DOOR'],
  });
});
