import { defaultTableState, type TableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { pageOf } from '../../kits/lists/page-of.ts';
import { aListedBusiness } from '../../testing/a-business.ts';
import { listedBusinesses, searchOfBusinesses, withEnds, type ShownBusiness } from './business-rows.ts';

const business = (businessName: string, given: Partial<ShownBusiness>): ShownBusiness => ({
  ...aListedBusiness,
  certificateEndsAt: null,
  nipt: 'L12006511W',
  businessName,
  ...given,
});
const all = [
  business('Zeta', { city: 'Korçë', tel: '355691234567' }),
  business('Çadra', { city: 'Vlorë', saName: 'Vjosa Net' }),
  business('Alfa', {
    nipt: 'M20311522A',
    ownerName: 'Artan Kola',
    email: 'pronar@alfa.example',
    businessEmail: 'zyra@alfa.example',
    businessTel: '068 222 3344',
  }),
  business('Gama', { deleted: true }),
];
const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };
const names = (state: Partial<TableState>) =>
  pageOf(all, { ...byName, ...state }, listedBusinesses).rows.map(({ businessName }) => businessName);

test('businesses are sorted by the Albanian alphabet, and deleted businesses are in a separate tab', () => {
  expect(names({})).toEqual(['Alfa', 'Çadra', 'Zeta']);
  expect(names({ sort: { column: 'city', direction: 'desc' } })).toEqual(['Çadra', 'Alfa', 'Zeta']);
  expect(names({ filters: { state: ['deleted'] } })).toEqual(['Gama']);
});

test('the tab "about to expire" lists the businesses whose certificate ends soon', () => {
  const [zeta] = all;
  const ends = { ...aListedBusiness, ...zeta, certificateEndsAt: '2026-12-01T00:00:00.000Z', daysLeft: 9 };
  const { daysLeft: _days, ...row } = ends;
  const shown = withEnds([ends])([row, { ...row, _id: 'b'.repeat(24) }]);
  const expiring = { ...byName, filters: { state: ['expiring'] } };
  expect(pageOf(shown, expiring, listedBusinesses).rows).toEqual([row]);
});

test.each([
  ['korce', ['Zeta']],
  ['m2031', ['Alfa']],
  ['artan k', ['Alfa']],
  ['pronar@alfa', ['Alfa']],
  ['vjosa cadra', ['Çadra']],
  ['069 123', ['Zeta']],
  ['+355 69 1', ['Zeta']],
  ['34567', ['Zeta']],
  ['00355 69 123', ['Zeta']],
  ['zyra@alfa', ['Alfa']],
  ['+355 68 222', ['Alfa']],
  ['0682223344', ['Alfa']],
  ['askund', []],
])(
  'a search finds businesses by name, NIPT, contacts, owner, seller or a part of a phone number: %s',
  (search, found) => {
    expect(names({ search: searchOfBusinesses(search) })).toEqual(found);
  },
);
