import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { documentsRequest } from './documents-request.ts';

const state = {
  ...defaultTableState,
  page: 2,
  search: 'vaj',
  sort: { column: 'value', direction: 'desc' as const },
  filters: {
    shop: ['s1'],
    reason: ['surplus', 'damage'],
    state: ['created', 'lost'],
    date: ['2026-11-01', ''],
  },
};

test('the request contains the filters of the list, without reasons of another kind of document', () => {
  const shared = {
    page: 2,
    perPage: defaultTableState.perPage,
    search: 'vaj',
    shopIds: ['s1'],
    from: '2026-11-01',
    sort: 'value',
    direction: 'descending',
  };
  expect(documentsRequest('entry', state)).toEqual({ ...shared, reasons: ['surplus'], states: [] });
  expect(documentsRequest('exit', state)).toEqual({ ...shared, reasons: ['damage'], states: [] });
  expect(documentsRequest('transfer', state)).toEqual({ ...shared, reasons: [], states: ['created'] });
});
