import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import {
  codesIn,
  isDeletedShown,
  pageAsked,
  periodIn,
  searchAsked,
  sortAsked,
  sortedBy,
} from './list-request.ts';

test('the largest page size asks for as many rows as there can be', () => {
  const largest = { ...defaultTableState, perPage: 1000 };
  expect(pageAsked(largest).paginationOptions).toEqual({ page: 1, maxCount: 1000 });
  expect(pageAsked(largest, 1000).paginationOptions).toEqual({ page: 1, maxCount: -1 });
});

test('an empty search asks for nothing', () => {
  expect(searchAsked(defaultTableState)).toEqual({});
  expect(searchAsked({ search: 'ana' })).toEqual({ search: 'ana' });
});

test('a sort is asked for only by a column that the server orders by', () => {
  const columns = ['name', 'total'];
  expect(sortAsked(sortedBy('total', 'desc'), columns)).toEqual({ sort: 'total', direction: 'descending' });
  expect(sortAsked(sortedBy('elsewhere'), columns)).toEqual({});
});

test('what an old address holds besides the known codes is left out', () => {
  const state = { ...defaultTableState, filters: { status: ['error', 'made up'], state: ['deleted'] } };
  expect(codesIn(state, 'status', ['pending', 'error'])).toEqual(['error']);
  expect([isDeletedShown(state), isDeletedShown(defaultTableState)]).toEqual([true, false]);
});

test('a period may be open at either end', () => {
  expect(periodIn({ filters: { date: ['', '2026-11-18'] } }, 'date')).toEqual({ to: '2026-11-18' });
  expect(periodIn({ filters: {} }, 'date')).toEqual({});
});
