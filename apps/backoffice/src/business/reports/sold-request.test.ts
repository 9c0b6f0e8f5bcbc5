import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { groupingOf, soldRequest } from './sold-request.ts';

test('the request for a report has the days, the chosen filters, the page and a known sort column', () => {
  const state = {
    ...defaultTableState,
    page: 2,
    search: 'buk',
    sort: { column: 'total', direction: 'desc' as const },
    filters: { shop: ['a'], till: ['b'], operator: ['c'], category: ['d'] },
  };
  expect(soldRequest(state, { from: '2026-01-01', to: '2026-01-31' })).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    shopIds: ['a'],
    posIds: ['b'],
    operatorIds: ['c'],
    categoryIds: ['d'],
    page: 2,
    perPage: 15,
    search: 'buk',
    sort: 'total',
    direction: 'descending',
  });
});

test('an unknown grouping in an old URL is replaced by the grouping by day', () => {
  expect(groupingOf({ filters: { by: ['weekday'] } })).toBe('weekday');
  expect(groupingOf({ filters: { by: ['moon'] } })).toBe('day');
});
