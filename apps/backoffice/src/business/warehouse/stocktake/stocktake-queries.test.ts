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

test('the request has one state of the lines, and none without a filter', () => {
  const filters = { counted: ['different'] };
  expect(stocktakeLinesRequest(id, { ...defaultTableState, search: 'vaj', filters })).toEqual({
    id,
    ...page,
    search: 'vaj',
    state: 'different',
  });
  expect(stocktakeLinesRequest(id, defaultTableState)).toEqual({ id, ...page });
});
