import { contract, employeeInput, type InputOf } from '@tezga/contract';
import { isFixedRole, mayGrant } from '@tezga/domain';
import { z } from 'zod';
import { roleOf, type EmployeeRow } from './employee-rows.ts';
import type { Granter, RoleRow } from '../roles/index.ts';

export type EmployeeValues = InputOf<typeof contract.employees.add>;
type CheckedEmployee = z.output<typeof contract.employees.add.input>;

export type EmployeeSchema = z.ZodType<CheckedEmployee, EmployeeValues>;

export const newEmployeeSchema: EmployeeSchema = contract.employees.add.input;

/** The contacts of an existing employee are shown and not validated, because only the employee can change them. */
export const employeeSchema: EmployeeSchema = z.object({
  ...employeeInput,
  email: z.string().nullable().default(null),
  tel: z.string().nullable().default(null),
});

export const newEmployee: EmployeeValues = {
  name: '',
  email: '',
  tel: '',
  roleId: '',
  opCode: '',
  pin: '',
  shopIds: [],
};

export function employeeValues(employee: EmployeeRow): EmployeeValues {
  return {
    name: employee.name,
    email: employee.email ?? '',
    tel: employee.tel ?? '',
    roleId: roleOf(employee)?._id ?? '',
    opCode: employee.operator?.opCode ?? '',
    pin: '',
    shopIds: employee.shopIds,
  };
}

export interface RoleOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** The role options: the roles that the user may give, plus the employee's current role as a disabled option. */
export function roleOptions(
  all: readonly RoleRow[],
  granter: Granter,
  employee: EmployeeRow | null,
): RoleOption[] {
  const offered = all
    .filter((role) => !isFixedRole(role.roleCode) && mayGrant(granter, role))
    .map(({ _id, roleDesc }) => ({ value: _id, label: roleDesc, disabled: false }));
  const present = employee === null ? null : roleOf(employee);
  if (present === null || offered.some(({ value }) => value === present._id)) return offered;
  return [{ value: present._id, label: present.roleDesc, disabled: true }, ...offered];
}
