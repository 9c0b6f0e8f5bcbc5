import { defaultTableState, type TableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { pageOf } from '../../kits/lists/page-of.ts';
import { listedBusinesses, type BusinessRow } from './business-rows.ts';

const business = (name: string, city: string, nipt = 'L12006511W'): BusinessRow => ({
  businessId: name,
  name,
  nipt,
  city,
  ownerId: null,
  ownerName: null,
  adminName: null,
  createdAt: '2026-01-01T00:00:00Z',
});
const all = [business('Zeta', 'Korçë'), business('Çadra', 'Vlorë'), business('Alfa', 'Tiranë', 'M20311522A')];
const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };
const names = (state: Partial<TableState>) =>
  pageOf(all, { ...byName, ...state }, listedBusinesses).rows.map(({ name }) => name);

test('businesses are sorted by the Albanian alphabet', () => {
  expect(names({})).toEqual(['Alfa', 'Çadra', 'Zeta']);
  expect(names({ sort: { column: 'city', direction: 'desc' } })).toEqual(['Çadra', 'Alfa', 'Zeta']);
});

test.each([
  ['korce', ['Zeta']],
  ['m2031', ['Alfa']],
  ['cadra vlore', ['Çadra']],
  ['askund', []],
])('a search finds by name, number and city: %s', (search, found) => {
  expect(names({ search })).toEqual(found);
});

test('a page contains its rows, and the total counts all matches', () => {
  const page = pageOf(all, { ...byName, page: 2, perPage: 2 }, listedBusinesses);
  expect([page.rows.length, page.total]).toEqual([1, 3]);
});
