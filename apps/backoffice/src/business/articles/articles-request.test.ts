import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { articlesRequest } from './articles-request.ts';

const nothingChosen = { categories: [], units: [], vatIds: [], kinds: [], deleted: false };

test('an untouched list asks for its first page and nothing else', () => {
  expect(articlesRequest(defaultTableState)).toEqual({ page: 1, perPage: 15, ...nothingChosen });
});

test('filters, words and order become the request', () => {
  const state = {
    ...defaultTableState,
    page: 3,
    sort: { column: 'price', direction: 'desc' } as const,
    search: 'kafe',
    filters: { category: ['c1', 'c2'], unit: ['u1'], vat: ['20'], kind: ['composite', 'nonsense'] },
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
    deleted: false,
  });
});

test('the tab of deleted articles asks for those alone', () => {
  const state = { ...defaultTableState, filters: { state: ['deleted'] } };
  expect(articlesRequest(state)).toEqual({ page: 1, perPage: 15, ...nothingChosen, deleted: true });
});

test('a column that cannot be sorted by is left out', () => {
  const state = { ...defaultTableState, sort: { column: 'stock', direction: 'asc' } as const };
  expect(articlesRequest(state)).not.toHaveProperty('sort');
});
