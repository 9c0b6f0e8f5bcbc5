import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { stocktakeLinesRequest, stocktakesRequest } from './stocktake-queries.ts';

const id = 'a'.repeat(24);
const page = { page: 1, perPage: defaultTableState.perPage };

test('the filters of the list become the request, and unknown statuses are dropped', () => {
  const filters = { shop: [id], status: ['open', 'lost'] };
  expect(stocktakesRequest({ ...defaultTableState, filters })).toEqual({
    ...page,
    shopIds: [id],
    statuses: ['open'],
  });
});

test('the filter by line state becomes one state in the request, and without a filter the request has none', () => {
  const filters = { counted: ['different'] };
  expect(stocktakeLinesRequest(id, { ...defaultTableState, search: 'vaj', filters })).toEqual({
    id,
    ...page,
    search: 'vaj',
    state: 'different',
  });
  expect(stocktakeLinesRequest(id, defaultTableState)).toEqual({ id, ...page });
});
