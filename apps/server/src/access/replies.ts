import type { AssignedRole, Person } from '../platform/http/context.ts';

/** A role with the field names of the specification. */
export function roleReply(role: AssignedRole) {
  const { id, code, description, backofficePermissions, posPermissions, saPermissions } = role;
  return {
    _id: id,
    roleCode: code,
    roleDesc: description,
    backofficePermissions,
    posPermissions,
    saPermissions,
  };
}

export function userReply(
  { id, name, username, mustChangePassword }: Omit<Person, 'kind'>,
  { mustEnrol }: { readonly mustEnrol: boolean },
) {
  return { _id: id, name, username, resetPassword: mustChangePassword, mustEnrol };
}
