/** The areas for which a role has a level; the keys come from the specification. */
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

/** The areas of the point of sale; they apply to tills and to the back office. */
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
/** Whether a person is a member of a business, is invited, or has declined. */
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
export const operatorRoleCode = 'OP';

export function isOwner(role: Role): boolean {
  return role.code === ownerRoleCode;
}

/** The level of a role in an area. An owner has every right; an area missing from the role has level none. */
export function businessLevel(role: Role, area: BusinessArea): Level {
  if (isOwner(role)) return 'readWrite';
  return role.backofficePermissions[area] ?? 'none';
}

/**
 * The level of a role in an area of the point of sale. Only the role of the session counts: an operator who
 * takes over a till by PIN gets a new session, so the rights of the previous operator no longer apply.
 */
export function posLevel(role: Pick<Role, 'code' | 'posPermissions'>, area: PosArea): Level {
  if (role.code === ownerRoleCode) return 'readWrite';
  return role.posPermissions[area] ?? 'none';
}

export function reaches(level: Level, wanted: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(wanted);
}
