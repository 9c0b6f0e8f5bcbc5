import { describe, expect, test } from 'vitest';
import {
  defaultRoleCodes,
  defaultRolePermissions,
  isDefaultRole,
  isFixedRole,
  mayGrant,
  permissionsAt,
  mergedPermissions,
  permissionsIn,
  productAreas,
  products,
  type ProductPermissions,
} from './product-permissions.ts';

const role = (code: string, permissions: Partial<ProductPermissions> = {}) => ({
  code,
  ...permissionsAt('none'),
  ...permissions,
});

test('every default role has a level for every area of every product', () => {
  for (const permissions of Object.values(defaultRolePermissions)) {
    for (const product of products) {
      expect(Object.keys(permissions[`${product}Permissions`])).toEqual([...productAreas[product]]);
    }
  }
});

test('unknown fields of a permission set are removed, and a missing product gets no rights', () => {
  const sent = {
    backofficePermissions: { sales: 'read' },
    saPermissions: { businesses: 'readWrite' },
  } as const;
  expect(permissionsIn(sent)).toEqual({
    backofficePermissions: { sales: 'read' },
    posPermissions: {},
    easybarPermissions: {},
    easypointPermissions: {},
    easybooksPermissions: {},
  });
});

test('only the owner’s role cannot be changed, and no default role can be removed', () => {
  expect(['O', 'OP', 'AP', 'R1'].map(isFixedRole)).toEqual([true, false, false, false]);
  expect(['O', ...defaultRoleCodes, 'R1'].map(isDefaultRole)).toEqual([true, true, true, false]);
});

describe('permissions a person may grant', () => {
  test('the owner may grant everything, whatever levels the role row has', () => {
    expect(mayGrant(role('O'), permissionsAt('readWrite'))).toBe(true);
  });

  test('a person may grant levels up to their own', () => {
    const manager = role('AP', defaultRolePermissions.AP);
    expect(mayGrant(manager, defaultRolePermissions.AP)).toBe(true);
    expect(mayGrant(manager, defaultRolePermissions.OP)).toBe(true);
    expect(mayGrant(role('R1'), permissionsAt('none'))).toBe(true);
    expect(mayGrant(role('R1'), { ...permissionsAt('none'), backofficePermissions: {} })).toBe(true);
  });

  const everyArea = products.flatMap((product) => productAreas[product].map((area) => ({ product, area })));
  test.each(everyArea)(
    'a grant of one level above their own in $area of $product is refused',
    ({ product, area }) => {
      const set = `${product}Permissions` as const;
      const reader = { ...role('R1'), ...permissionsAt('read') };
      const wanted = { ...permissionsAt('read'), [set]: { ...reader[set], [area]: 'readWrite' } };
      expect(mayGrant(reader, wanted)).toBe(false);
      expect(mayGrant(role('R1', permissionsAt('readWrite')), wanted)).toBe(true);
    },
  );

  test('an area missing from a role counts as level none', () => {
    const partial = role('R1', { backofficePermissions: { roles: 'readWrite' } });
    expect(mayGrant(partial, role('R2', { backofficePermissions: { roles: 'readWrite' } }))).toBe(true);
    expect(mayGrant(partial, role('R2', { backofficePermissions: { sales: 'read' } }))).toBe(false);
  });
});

test('an edit replaces the permissions that it contains and leaves all others unchanged', () => {
  const stored = {
    ...permissionsAt('none'),
    posPermissions: { sales: 'read', shifts: 'readWrite' },
  } as const;
  expect(mergedPermissions(stored, { posPermissions: { sales: 'none' } })).toEqual({
    ...stored,
    posPermissions: { sales: 'none', shifts: 'readWrite' },
  });
});
