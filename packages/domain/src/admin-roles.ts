import { adminAreas, levels, reaches, type AdminArea, type Level, type Role } from './permissions.ts';

/** The kinds of admins: super admins manage every business, resellers the assigned ones. */
export const adminKinds = ['SA', 'RS'] as const;
export type AdminKind = (typeof adminKinds)[number];

export type AdminPermissions = Role['saPermissions'];
export type AdminRole = Pick<Role, 'code' | 'saPermissions'>;

const everywhere = (level: Level) =>
  Object.fromEntries(adminAreas.map((area) => [area, level])) as Record<AdminArea, Level>;

const easyBooks = (level: Level) =>
  Object.fromEntries(
    adminAreas.filter((area) => area.startsWith('easyBooks')).map((area) => [area, level]),
  ) as Partial<Record<AdminArea, Level>>;

/** The default permissions of a new role, by role code. */
export const defaultAdminPermissions = {
  SA: everywhere('readWrite'),
  root: everywhere('readWrite'),
  // Resellers.
  RS: {
    ...everywhere('none'),
    businesses: 'readWrite',
    instalimet: 'readWrite',
    monitoring: 'read',
    subscriptionsActivation: 'read',
  },
  // Employees of the platform: SAE does all daily work, SAE2 the same without activating subscriptions, and SAE0
  // works in the field.
  SAE: {
    ...everywhere('none'),
    businesses: 'readWrite',
    instalimet: 'readWrite',
    monitoring: 'readWrite',
    reconciliationInvoices: 'readWrite',
    reconciliations: 'read',
    bulletin: 'readWrite',
    subscriptionsActivation: 'readWrite',
  },
  SAE2: {
    ...everywhere('none'),
    businesses: 'readWrite',
    instalimet: 'readWrite',
    monitoring: 'read',
    reconciliationInvoices: 'read',
    bulletin: 'read',
    subscriptionsActivation: 'read',
  },
  SAE0: { ...everywhere('none'), businesses: 'read', instalimet: 'readWrite', monitoring: 'read' },
  // Customer support.
  CSA: {
    ...everywhere('none'),
    businesses: 'readWrite',
    instalimet: 'read',
    monitoring: 'read',
    subscriptionsActivation: 'read',
    bulletin: 'read',
  },
  // Finance.
  FSA: {
    ...everywhere('none'),
    businesses: 'read',
    monitoring: 'read',
    reconciliationInvoices: 'readWrite',
    reconciliations: 'readWrite',
    ...easyBooks('readWrite'),
  },
  VIEW: everywhere('read'),
  NONE: everywhere('none'),
} as const satisfies Record<string, AdminPermissions>;
export type AdminRoleCode = keyof typeof defaultAdminPermissions;
export const adminRoleCodes = Object.keys(defaultAdminPermissions) as readonly AdminRoleCode[];

/** The role of the first super admin. It always has every right, so it can neither be changed nor deleted. */
export const rootRoleCode = 'root' satisfies AdminRoleCode;
export const isFixedAdminRole = (code: string): boolean => code === rootRoleCode;

/** The levels of a role in every area; an area missing from the role has level none. */
export function adminPermissionsOf({ code, saPermissions }: AdminRole): Record<AdminArea, Level> {
  return isFixedAdminRole(code) ? everywhere('readWrite') : { ...everywhere('none'), ...saPermissions };
}

export function adminLevel(role: AdminRole, area: AdminArea): Level {
  return adminPermissionsOf(role)[area];
}

/**
 * Whether `own` has at least the level of `other` in every area. Required to grant, change or delete a role, and to
 * edit, close, sign out or give a password to another admin, because each of these gives power over the rights of the
 * other admin.
 */
export function mayChangeAdmin(own: AdminRole, other: AdminRole): boolean {
  return adminAreas.every((area) => reaches(adminLevel(own, area), adminLevel(other, area)));
}

/** Whether this admin may give a role this level. */
export function mayGrantAdminLevel(own: AdminRole, area: AdminArea, level: Level): boolean {
  return reaches(adminLevel(own, area), level);
}

/** The levels that the admin may grant: in each area the wanted level, but at most the admin's own level. */
export function grantableOf(own: AdminRole, wanted: AdminPermissions): Record<AdminArea, Level> {
  const limited = adminAreas.map((area) => {
    const ranks = [adminLevel(own, area), wanted[area] ?? 'none'].map((level) => levels.indexOf(level));
    return [area, levels[Math.min(...ranks)] ?? 'none'];
  });
  return Object.fromEntries(limited) as Record<AdminArea, Level>;
}
