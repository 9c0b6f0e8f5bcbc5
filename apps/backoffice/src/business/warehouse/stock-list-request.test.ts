import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { stockListRequest } from './stock-list-request.ts';

test('the filters of the stock list become the request', () => {
  const filters = { shop: ['s1'], category: ['c1'], state: ['negative', 'unknown'] };
  const sort = { column: 'quantity', direction: 'asc' as const };
  expect(stockListRequest({ ...defaultTableState, search: 'vaj', sort, filters })).toEqual({
    page: 1,
    perPage: defaultTableState.perPage,
    search: 'vaj',
    shopIds: ['s1'],
    categories: ['c1'],
    states: ['negative'],
    sort: 'quantity',
    direction: 'ascending',
  });
});
