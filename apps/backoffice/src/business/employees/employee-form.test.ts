import { defaultRolePermissions, permissionsAt } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { EmployeeRow } from './employee-rows.ts';
import {
  employeeSchema,
  employeeValues,
  newEmployee,
  newEmployeeSchema,
  roleOptions,
} from './employee-form.ts';
import type { RoleRow } from '../roles/index.ts';

const operatorId = '64f0c0ffee64f0c0ffee0001';
const administratorId = '64f0c0ffee64f0c0ffee0002';

function aRole(_id: string, roleCode: 'O' | 'OP' | 'AP', roleDesc: string): RoleRow {
  return {
    _id,
    roleCode,
    roleDesc,
    ...defaultRolePermissions[roleCode],
    employeesCount: 0,
    updatedAt: '2026-01-02T08:00:00.000Z',
  };
}
const all = [
  aRole('64f0c0ffee64f0c0ffee0000', 'O', 'Pronar'),
  aRole(operatorId, 'OP', 'Operator'),
  aRole(administratorId, 'AP', 'Administrator'),
];
const owner = { code: 'O', id: 'o', ...permissionsAt('readWrite') };
const operator = { code: 'OP', id: 'op', ...defaultRolePermissions.OP };

const besnik: EmployeeRow = {
  _id: '64f0c0ffee64f0c0ffee0009',
  userId: '64f0c0ffee64f0c0ffee0008',
  name: 'Besnik Gjata',
  email: null,
  tel: '355691234567',
  role: { _id: administratorId, roleCode: 'AP', roleDesc: 'Administrator' },
  deletedRole: null,
  operator: { _id: '64f0c0ffee64f0c0ffee0007', opCode: 'xy123ab456' },
  invitation: null,
  hasPin: true,
  shopIds: [],
  createdAt: '2026-01-02T08:00:00.000Z',
  updatedAt: '2026-01-02T08:00:00.000Z',
};

test('the owner’s role is never offered, and other roles only if the user may give them', () => {
  const labels = (granter: typeof owner) => roleOptions(all, granter, null).map(({ label }) => label);
  expect(labels(owner)).toEqual(['Operator', 'Administrator']);
  expect(labels(operator)).toEqual(['Operator']);
});

test('the employee’s current role is listed as disabled if the user may not give it', () => {
  expect(roleOptions(all, operator, besnik)).toEqual([
    { value: administratorId, label: 'Administrator', disabled: true },
    { value: operatorId, label: 'Operator', disabled: false },
  ]);
});

test('the form of an existing employee has their data and an empty PIN', () => {
  expect(employeeValues(besnik)).toEqual({
    name: 'Besnik Gjata',
    email: '',
    tel: '355691234567',
    roleId: administratorId,
    opCode: 'xy123ab456',
    pin: '',
    shopIds: [],
  });
});

test('empty fields are sent as null', () => {
  const checked = newEmployeeSchema.parse({
    ...newEmployee,
    name: ' Ana ',
    tel: '+355 69 123 4567',
    roleId: operatorId,
  });
  expect(checked).toMatchObject({ name: 'Ana', email: null, opCode: null, pin: null, shopIds: [] });
});

test('a new employee needs a contact, an existing one does not', () => {
  const without = { ...newEmployee, name: 'Ana', roleId: operatorId };
  expect(newEmployeeSchema.safeParse(without).error?.issues.map(({ path }) => path)).toEqual([['email']]);
  expect(employeeSchema.safeParse(without).success).toBe(true);
});
