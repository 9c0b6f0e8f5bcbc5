import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import {
  codesIn,
  isDeletedShown,
  pageRequest,
  periodIn,
  searchRequest,
  sortRequest,
  sortedBy,
} from './list-request.ts';

test('the largest page size requests the maximum number of rows', () => {
  const largest = { ...defaultTableState, perPage: 1000 };
  expect(pageRequest(largest).paginationOptions).toEqual({ page: 1, maxCount: 1000 });
  expect(pageRequest(largest, 1000).paginationOptions).toEqual({ page: 1, maxCount: -1 });
});

test('an empty search adds nothing to the request', () => {
  expect(searchRequest(defaultTableState)).toEqual({});
  expect(searchRequest({ search: 'ana' })).toEqual({ search: 'ana' });
});

test('a sort is requested only for a column that the server can sort by', () => {
  const columns = ['name', 'total'];
  expect(sortRequest(sortedBy('total', 'desc'), columns)).toEqual({ sort: 'total', direction: 'descending' });
  expect(sortRequest(sortedBy('elsewhere'), columns)).toEqual({});
});

test('unknown codes from an old URL are dropped', () => {
  const state = { ...defaultTableState, filters: { status: ['error', 'made up'], state: ['deleted'] } };
  expect(codesIn(state, 'status', ['pending', 'error'])).toEqual(['error']);
  expect([isDeletedShown(state), isDeletedShown(defaultTableState)]).toEqual([true, false]);
});

test('a period may be open at either end', () => {
  expect(periodIn({ filters: { date: ['', '2026-11-18'] } }, 'date')).toEqual({ to: '2026-11-18' });
  expect(periodIn({ filters: {} }, 'date')).toEqual({});
});
