import type { contract, InputOf } from '@tezga/contract';
import {
  adminAreas,
  adminLevel,
  adminRoleCodes,
  defaultAdminPermissions,
  grantableOf,
  isFixedAdminRole,
  mayChangeAdmin,
  type AdminArea,
  type AdminPermissions,
  type AdminRole,
  type AdminRoleCode,
  type Level,
} from '@tezga/domain';
import type { AdminRoleRow } from './queries.ts';

export type AdminRoleValues = InputOf<typeof contract.adminRoles.add>;
type SentLevels = AdminRoleValues['saPermissions'];

/** Converts a row of the list to the type that the permission rules take. */
export function asAdminRole({
  roleCode,
  saPermissions,
}: Pick<AdminRoleRow, 'roleCode' | 'saPermissions'>): AdminRole {
  const levels = adminAreas.map((area) => [area, saPermissions[area]?.value ?? 'none']);
  return { code: roleCode, saPermissions: Object.fromEntries(levels) as Record<AdminArea, Level> };
}

/** The codes that the form offers; the code of the first super admin is reserved. */
export const offeredCodes = adminRoleCodes.filter((code) => !isFixedAdminRole(code));

const sent = (levels: AdminPermissions): SentLevels =>
  Object.fromEntries(adminAreas.map((area) => [area, { value: levels[area] ?? 'none' }]));

export const newAdminRole: AdminRoleValues = {
  roleDesc: '',
  roleCode: 'NONE',
  saPermissions: sent(defaultAdminPermissions.NONE),
};

export function adminRoleValues(role: AdminRoleRow): AdminRoleValues {
  return {
    roleDesc: role.roleDesc,
    roleCode: adminRoleCodes.find((code) => code === role.roleCode) ?? 'NONE',
    saPermissions: sent(asAdminRole(role).saPermissions),
  };
}

/** The usual levels of a role code, each at most as high as the user's own. */
export const levelsOfCode = (own: AdminRole, code: AdminRoleCode): SentLevels =>
  sent(grantableOf(own, defaultAdminPermissions[code]));

/** The own role of the user who wants to change roles, and its id. */
export interface Changer {
  readonly role: AdminRole;
  readonly roleId: string;
}

/** Why a role is read-only for this user, by the same rule as on the server; null if it is editable. */
export function fixedBecause(
  changer: Changer,
  role: AdminRoleRow,
): 'root' | 'own' | 'beyond' | 'reader' | null {
  if (adminLevel(changer.role, 'usersManagement') !== 'readWrite') return 'reader';
  if (isFixedAdminRole(role.roleCode)) return 'root';
  if (role._id === changer.roleId) return 'own';
  return mayChangeAdmin(changer.role, asAdminRole(role)) ? null : 'beyond';
}

export interface Reach {
  /** The number of readable areas. */
  readonly areas: number;
  /** The number of writable areas. */
  readonly writable: number;
}

export function reachOf({ saPermissions }: Pick<AdminRoleRow, 'saPermissions'>): Reach {
  const open = adminAreas
    .map((area) => saPermissions[area]?.value ?? 'none')
    .filter((level) => level !== 'none');
  return { areas: open.length, writable: open.filter((level) => level === 'readWrite').length };
}
