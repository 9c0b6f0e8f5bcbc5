import { describe, expect, test } from 'vitest';
import {
  adminAreas,
  adminLevel,
  businessAreas,
  businessLevel,
  levels,
  mayChangeAdmin,
  reaches,
  type Role,
} from './permissions.ts';

const operator: Role = {
  code: 'OP',
  backofficePermissions: { sales: 'read' },
  posPermissions: {},
  saPermissions: {},
};
const owner: Role = {
  code: 'O',
  backofficePermissions: { sales: 'none' },
  posPermissions: {},
  saPermissions: {},
};

test('an owner has readWrite everywhere, whatever levels the role row has', () => {
  expect(businessAreas.map((area) => businessLevel(owner, area))).toEqual(
    businessAreas.map(() => 'readWrite'),
  );
});

test('an area missing from a role has level none', () => {
  expect(businessLevel(operator, 'sales')).toBe('read');
  expect(businessLevel(operator, 'customers')).toBe('none');
  expect(adminLevel(operator, 'businesses')).toBe('none');
});

test('an owner of a business has no rights in the super-admin area', () => {
  expect(adminLevel(owner, 'businesses')).toBe('none');
});

describe.each(levels)('level %s', (level) => {
  test.each(levels)('includes %s only if it is at least as high', (wanted) => {
    expect(reaches(level, wanted)).toBe(levels.indexOf(level) >= levels.indexOf(wanted));
  });
});

const everywhere = (level: 'read' | 'readWrite') => ({
  saPermissions: Object.fromEntries(adminAreas.map((area) => [area, level])),
});

describe('an admin may change', () => {
  test('admins with the same or lower levels', () => {
    expect(mayChangeAdmin(everywhere('read'), everywhere('read'))).toBe(true);
    expect(mayChangeAdmin(everywhere('readWrite'), everywhere('read'))).toBe(true);
    expect(mayChangeAdmin({ saPermissions: {} }, { saPermissions: { businesses: 'none' } })).toBe(true);
  });

  test.each(adminAreas)('no admin with a higher level in %s', (area) => {
    const other = { saPermissions: { ...everywhere('read').saPermissions, [area]: 'readWrite' as const } };
    expect(mayChangeAdmin(everywhere('read'), other)).toBe(false);
    expect(mayChangeAdmin({ saPermissions: {} }, { saPermissions: { [area]: 'read' } })).toBe(false);
  });
});
