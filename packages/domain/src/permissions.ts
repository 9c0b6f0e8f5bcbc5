/** What a role of a business may do is set area by area; the keys are the specification's. */
export const businessAreas = [
  'dashboard',
  'receipts',
  'wtn',
  'sales',
  'articlesAndCategories',
  'customers',
  'employees',
  'configurations',
  'reports',
  'warehouse',
  'account',
  'roles',
  'cashRegister',
] as const;
export type BusinessArea = (typeof businessAreas)[number];

/** What someone may do in a sale, at a till and in the back office alike. */
export const posAreas = [
  'sales',
  'discounts',
  'priceChange',
  'corrections',
  'cashDrawer',
  'shifts',
  'reports',
] as const;
export type PosArea = (typeof posAreas)[number];

export const adminAreas = [
  'businesses',
  'instalimet',
  'monitoring',
  'reconciliationInvoices',
  'reconciliations',
  'usersManagement',
  'bulletin',
  'subscriptionsActivation',
  'easyBooksSales',
  'easyBooksPurchases',
  'easyBooksCustomers',
  'easyBooksSuppliers',
  'easyBooksStatements',
  'easyBooksCashAndBank',
  'easyBooksAccountingSheets',
] as const;
export type AdminArea = (typeof adminAreas)[number];

export const levels = ['none', 'read', 'readWrite'] as const;
export type Level = (typeof levels)[number];

/** Business users work in the back office, super admins (SA) and resellers (RS) in their own area. */
export const userKinds = ['business', 'SA', 'RS'] as const;
/** Whether someone has a place in a business, was offered one, or declined it. */
export type MembershipState = 'pending' | 'accepted' | 'declined';

export type UserKind = (typeof userKinds)[number];

export type Apps = 'backoffice' | 'sa';

export function appOf(kind: UserKind): Apps {
  return kind === 'business' ? 'backoffice' : 'sa';
}

export interface Role {
  readonly code: string;
  readonly backofficePermissions: Partial<Record<BusinessArea, Level>>;
  readonly posPermissions: Partial<Record<PosArea, Level>>;
  readonly saPermissions: Partial<Record<AdminArea, Level>>;
}

export const ownerRoleCode = 'O';

export function isOwner(role: Role): boolean {
  return role.code === ownerRoleCode;
}

/** An owner may do everything in their business; what a role does not mention, it may not do. */
export function businessLevel(role: Role, area: BusinessArea): Level {
  if (isOwner(role)) return 'readWrite';
  return role.backofficePermissions[area] ?? 'none';
}

/**
 * The role of the session decides, and a session belongs to one person: an operator who takes over a till by PIN gets a
 * session of their own, so the rights of whoever opened the till before do not count any more.
 */
export function posLevel(role: Pick<Role, 'code' | 'posPermissions'>, area: PosArea): Level {
  if (role.code === ownerRoleCode) return 'readWrite';
  return role.posPermissions[area] ?? 'none';
}

export function adminLevel(role: Role, area: AdminArea): Level {
  return role.saPermissions[area] ?? 'none';
}

/** Whoever can change an admin's contacts or close them has their power: only those who may do no less, area by area. */
export function mayChangeAdmin(
  own: Pick<Role, 'saPermissions'>,
  other: Pick<Role, 'saPermissions'>,
): boolean {
  return adminAreas.every((area) =>
    reaches(own.saPermissions[area] ?? 'none', other.saPermissions[area] ?? 'none'),
  );
}

export function reaches(level: Level, wanted: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(wanted);
}
