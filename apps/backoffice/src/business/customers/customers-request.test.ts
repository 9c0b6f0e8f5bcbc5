import { contract } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { customersRequest } from './customers-request.ts';

test('the default list requests the first page of existing customers', () => {
  expect(customersRequest(defaultTableState)).toEqual({
    page: 1,
    perPage: defaultTableState.perPage,
    idTypes: [],
    towns: [],
    deleted: false,
  });
});

test('sort, search and filters become request parameters', () => {
  const request = customersRequest({
    ...defaultTableState,
    sort: { column: 'createdAt', direction: 'desc' },
    search: 'çaj',
    filters: { idType: ['POINTS', 'NUIS'], town: ['Tiranë'], state: ['deleted'] },
  });
  expect(request).toMatchObject({
    sort: 'createdAt',
    direction: 'descending',
    search: 'çaj',
    idTypes: ['NUIS', 'POINTS'],
    towns: ['Tiranë'],
    deleted: true,
  });
  expect(contract.customers.page.input.safeParse(request).success).toBe(true);
});

test('invalid values in the URL are dropped from the request', () => {
  const request = customersRequest({
    ...defaultTableState,
    sort: { column: 'phone', direction: 'asc' },
    filters: { idType: ['DRIVER'] },
  });
  expect(request).not.toHaveProperty('sort');
  expect(request.idTypes).toEqual([]);
});
