import { businessAreas, ownerRoleCode, posAreas, reaches, type Level } from './permissions.ts';

/** The areas of each product in which a role has a level. A business cannot grant the areas of the platform. */
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

/**
 * Only the levels of the products: unknown fields of the source are dropped, and a missing product gets no
 * rights.
 */
export function permissionsIn(source: Partial<ProductPermissions>): ProductPermissions {
  return {
    backofficePermissions: source.backofficePermissions ?? {},
    posPermissions: source.posPermissions ?? {},
    easybarPermissions: source.easybarPermissions ?? {},
    easypointPermissions: source.easypointPermissions ?? {},
    easybooksPermissions: source.easybooksPermissions ?? {},
  };
}

type SentPermissions = {
  readonly [Group in keyof ProductPermissions]?: ProductPermissions[Group] | undefined;
};

/** The permissions after an edit: products and areas that the edit leaves out are unchanged. */
export function mergedPermissions(stored: ProductPermissions, sent: SentPermissions): ProductPermissions {
  return {
    backofficePermissions: { ...stored.backofficePermissions, ...sent.backofficePermissions },
    posPermissions: { ...stored.posPermissions, ...sent.posPermissions },
    easybarPermissions: { ...stored.easybarPermissions, ...sent.easybarPermissions },
    easypointPermissions: { ...stored.easypointPermissions, ...sent.easypointPermissions },
    easybooksPermissions: { ...stored.easybooksPermissions, ...sent.easybooksPermissions },
  };
}

export const defaultRoleCodes = ['OP', 'AP'] as const;
export type DefaultRoleCode = (typeof defaultRoleCodes)[number] | typeof ownerRoleCode;

/** The default roles of every business: operator, administrator of the point of sale, and owner. */
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
      // An operator must be able to open the drawer, because cash sales need an open drawer.
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

/** The role of the owner cannot be changed; the other default roles can be changed but not removed. */
export function isFixedRole(code: string): boolean {
  return code === ownerRoleCode;
}

export function isDefaultRole(code: string): boolean {
  return isFixedRole(code) || defaultRoleCodes.some((each) => each === code);
}

/** Area names differ by product, so levels are compared by plain string keys. */
type LevelsByArea = Readonly<Record<string, Level | undefined>>;

/**
 * Whether a person may grant a role: they can grant at most their own level in every area of every product,
 * the owner can grant all. The same rule decides whose role a person may change or remove.
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
