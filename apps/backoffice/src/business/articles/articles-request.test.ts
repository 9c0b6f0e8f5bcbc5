import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { articlesRequest } from './articles-request.ts';

const nothingChosen = {
  categories: [],
  units: [],
  vatIds: [],
  kinds: [],
  stockStates: [],
  deleted: false,
  shopId: null,
};

test('a list without filters requests only its first page', () => {
  expect(articlesRequest(defaultTableState)).toEqual({ page: 1, perPage: 15, ...nothingChosen });
});

test('the request contains the filters, the search text and the sort order', () => {
  const state = {
    ...defaultTableState,
    page: 3,
    sort: { column: 'price', direction: 'desc' } as const,
    search: 'kafe',
    filters: {
      category: ['c1', 'c2'],
      unit: ['u1'],
      vat: ['20'],
      kind: ['composite', 'nonsense'],
      shop: ['s1'],
      stock: ['low', 'available'],
    },
  };
  expect(articlesRequest(state)).toEqual({
    page: 3,
    perPage: 15,
    sort: 'price',
    direction: 'descending',
    search: 'kafe',
    categories: ['c1', 'c2'],
    units: ['u1'],
    vatIds: ['20'],
    kinds: ['composite'],
    stockStates: ['low'],
    deleted: false,
    shopId: 's1',
  });
});

test('the tab of deleted articles requests only deleted ones', () => {
  const state = { ...defaultTableState, filters: { state: ['deleted'] } };
  expect(articlesRequest(state)).toEqual({ page: 1, perPage: 15, ...nothingChosen, deleted: true });
});

test('a sort by a column that is not sortable is dropped from the request', () => {
  const state = { ...defaultTableState, sort: { column: 'stock', direction: 'asc' } as const };
  expect(articlesRequest(state)).not.toHaveProperty('sort');
});
