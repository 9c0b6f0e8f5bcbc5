import { contract, requiredText } from '@tezga/contract';
import { mayChangeAdmin, type AdminRole } from '@tezga/domain';
import type { z } from 'zod';
import { asAdminRole, type AdminRoleRow } from '../admin-roles/index.ts';
import type { AdminRow } from './queries.ts';

/** A role that is not selected is reported as required. */
export const adminSchema = contract.admins.create.input.safeExtend({ roleId: requiredText(24) });

export type AdminValues = z.input<typeof adminSchema>;
type CheckedAdmin = z.output<typeof adminSchema>;

export const newAdmin: AdminValues = { name: '', email: '', tel: '', userType: 'SA', roleId: '' };

export function adminValues({ name, email, tel, userType, roleId }: AdminRow): AdminValues {
  return { name, email: email ?? '', tel: tel ?? '', userType, roleId };
}

/**
 * Returns only the changed fields, so that the server does not overwrite changes that others made meanwhile. The form
 * of a closed account opens it.
 */
export function changedFields(
  admin: AdminRow,
  values: CheckedAdmin,
): Partial<CheckedAdmin & { readonly active: true }> {
  const { name, email, tel, userType, roleId } = values;
  return {
    ...(name === admin.name ? {} : { name }),
    ...(email === admin.email ? {} : { email }),
    ...(tel === admin.tel ? {} : { tel }),
    ...(userType === admin.userType ? {} : { userType }),
    ...(roleId === admin.roleId ? {} : { roleId }),
    ...(admin.active ? {} : { active: true }),
  };
}

export interface RoleOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** The role options: the roles that the user may give, plus the admin's current role as a disabled option. */
export function roleOptions(
  all: readonly AdminRoleRow[],
  own: AdminRole,
  admin: AdminRow | null,
): RoleOption[] {
  const offered = all
    .filter((role) => mayChangeAdmin(own, asAdminRole(role)))
    .map(({ _id, roleDesc }) => ({ value: _id, label: roleDesc, disabled: false }));
  if (admin === null || offered.some(({ value }) => value === admin.roleId)) return offered;
  return [{ value: admin.roleId, label: admin.roleDesc, disabled: true }, ...offered];
}
