import { describe, expect, test } from 'vitest';
import {
  defaultRoleCodes,
  defaultRolePermissions,
  isDefaultRole,
  isFixedRole,
  mayGrant,
  permissionsAt,
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

test('every default role says a level for every area of every product', () => {
  for (const permissions of Object.values(defaultRolePermissions)) {
    for (const product of products) {
      expect(Object.keys(permissions[`${product}Permissions`])).toEqual([...productAreas[product]]);
    }
  }
});

test('what comes along with a permission set is left out, and a missing product is closed', () => {
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

test('the owner’s role cannot be changed, the default ones cannot be removed, others are free', () => {
  expect(['O', 'OP', 'AP', 'R1'].map(isFixedRole)).toEqual([true, false, false, false]);
  expect(['O', ...defaultRoleCodes, 'R1'].map(isDefaultRole)).toEqual([true, true, true, false]);
});

describe('what someone may give', () => {
  test('the owner gives everything, whatever their row says', () => {
    expect(mayGrant(role('O'), permissionsAt('readWrite'))).toBe(true);
  });

  test('anyone gives what they have, and nothing', () => {
    const manager = role('AP', defaultRolePermissions.AP);
    expect(mayGrant(manager, defaultRolePermissions.AP)).toBe(true);
    expect(mayGrant(manager, defaultRolePermissions.OP)).toBe(true);
    expect(mayGrant(role('R1'), permissionsAt('none'))).toBe(true);
    expect(mayGrant(role('R1'), { ...permissionsAt('none'), backofficePermissions: {} })).toBe(true);
  });

  const everyArea = products.flatMap((product) => productAreas[product].map((area) => ({ product, area })));
  test.each(everyArea)('one level more in $area of $product is too much', ({ product, area }) => {
    const set = `${product}Permissions` as const;
    const reader = { ...role('R1'), ...permissionsAt('read') };
    const wanted = { ...permissionsAt('read'), [set]: { ...reader[set], [area]: 'readWrite' } };
    expect(mayGrant(reader, wanted)).toBe(false);
    expect(mayGrant(role('R1', permissionsAt('readWrite')), wanted)).toBe(true);
  });

  test('an area a role does not mention counts as none', () => {
    const partial = role('R1', { backofficePermissions: { roles: 'readWrite' } });
    expect(mayGrant(partial, role('R2', { backofficePermissions: { roles: 'readWrite' } }))).toBe(true);
    expect(mayGrant(partial, role('R2', { backofficePermissions: { sales: 'read' } }))).toBe(false);
  });
});
