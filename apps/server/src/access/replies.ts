import { adminAreas, adminPermissionsOf, isFixedAdminRole } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { AssignedRole, Person } from '../platform/http/context.ts';

/** A role with the field names of the specification. */
export function roleReply(role: AssignedRole, { roles }: Pick<Phrases, 'roles'>) {
  const { id, code, description, backofficePermissions, posPermissions } = role;
  const levels = isFixedAdminRole(code) ? adminPermissionsOf(role) : role.saPermissions;
  return {
    _id: id,
    roleCode: code,
    roleDesc: description,
    backofficePermissions,
    posPermissions,
    saPermissions: Object.fromEntries(
      adminAreas.flatMap((area) => {
        const value = levels[area];
        return value === undefined ? [] : [[area, { value, name: roles.adminAreas[area] }]];
      }),
    ),
  };
}

export function userReply(
  { id, name, username, kind, mustChangePassword }: Person,
  { mustEnrol }: { readonly mustEnrol: boolean },
) {
  return { _id: id, name, username, userType: kind, resetPassword: mustChangePassword, mustEnrol };
}
