import { defaultRolePermissions, permissionsAt } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  fixedBecause,
  granterOf,
  hasSameLevels,
  levelAt,
  mayGrantLevel,
  reachOf,
  roleValues,
  sharedLevel,
  withLevel,
  withProductAt,
  type Granter,
} from './role-form.ts';

const owner: Granter = { code: 'O', id: 'o', ...permissionsAt('readWrite') };
const administrator: Granter = { code: 'AP', id: 'ap', ...defaultRolePermissions.AP };
const listed = [
  { _id: 'o', roleCode: 'O', ...permissionsAt('readWrite') },
  { _id: 'ap', roleCode: 'AP', ...defaultRolePermissions.AP },
  { _id: 'op', roleCode: 'OP', ...defaultRolePermissions.OP },
  { _id: 'r1', roleCode: 'R1', ...permissionsAt('readWrite') },
];
const nothing = permissionsAt('none');

test('an area that a role does not mention is filled in as denied', () => {
  const values = roleValues({ roleDesc: 'Arkëtar', ...nothing, posPermissions: { sales: 'readWrite' } });
  expect(values).toEqual({
    roleDesc: 'Arkëtar',
    ...nothing,
    posPermissions: { ...nothing.posPermissions, sales: 'readWrite' },
  });
});

test('changing one level leaves all others unchanged', () => {
  const changed = withLevel(nothing, 'pos', { area: 'sales', level: 'read' });
  expect(reachOf(changed)).toEqual({ areas: 1, writable: 0 });
  expect(levelAt(changed, 'pos', 'sales')).toBe('read');
  expect(levelAt(changed, 'easypoint', 'sales')).toBe('none');
});

test('a user cannot give more than their own permissions, and the owner can give everything', () => {
  expect(mayGrantLevel(administrator, 'backoffice', 'employees', 'read')).toBe(true);
  expect(mayGrantLevel(administrator, 'backoffice', 'employees', 'readWrite')).toBe(false);
  expect(mayGrantLevel(administrator, 'easybooks', 'sales', 'none')).toBe(true);
  expect(mayGrantLevel(owner, 'easybooks', 'sales', 'readWrite')).toBe(true);
});

test('setting the level of a whole product limits each area to the highest level that the user may give', () => {
  const all = withProductAt(nothing, 'backoffice', { level: 'readWrite', granter: administrator });
  expect(levelAt(all, 'backoffice', 'receipts')).toBe('readWrite');
  expect(levelAt(all, 'backoffice', 'employees')).toBe('read');
  expect(levelAt(all, 'backoffice', 'roles')).toBe('none');
  expect(sharedLevel(all, 'backoffice')).toBeNull();
  expect(sharedLevel(withProductAt(nothing, 'pos', { level: 'read', granter: administrator }), 'pos')).toBe(
    'read',
  );
});

test('reachOf counts the readable and the writable areas of all products, or of the given products', () => {
  expect(reachOf(defaultRolePermissions.OP)).toEqual({ areas: 9, writable: 4 });
  expect(reachOf(defaultRolePermissions.OP, ['backoffice'])).toEqual({ areas: 7, writable: 2 });
});

test('two roles have the same levels if every area has the same level in both; a missing area counts as denied', () => {
  const sparse = { ...nothing, posPermissions: {} };
  expect(hasSameLevels(sparse, nothing)).toBe(true);
  expect(hasSameLevels(defaultRolePermissions.OP, defaultRolePermissions.AP)).toBe(false);
});

test('the owner can give everything, other users the permissions of their role', () => {
  expect(granterOf({ code: 'O', id: 'o' }, [])).toEqual(owner);
  expect(granterOf({ code: 'AP', id: 'ap' }, listed)).toEqual(administrator);
});

test('a user whose role was deleted cannot grant any permission', () => {
  expect(granterOf({ code: 'R9', id: 'r9' }, listed)).toEqual({ code: 'R9', id: 'r9', ...nothing });
});

test('the user’s own role, higher roles and the owner’s role are read-only', () => {
  expect(listed.map((role) => fixedBecause(administrator, role))).toEqual(['owner', 'own', null, 'beyond']);
  expect(listed.map((role) => fixedBecause(owner, role))).toEqual(['owner', null, null, null]);
});
