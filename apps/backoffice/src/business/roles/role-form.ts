import type { contract, InputOf } from '@tezga/contract';
import {
  isFixedRole,
  levels,
  mayGrant,
  mergedPermissions,
  ownerRoleCode,
  permissionsAt,
  permissionsIn,
  productAreas,
  products,
  type Level,
  type Product,
  type ProductPermissions,
} from '@tezga/domain';

/** The user who gives permissions: their own permissions, and the code and id of their role. */
export type Granter = ProductPermissions & { readonly code: string; readonly id: string };

interface ListedRole extends ProductPermissions {
  readonly _id: string;
  readonly roleCode: string;
}

/**
 * The owner has all permissions; other users have the permissions of their role, and none if the role no longer exists.
 */
export function granterOf(own: Pick<Granter, 'code' | 'id'>, all: readonly ListedRole[]): Granter {
  const { code, id } = own;
  if (code === ownerRoleCode) return { code, id, ...permissionsAt('readWrite') };
  return { code, id, ...permissionsIn(all.find(({ _id }) => _id === id) ?? permissionsAt('none')) };
}

/** Why a role is read-only for this user, by the same rule as on the server; null if it is editable. */
export function fixedBecause(granter: Granter, role: ListedRole): 'owner' | 'own' | 'beyond' | null {
  if (isFixedRole(role.roleCode)) return 'owner';
  if (role._id === granter.id) return 'own';
  return mayGrant(granter, role) ? null : 'beyond';
}

export type RoleValues = InputOf<typeof contract.roles.add>;

/**
 * The products whose permissions are shown. All other products are modules that no business has yet; a form
 * leaves their levels unchanged.
 */
export const shownProducts = ['backoffice', 'pos'] as const satisfies readonly Product[];

type LevelsByArea = Readonly<Record<string, Level | undefined>>;

const areasOf = (product: Product): readonly string[] => productAreas[product];
const fieldOf = <Each extends Product>(product: Each) => `${product}Permissions` as const;

export function levelAt(permissions: ProductPermissions, product: Product, area: string): Level {
  const byArea: LevelsByArea = permissions[fieldOf(product)];
  return byArea[area] ?? 'none';
}

/** Adds every missing area as denied, so that missing and denied areas compare as equal. */
export function filledPermissions(permissions: ProductPermissions): ProductPermissions {
  return mergedPermissions(permissionsAt('none'), permissions);
}

export function roleValues(role: ProductPermissions & { readonly roleDesc: string }): RoleValues {
  return { roleDesc: role.roleDesc, ...filledPermissions(role) };
}

/** A copy with one area at another level. */
export function withLevel<Permissions extends ProductPermissions>(
  permissions: Permissions,
  product: Product,
  { area, level }: { readonly area: string; readonly level: Level },
): Permissions {
  const field = fieldOf(product);
  return { ...permissions, [field]: { ...permissions[field], [area]: level } };
}

/** Whether the user may give this level. Applies the rule for whole roles to a role with only this permission. */
export function mayGrantLevel(granter: Granter, product: Product, area: string, level: Level): boolean {
  return mayGrant(granter, withLevel(permissionsAt('none'), product, { area, level }));
}

/** A copy with a whole product at one level, limited to the highest level that the user may give. */
export function withProductAt<Permissions extends ProductPermissions>(
  permissions: Permissions,
  product: Product,
  { level, granter }: { readonly level: Level; readonly granter: Granter },
): Permissions {
  return areasOf(product).reduce((changed, area) => {
    const highest = levels
      .slice(0, levels.indexOf(level) + 1)
      .findLast((each) => mayGrantLevel(granter, product, area, each));
    return withLevel(changed, product, { area, level: highest ?? 'none' });
  }, permissions);
}

/** The level shared by all areas of a product; null if they differ. */
export function sharedLevel(permissions: ProductPermissions, product: Product): Level | null {
  const [first = 'none', ...others] = areasOf(product).map((area) => levelAt(permissions, product, area));
  return others.every((level) => level === first) ? first : null;
}

export interface Reach {
  /** The number of readable areas. */
  readonly areas: number;
  /** The number of writable areas. */
  readonly writable: number;
}

export function reachOf(permissions: ProductPermissions, among: readonly Product[] = shownProducts): Reach {
  const open = among
    .flatMap((product) => areasOf(product).map((area) => levelAt(permissions, product, area)))
    .filter((level) => level !== 'none');
  return { areas: open.length, writable: open.filter((level) => level === 'readWrite').length };
}

export function hasSameLevels(one: ProductPermissions, other: ProductPermissions): boolean {
  return products.every((product) =>
    areasOf(product).every((area) => levelAt(one, product, area) === levelAt(other, product, area)),
  );
}
