import { describe, expect, test } from 'vitest';
import { businessAreas, businessLevel, levels, reaches, type Role } from './permissions.ts';

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
});

describe.each(levels)('level %s', (level) => {
  test.each(levels)('a role reaches level %s only if its own level is at least as high', (wanted) => {
    expect(reaches(level, wanted)).toBe(levels.indexOf(level) >= levels.indexOf(wanted));
  });
});
