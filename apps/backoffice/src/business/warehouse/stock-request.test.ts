import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { stockRequest } from './stock-request.ts';

const [articleId, shopId] = ['a'.repeat(24), 'b'.repeat(24)];

test('the shop and the page in the address become the request', () => {
  const state = { ...defaultTableState, page: 2, filters: { shop: [shopId] } };
  const requested = { articleId, shopId, paginationOptions: { page: 2, maxCount: 15 } };
  expect(stockRequest(articleId, state)).toEqual(requested);
});

test('without a valid shop in the URL the request has no shop, and the server chooses one', () => {
  const first = { articleId, paginationOptions: { page: 1, maxCount: 15 } };
  expect(stockRequest(articleId, defaultTableState)).toEqual(first);
  expect(stockRequest(articleId, { ...defaultTableState, filters: { shop: ['x'] } })).toEqual(first);
});
