import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { stockRequest } from './stock-request.ts';

const [articleId, shopId] = ['a'.repeat(24), 'b'.repeat(24)];

test('the shop, the days and the page in the address become the request', () => {
  const state = { ...defaultTableState, page: 2, filters: { shop: [shopId], date: ['2026-01-01', ''] } };
  const date = { from: '2026-01-01' };
  const requested = { articleId, shopId, date, paginationOptions: { page: 2, maxCount: 15 } };
  expect(stockRequest(articleId, state)).toEqual(requested);
});

test('without a valid shop in the URL the request has no shop, and the server chooses one', () => {
  const first = { articleId, date: {}, paginationOptions: { page: 1, maxCount: 15 } };
  expect(stockRequest(articleId, defaultTableState)).toEqual(first);
  expect(stockRequest(articleId, { ...defaultTableState, filters: { shop: ['x'] } })).toEqual(first);
});
