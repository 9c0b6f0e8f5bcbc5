import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { pageOf } from '../../kits/lists/page-of.ts';
import {
  areGoneShown,
  isOwnerRow,
  listedEmployees,
  rolesAmong,
  shopNames,
  type EmployeeRow,
  type Shop,
} from './employee-rows.ts';

const operator = { _id: 'r1', roleCode: 'OP', roleDesc: 'Operator' };
const owner = { _id: 'r0', roleCode: 'O', roleDesc: 'Pronar' };

function anEmployee(change: Partial<EmployeeRow>): EmployeeRow {
  return {
    _id: 'e1',
    userId: 'u1',
    name: 'Besnik Gjata',
    email: 'besnik@market.example',
    tel: null,
    role: operator,
    deletedRole: null,
    operator: null,
    invitation: null,
    hasPin: false,
    shopIds: [],
    createdAt: '2026-01-02T08:00:00.000Z',
    updatedAt: '2026-01-02T08:00:00.000Z',
    ...change,
  };
}

const shops = [
  { _id: 's1', name: 'Qendër' },
  { _id: 's2', name: 'Plazh' },
] as Shop[];

const people = [
  anEmployee({ _id: 'e1', shopIds: ['s1', 's2'] }),
  anEmployee({ _id: 'e2', name: 'Elira Hoxha', role: owner, operator: { _id: 'o', opCode: 'xy123ab456' } }),
  anEmployee({ _id: 'e3', name: 'Çlirim Leka', role: null, deletedRole: operator, shopIds: ['s2'] }),
];
const found = (change: Partial<typeof defaultTableState>) =>
  pageOf(people, { ...defaultTableState, ...change }, listedEmployees(shops)).rows.map(({ _id }) => _id);

test('the tab of former employees is stored in the URL as a filter', () => {
  expect(areGoneShown(defaultTableState)).toBe(false);
  expect(areGoneShown({ ...defaultTableState, filters: { state: ['gone'] } })).toBe(true);
});

test('the role filter matches current and former roles, the shop filter any shop of the employee', () => {
  expect(found({ filters: { role: ['r1'] } })).toEqual(['e1', 'e3']);
  expect(found({ filters: { shop: ['s1'] } })).toEqual(['e1']);
  expect(found({ filters: { role: ['r1'], shop: ['s2'] } })).toEqual(['e1', 'e3']);
});

test('the search also finds employees by operator code', () => {
  expect(found({ search: 'ab456' })).toEqual(['e2']);
});

test('the row of the owner is recognised, and the role filter offers every role once', () => {
  expect(people.map(isOwnerRow)).toEqual([false, true, false]);
  expect(rolesAmong(people)).toEqual([
    { value: 'r1', label: 'Operator' },
    { value: 'r0', label: 'Pronar' },
  ]);
});

test('the shops of an employee are shown by name', () => {
  expect(people.map((employee) => shopNames(employee, shops))).toEqual(['Qendër, Plazh', '', 'Plazh']);
});
