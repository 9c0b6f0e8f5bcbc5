import { defaultAdminPermissions, type AdminRoleCode } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { AdminRoleRow } from '../admin-roles/index.ts';
import { adminSchema, adminValues, changedFields, newAdmin, roleOptions } from './admin-form.ts';
import type { AdminRow } from './queries.ts';

const supportId = '64f0c0ffee64f0c0ffee0001';

const aRole = (_id: string, roleCode: AdminRoleCode): AdminRoleRow => ({
  _id,
  roleCode,
  roleDesc: `Roli ${roleCode}`,
  saPermissions: Object.fromEntries(
    Object.entries(defaultAdminPermissions[roleCode]).map(([area, value]) => [area, { value, name: area }]),
  ),
  adminsCount: 0,
  updatedAt: '2026-01-02T08:00:00.000Z',
});
const all = [aRole('all', 'SA'), aRole(supportId, 'CSA'), aRole('none', 'NONE')];

const vjosa: AdminRow = {
  _id: '64f0c0ffee64f0c0ffee0009',
  name: 'Vjosa Leka',
  email: 'vjosa@tezga.example',
  tel: null,
  userType: 'SA',
  roleId: 'all',
  roleCode: 'SA',
  roleDesc: 'Roli SA',
  active: true,
  resetPassword: false,
  businessesCount: 0,
  createdAt: '2026-01-02T08:00:00.000Z',
  updatedAt: '2026-01-02T08:00:00.000Z',
  mayEdit: true,
};

test('the form offers roles up to the user’s own role; the admin’s current role is disabled if it is higher', () => {
  const own = { code: 'CSA', saPermissions: defaultAdminPermissions.CSA };
  expect(roleOptions(all, own, null).map(({ value }) => value)).toEqual([supportId, 'none']);
  expect(roleOptions(all, own, vjosa)[0]).toEqual({ value: 'all', label: 'Roli SA', disabled: true });
});

test('an edit sends only the changed fields, and an emptied contact as null', () => {
  const checked = (change: object) => adminSchema.parse({ ...adminValues(vjosa), ...change });
  expect(changedFields(vjosa, checked({}))).toEqual({});
  expect(changedFields(vjosa, checked({ email: '', tel: '+355691112233', roleId: supportId }))).toEqual({
    email: null,
    tel: '+355691112233',
    roleId: supportId,
  });
});

test('an admin needs a name, a contact and a role', () => {
  const issues = adminSchema.safeParse(newAdmin).error?.issues.map(({ path }) => path[0]);
  expect(issues).toEqual(expect.arrayContaining(['name', 'roleId']));
  const named = { ...newAdmin, name: 'Ana', roleId: supportId };
  expect(adminSchema.safeParse(named).error?.issues.map(({ path }) => path)).toEqual([['email']]);
});
