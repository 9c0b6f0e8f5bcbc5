import { permissionsIn } from '@tezga/domain';
import type { CountedRole } from './store.ts';

/** A role of a business with the field names of the specification. */
export function businessRoleReply(role: CountedRole) {
  return {
    _id: role.id,
    roleCode: role.code,
    roleDesc: role.description,
    ...permissionsIn(role),
    employeesCount: role.employeesCount,
    updatedAt: role.updatedAt.toISOString(),
  };
}
