import type { contract, OutputOf } from '@tezga/contract';
import { isFixedRole } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';

export type EmployeeRow = OutputOf<typeof contract.employees.list>['employees'][number];
export type Shop = OutputOf<typeof contract.shops.list>['shops'][number];

export const isGone = ({ role }: EmployeeRow) => role === null;

/** The current role, or the last one of a former employee. */
export const roleOf = ({ role, deletedRole }: EmployeeRow) => role ?? deletedRole;

/** The owner is listed among the employees but cannot be changed there. */
export function isOwnerRow(employee: EmployeeRow): boolean {
  const role = roleOf(employee);
  return role !== null && isFixedRole(role.roleCode);
}

export function contactOf({ email, tel }: EmployeeRow): string {
  return email ?? tel ?? '';
}

export function shopNames({ shopIds }: EmployeeRow, shops: readonly Shop[]): string {
  return shops
    .filter(({ _id }) => shopIds.includes(_id))
    .map(({ name }) => name)
    .join(', ');
}

/** Whether the list shows former employees. */
export const areGoneShown = (state: TableState): boolean => chosenIn(state, 'state').includes('gone');

export const listedEmployees = (shops: readonly Shop[]): Listed<EmployeeRow> => ({
  isShown: (employee, { role: roles = [], shop: inShops = [] }) => {
    const hasRole = roles.length === 0 || roles.includes(roleOf(employee)?._id ?? '');
    return hasRole && (inShops.length === 0 || employee.shopIds.some((id) => inShops.includes(id)));
  },
  words: ({ name, email, tel, operator }) => [name, email, tel, operator?.opCode ?? null],
  order: {
    name: ({ name }) => name,
    role: (employee) => roleOf(employee)?.roleDesc ?? '',
    opCode: ({ operator }) => operator?.opCode ?? '',
    shops: (employee) => shopNames(employee, shops),
    contact: contactOf,
    pin: ({ hasPin }) => (hasPin ? 0 : 1),
    since: ({ createdAt }) => createdAt,
  },
});

/**
 * The role options of the filter, taken from the employees, because a user who may read employees may lack access
 * to roles.
 */
export function rolesAmong(all: readonly EmployeeRow[]): { value: string; label: string }[] {
  const found = new Map(
    all.flatMap((employee) => {
      const role = roleOf(employee);
      return role === null ? [] : [[role._id, role.roleDesc] as const];
    }),
  );
  return [...found].map(([value, label]) => ({ value, label }));
}
