import { describe, expect, test } from 'vitest';
import { adminLevel, businessAreas, businessLevel, levels, reaches, type Role } from './permissions.ts';

const operator: Role = { code: 'OP', backofficePermissions: { sales: 'read' }, saPermissions: {} };
const owner: Role = { code: 'O', backofficePermissions: { sales: 'none' }, saPermissions: {} };

test('an owner has readWrite everywhere, whatever the role row says', () => {
  expect(businessAreas.map((area) => businessLevel(owner, area))).toEqual(
    businessAreas.map(() => 'readWrite'),
  );
});

test('what a role does not mention, it may not do', () => {
  expect(businessLevel(operator, 'sales')).toBe('read');
  expect(businessLevel(operator, 'customers')).toBe('none');
  expect(adminLevel(operator, 'businesses')).toBe('none');
});

test('owning a business opens nothing in the super-admin area', () => {
  expect(adminLevel(owner, 'businesses')).toBe('none');
});

describe.each(levels)('level %s', (level) => {
  test.each(levels)('reaches %s only when it is at least as high', (wanted) => {
    expect(reaches(level, wanted)).toBe(levels.indexOf(level) >= levels.indexOf(wanted));
  });
});
