import type { Role } from '@tezga/domain';
import { expect, test } from 'vitest';
import { screens } from '../screens.ts';
import type { Screen } from './screen.ts';
import { landingOf, mayEnter, screenAt } from './guard.ts';

const role = (code: string, permissions: Partial<Role> = {}): Role => ({
  code,
  backofficePermissions: {},
  posPermissions: {},
  saPermissions: {},
  ...permissions,
});
const owner = role('O');
const operator = role('OP');
const reader = role('OP', { backofficePermissions: { configurations: 'read' } });
const admin = role('SA', { saPermissions: { businesses: 'read' } });

const screen = (path: string, levels: Screen['levels'], key: Screen['key'] = 'configurations'): Screen => ({
  area: 'business',
  path,
  key,
  levels,
  title: () => path,
  page: async () => () => null,
});

test.each([
  ['owner', owner, true],
  ['reader', reader, true],
  ['operator without permission', operator, false],
] as const)(
  'a page that needs the level read or readWrite is closed to a role without permission: %s',
  (_name, someone, allowed) => {
    expect(mayEnter(screen('/x', ['read', 'readWrite']), 'business', someone)).toBe(allowed);
  },
);

test('a page that accepts the level none is open to a role without permission', () => {
  expect(mayEnter(screen('/x', ['none', 'read', 'readWrite']), 'business', operator)).toBe(true);
});

test('a path with an id is matched to its screen', () => {
  const table = [screen('/roles', ['read']), screen('/roles/edit/:id', ['readWrite'])];
  expect(screenAt(table, 'business', '/roles/edit/64a')?.path).toBe('/roles/edit/:id');
  expect(screenAt(table, 'business', '/roles')?.path).toBe('/roles');
  expect(screenAt(table, 'business', '/roles/edit/64a/more')).toBeUndefined();
  expect(screenAt(table, 'super-admin', '/roles')).toBeUndefined();
});

test('a role cannot open pages of an area that it does not belong to', () => {
  expect(screens.some((each) => each.area === 'business' && mayEnter(each, 'super-admin', admin))).toBe(
    false,
  );
  expect(screens.some((each) => each.area === 'super-admin' && mayEnter(each, 'business', owner))).toBe(
    false,
  );
});

test('an operator who may issue invoices starts at the new invoice, other roles do not', () => {
  const selling = { backofficePermissions: { receipts: 'readWrite' } } as const;
  expect(landingOf(screens, 'business', role('OP', selling))).toBe('/receipts/new');
  expect(landingOf(screens, 'business', role('OP'))).toBe('/dashboard');
  expect(landingOf(screens, 'business', role('AP', selling))).toBe('/dashboard');
});

test('a role starts at its landing page, or else at the first page it may open; without any such page it has no start page', () => {
  const table = [
    screen('/settings', ['readWrite']),
    screen('/dashboard', ['none', 'read', 'readWrite'], 'dashboard'),
  ];
  expect(landingOf(table, 'business', owner)).toBe('/dashboard');
  expect(landingOf(table.slice(0, 1), 'business', owner)).toBe('/settings');
  expect(landingOf(table.slice(0, 1), 'business', operator)).toBeNull();
  expect(landingOf(screens, 'super-admin', admin)).toBe('/business');
});
