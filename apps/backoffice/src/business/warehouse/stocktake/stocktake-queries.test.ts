import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { stocktakeLinesRequest, stocktakesRequest } from './stocktake-queries.ts';

const id = 'a'.repeat(24);
const page = { page: 1, perPage: defaultTableState.perPage };

test('the filters of the stocktake list become the request, and unknown statuses are dropped', () => {
  const filters = { shop: [id], status: ['open', 'lost'] };
  expect(stocktakesRequest({ ...defaultTableState, filters })).toEqual({
    ...page,
    shopIds: [id],
    statuses: ['open'],
  });
});

test('the state filter of the stocktake lines becomes the state of the request; without the filter the request has no state', () => {
  const filters = { counted: ['different'] };
  expect(stocktakeLinesRequest(id, { ...defaultTableState, search: 'vaj', filters })).toEqual({
    id,
    ...page,
    search: 'vaj',
    state: 'different',
  });
  expect(stocktakeLinesRequest(id, defaultTableState)).toEqual({ id, ...page });
});
