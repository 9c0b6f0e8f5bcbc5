import { businessAreas, ownerRoleCode, posAreas, reaches, type Level } from './permissions.ts';

/** What a role may do in each product of a business, area by area. The platform's own areas are no business's to give. */
export const productAreas = {
  backoffice: businessAreas,
  pos: posAreas,
  easybar: ['orders', 'tables', 'kitchen', 'discounts', 'orderCancellation', 'shifts', 'reports'],
  easypoint: ['sales', 'loyaltyPoints', 'payments', 'reports'],
  easybooks: [
    'sales',
    'purchases',
    'customers',
    'suppliers',
    'statements',
    'cashAndBank',
    'accountingSheets',
  ],
} as const;
export type Product = keyof typeof productAreas;
export const products = Object.keys(productAreas) as readonly Product[];

export type ProductPermissions = {
  readonly [Each in Product as `${Each}Permissions`]: Partial<
    Record<(typeof productAreas)[Each][number], Level>
  >;
};

function everyArea<Each extends Product>(product: Each, level: Level) {
  return Object.fromEntries(productAreas[product].map((area) => [area, level])) as Record<
    (typeof productAreas)[Each][number],
    Level
  >;
}

export function permissionsAt(level: Level): ProductPermissions {
  return {
    backofficePermissions: everyArea('backoffice', level),
    posPermissions: everyArea('pos', level),
    easybarPermissions: everyArea('easybar', level),
    easypointPermissions: everyArea('easypoint', level),
    easybooksPermissions: everyArea('easybooks', level),
  };
}

/** The levels of every product and nothing that came along with them; a product that is not mentioned is closed. */
export function permissionsIn(source: Partial<ProductPermissions>): ProductPermissions {
  return {
    backofficePermissions: source.backofficePermissions ?? {},
    posPermissions: source.posPermissions ?? {},
    easybarPermissions: source.easybarPermissions ?? {},
    easypointPermissions: source.easypointPermissions ?? {},
    easybooksPermissions: source.easybooksPermissions ?? {},
  };
}

export const defaultRoleCodes = ['OP', 'AP'] as const;
export type DefaultRoleCode = (typeof defaultRoleCodes)[number] | typeof ownerRoleCode;

/** The roles every business begins with: operator, administrator of the point of sale, and its owner. */
export const defaultRolePermissions: Record<DefaultRoleCode, ProductPermissions> = {
  O: permissionsAt('readWrite'),
  OP: {
    ...permissionsAt('none'),
    backofficePermissions: {
      ...everyArea('backoffice', 'none'),
      dashboard: 'read',
      receipts: 'readWrite',
      sales: 'read',
      customers: 'read',
      articlesAndCategories: 'read',
      configurations: 'read',
      // Nothing is sold for cash before the drawer is opened, and that is for whoever sells.
      cashRegister: 'readWrite',
    },
    posPermissions: { ...everyArea('pos', 'none'), sales: 'readWrite', shifts: 'readWrite' },
    easybarPermissions: {
      ...everyArea('easybar', 'none'),
      orders: 'readWrite',
      tables: 'readWrite',
      shifts: 'readWrite',
    },
    easypointPermissions: { ...everyArea('easypoint', 'none'), sales: 'readWrite', loyaltyPoints: 'read' },
  },
  AP: {
    ...permissionsAt('readWrite'),
    backofficePermissions: {
      ...everyArea('backoffice', 'readWrite'),
      employees: 'read',
      roles: 'none',
      account: 'read',
    },
    easybooksPermissions: everyArea('easybooks', 'none'),
  },
};

/** The owner's role is what it is; those every business begins with may be changed, but not removed. */
export function isFixedRole(code: string): boolean {
  return code === ownerRoleCode;
}

export function isDefaultRole(code: string): boolean {
  return isFixedRole(code) || defaultRoleCodes.some((each) => each === code);
}

/** Each product has areas of its own; to compare levels their names are all alike. */
type LevelsByArea = Readonly<Record<string, Level | undefined>>;

/**
 * Nobody gives what they do not have: in every area of every product at most their own level.
 * The owner has everything. The same rule says whose role someone may change or take away.
 */
export function mayGrant(
  own: ProductPermissions & { readonly code: string },
  wanted: ProductPermissions,
): boolean {
  if (own.code === ownerRoleCode) return true;
  return products.every((product) => {
    const has: LevelsByArea = own[`${product}Permissions`];
    const gives: LevelsByArea = wanted[`${product}Permissions`];
    return Object.entries(gives).every(([area, level]) => reaches(has[area] ?? 'none', level ?? 'none'));
  });
}
