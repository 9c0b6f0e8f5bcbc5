import { contract } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { customersRequest } from './customers-request.ts';

test('the list as it opens asks for the first page of those who are there', () => {
  expect(customersRequest(defaultTableState)).toEqual({
    page: 1,
    perPage: defaultTableState.perPage,
    idTypes: [],
    towns: [],
    deleted: false,
  });
});

test('sort, search and filters are asked for as the contract says them', () => {
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

test('an address somebody wrote by hand asks for nothing the server would refuse', () => {
  const request = customersRequest({
    ...defaultTableState,
    sort: { column: 'balance', direction: 'asc' },
    filters: { idType: ['DRIVER'] },
  });
  expect(request).not.toHaveProperty('sort');
  expect(request.idTypes).toEqual([]);
});
