import { describe, expect, test } from 'vitest';
import {
  adminLevel,
  adminRoleCodes,
  defaultAdminPermissions,
  grantableOf,
  mayChangeAdmin,
  type AdminRole,
} from './admin-roles.ts';
import { adminAreas, type Level } from './permissions.ts';

const role = (saPermissions: AdminRole['saPermissions'], code = 'SAE'): AdminRole => ({
  code,
  saPermissions,
});
const everywhere = (level: Level) => role(Object.fromEntries(adminAreas.map((area) => [area, level])));

test('there are ten admin role codes, and each has a level in every area', () => {
  expect(adminRoleCodes).toHaveLength(10);
  for (const code of adminRoleCodes)
    expect(Object.keys(defaultAdminPermissions[code]).toSorted()).toEqual([...adminAreas].toSorted());
});

test.each([
  ['root', 'SA', true],
  ['SA', 'root', true],
  ['SA', 'RS', true],
  ['SAE', 'SAE2', true],
  ['SAE2', 'SAE', false],
  ['RS', 'NONE', true],
  ['RS', 'VIEW', false],
  ['FSA', 'CSA', false],
  ['VIEW', 'SAE0', false],
] as const)('an admin with the default role %s may change one with %s: %s', (own, other, isAllowed) => {
  const [one, two] = [own, other].map((code) => role(defaultAdminPermissions[code], code));
  expect(one !== undefined && two !== undefined && mayChangeAdmin(one, two)).toBe(isAllowed);
});

test('an area missing from a role has level none', () => {
  expect(adminLevel(role({ businesses: 'read' }), 'businesses')).toBe('read');
  expect(adminLevel(role({ businesses: 'read' }), 'bulletin')).toBe('none');
});

test('an owner of a business has no rights in the super-admin area', () => {
  expect(adminLevel(role({}, 'O'), 'businesses')).toBe('none');
});

test('root has every right, whatever levels the role row has', () => {
  expect(adminAreas.map((area) => adminLevel(role({ bulletin: 'none' }, 'root'), area))).toEqual(
    adminAreas.map(() => 'readWrite'),
  );
});

describe('changing other admins', () => {
  test('an admin may change other admins with the same or lower levels', () => {
    expect(mayChangeAdmin(everywhere('read'), everywhere('read'))).toBe(true);
    expect(mayChangeAdmin(everywhere('readWrite'), everywhere('read'))).toBe(true);
    expect(mayChangeAdmin(role({}), role({ businesses: 'none' }))).toBe(true);
  });

  test.each(adminAreas)('an admin may not change another admin who has a higher level in %s', (area) => {
    const other = role({ ...everywhere('read').saPermissions, [area]: 'readWrite' });
    expect(mayChangeAdmin(everywhere('read'), other)).toBe(false);
    expect(mayChangeAdmin(role({}), role({ [area]: 'read' }))).toBe(false);
  });
});

test('an admin can grant at most their own level in each area', () => {
  const own = role({ businesses: 'readWrite', monitoring: 'read' });
  const wanted = { businesses: 'read', monitoring: 'readWrite', bulletin: 'read' } as const;
  expect(grantableOf(own, wanted)).toMatchObject({
    businesses: 'read',
    monitoring: 'read',
    bulletin: 'none',
  });
});
