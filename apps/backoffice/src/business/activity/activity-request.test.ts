import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { activityRequest } from './activity-request.ts';

test('the default list requests its first page without filters', () => {
  expect(activityRequest(defaultTableState)).toEqual({ page: 1, perPage: 15, users: [], actions: [] });
});

test('filters, search and sort become request parameters', () => {
  const state = {
    ...defaultTableState,
    page: 3,
    sort: { column: 'user', direction: 'asc' } as const,
    search: 'ana',
    filters: { period: ['2026-10-01', ''], user: ['u1', 'u2'], action: ['views.add'] },
  };
  expect(activityRequest(state)).toEqual({
    page: 3,
    perPage: 15,
    sort: 'user',
    direction: 'ascending',
    search: 'ana',
    from: '2026-10-01',
    users: ['u1', 'u2'],
    actions: ['views.add'],
  });
});

test('a sort by a column that cannot be sorted is left out of the request', () => {
  const state = { ...defaultTableState, sort: { column: 'device', direction: 'asc' } as const };
  expect(activityRequest(state)).not.toHaveProperty('sort');
});
