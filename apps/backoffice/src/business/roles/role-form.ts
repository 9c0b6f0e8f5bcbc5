import type { contract, InputOf } from '@tezga/contract';
import {
  isFixedRole,
  levels,
  mayGrant,
  ownerRoleCode,
  permissionsAt,
  permissionsIn,
  productAreas,
  products,
  type Level,
  type Product,
  type ProductPermissions,
} from '@tezga/domain';

/** Whoever gives permissions: their own, under the code and the id of their role. */
export type Granter = ProductPermissions & { readonly code: string; readonly id: string };

interface ListedRole extends ProductPermissions {
  readonly _id: string;
  readonly roleCode: string;
}

/** The owner has everything; anyone else what their role says, and nothing where it is not among the roles any more. */
export function granterOf(own: Pick<Granter, 'code' | 'id'>, all: readonly ListedRole[]): Granter {
  const { code, id } = own;
  if (code === ownerRoleCode) return { code, id, ...permissionsAt('readWrite') };
  return { code, id, ...permissionsIn(all.find(({ _id }) => _id === id) ?? permissionsAt('none')) };
}

/** Why someone may only look at a role, as the server has it too; null where they may change it. */
export function fixedBecause(granter: Granter, role: ListedRole): 'owner' | 'own' | 'beyond' | null {
  if (isFixedRole(role.roleCode)) return 'owner';
  if (role._id === granter.id) return 'own';
  return mayGrant(granter, role) ? null : 'beyond';
}

export type RoleValues = InputOf<typeof contract.roles.add>;

type LevelsByArea = Readonly<Record<string, Level | undefined>>;

const areasOf = (product: Product): readonly string[] => productAreas[product];
const fieldOf = <Each extends Product>(product: Each) => `${product}Permissions` as const;

export function levelAt(permissions: ProductPermissions, product: Product, area: string): Level {
  const byArea: LevelsByArea = permissions[fieldOf(product)];
  return byArea[area] ?? 'none';
}

/** Every area by name, so that what a role does not mention and what it denies are one and the same. */
export function filledPermissions(permissions: ProductPermissions): ProductPermissions {
  const nothing = permissionsAt('none');
  return {
    backofficePermissions: { ...nothing.backofficePermissions, ...permissions.backofficePermissions },
    posPermissions: { ...nothing.posPermissions, ...permissions.posPermissions },
    easybarPermissions: { ...nothing.easybarPermissions, ...permissions.easybarPermissions },
    easypointPermissions: { ...nothing.easypointPermissions, ...permissions.easypointPermissions },
    easybooksPermissions: { ...nothing.easybooksPermissions, ...permissions.easybooksPermissions },
  };
}

export function roleValues(role: ProductPermissions & { readonly roleDesc: string }): RoleValues {
  return { roleDesc: role.roleDesc, ...filledPermissions(role) };
}

/** One area at another level, all else as it was. */
export function withLevel<Permissions extends ProductPermissions>(
  permissions: Permissions,
  product: Product,
  { area, level }: { readonly area: string; readonly level: Level },
): Permissions {
  const field = fieldOf(product);
  return { ...permissions, [field]: { ...permissions[field], [area]: level } };
}

/** Whether someone may give this level: the rule for whole roles, asked about a role with nothing else in it. */
export function mayGrantLevel(granter: Granter, product: Product, area: string, level: Level): boolean {
  return mayGrant(granter, withLevel(permissionsAt('none'), product, { area, level }));
}

/** A whole product at one level, or where that is more than one may give, at the highest one may. */
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

/** The level all areas of a product share; null where they differ. */
export function sharedLevel(permissions: ProductPermissions, product: Product): Level | null {
  const [first = 'none', ...others] = areasOf(product).map((area) => levelAt(permissions, product, area));
  return others.every((level) => level === first) ? first : null;
}

export interface Reach {
  /** Areas that are open at all. */
  readonly areas: number;
  /** Those of them where things may be changed. */
  readonly writable: number;
}

export function reachOf(permissions: ProductPermissions, among: readonly Product[] = products): Reach {
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
