import { adminAreas, adminPermissionsOf, type AdminRole } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { CountedAdminRole } from './store.ts';

/** The level in every area, and the name of the area in the language of the user. */
export function saPermissionsReply(role: AdminRole, { roles }: Pick<Phrases, 'roles'>) {
  const levels = adminPermissionsOf(role);
  return Object.fromEntries(
    adminAreas.map((area) => [area, { value: levels[area], name: roles.adminAreas[area] }]),
  );
}

/** A role of admins with the field names of the specification. */
export function adminRoleReply(role: CountedAdminRole, phrases: Pick<Phrases, 'roles'>) {
  const { id, code, description, adminsCount, updatedAt } = role;
  return {
    _id: id,
    roleCode: code,
    roleDesc: description,
    saPermissions: saPermissionsReply(role, phrases),
    adminsCount,
    updatedAt: updatedAt.toISOString(),
  };
}
