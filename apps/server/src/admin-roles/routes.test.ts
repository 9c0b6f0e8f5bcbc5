import { contract, type InputOf } from '@tezga/contract';
import { adminPermissionsOf, adminRoleCodes, defaultAdminPermissions, type Level } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAdmin,
  cloneTemplate,
  refusalOf,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let admin: TestPerson;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('admin_roles_alone') });
  admin = await addAdmin(server, 'SA');
});
afterAll(() => server.stop());

type NewRole = InputOf<typeof contract.adminRoles.add>;
const newName = () => `Roli ${(number += 1)}`;
const role = (levels: Partial<Record<'businesses' | 'monitoring' | 'usersManagement', Level>>): NewRole => ({
  roleDesc: newName(),
  roleCode: 'SAE',
  saPermissions: Object.fromEntries(Object.entries(levels).map(([area, value]) => [area, { value }])),
});
const as = ({ token }: Pick<TestPerson, 'token'>) => server.client(token);
const add = (input: NewRole, by = admin) => as(by)(contract.adminRoles.add, input);
const rolesOf = async (by = admin) => (await as(by)(contract.adminRoles.list, {})).saRoles;
const refused = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const give = (userId: string, roleId: string) =>
  server.asOwner`update platform.admins set role_id = ${roleId} where user_id = ${userId}`;

const demote = (by: TestPerson, roleId: string) =>
  as(by)(contract.adminRoles.edit, { roleId, saPermissions: { usersManagement: { value: 'none' } } });

/** An admin whose role has exactly these levels. */
async function adminWith(levels: Parameters<typeof role>[0], kind: 'SA' | 'RS' = 'SA') {
  const person = await addAdmin(server, kind, 'none');
  const { _id: roleId } = await add(role(levels));
  await give(person.id, roleId);
  return { ...person, roleId };
}

test('the migrations alone insert one role for each role code, with its default permissions', async () => {
  const rows = await server.asOwner<{ code: string; permissions: { saPermissions: object } }[]>`
    select code, permissions from platform.admin_roles where id = substr(md5('admin role ' || code), 1, 24)`;
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...adminRoleCodes].toSorted());
  for (const code of adminRoleCodes) {
    const { saPermissions = {} } = rows.find((row) => row.code === code)?.permissions ?? {};
    expect(adminPermissionsOf({ code, saPermissions }), code).toEqual(defaultAdminPermissions[code]);
  }
});

test('a role is added, listed with value and name of every area, edited and deleted', async () => {
  const { _id: roleId } = await add(role({ businesses: 'read' }));
  const { saRole } = await as(admin)(contract.adminRoles.one, { roleId });
  expect(saRole).toMatchObject({ roleCode: 'SAE', adminsCount: 0 });
  expect(saRole.saPermissions.businesses).toEqual({ value: 'read', name: 'Bizneset' });
  expect(saRole.saPermissions.bulletin).toEqual({ value: 'none', name: 'Buletini' });

  const roleDesc = newName();
  const { updatedAt } = saRole;
  await as(admin)(contract.adminRoles.edit, {
    roleId,
    roleDesc,
    saPermissions: { monitoring: { value: 'read' } },
    updatedAt,
  });
  const after = (await as(admin)(contract.adminRoles.one, { roleId })).saRole;
  expect(after).toMatchObject({
    roleDesc,
    saPermissions: { businesses: { value: 'read' }, monitoring: { value: 'read' } },
  });
  const late = as(admin)(contract.adminRoles.edit, { roleId, roleDesc: newName(), updatedAt });
  expect(await refused(late)).toBe('changed-meanwhile');

  await as(admin)(contract.adminRoles.remove, { deleteIds: [roleId] });
  expect((await rolesOf()).map(({ _id }) => _id)).not.toContain(roleId);
  expect(await refused(as(admin)(contract.adminRoles.one, { roleId }))).toBe('not-found');
  await expect(add({ ...role({}), roleDesc })).resolves.toBeDefined();
});

test('two roles cannot have the same name, ignoring case', async () => {
  const first = role({});
  await add(first);
  expect(await refused(add({ ...role({}), roleDesc: first.roleDesc.toUpperCase() }))).toBe('role-name-taken');
});

describe('limits for an admin who changes roles', () => {
  test('an admin cannot give a role more permissions than they have', async () => {
    const clerk = await adminWith({ usersManagement: 'readWrite', businesses: 'read' });
    expect(await refused(add(role({ businesses: 'readWrite' }), clerk))).toBe('not-permitted');
    const { _id: roleId } = await add(role({ businesses: 'read' }), clerk);
    const more = as(clerk)(contract.adminRoles.edit, {
      roleId,
      saPermissions: { monitoring: { value: 'read' } },
    });
    expect(await refused(more)).toBe('not-permitted');
  });

  test('an admin cannot change or delete a role that has more permissions than they have', async () => {
    const clerk = await adminWith({ usersManagement: 'readWrite', businesses: 'read' });
    const { _id: roleId } = await add(role({ monitoring: 'read' }));
    const fewer = as(clerk)(contract.adminRoles.edit, {
      roleId,
      saPermissions: { monitoring: { value: 'none' } },
    });
    expect(await refused(fewer)).toBe('not-permitted');
    expect(await refused(as(clerk)(contract.adminRoles.remove, { deleteIds: [roleId] }))).toBe(
      'not-permitted',
    );
  });

  test('an admin cannot change their own role, not even to fewer permissions', async () => {
    const clerk = await adminWith({ usersManagement: 'readWrite', businesses: 'read' });
    const fewer = as(clerk)(contract.adminRoles.edit, {
      roleId: clerk.roleId,
      saPermissions: { businesses: { value: 'none' } },
    });
    expect(await refused(fewer)).toBe('own-rights');
  });

  test('an admin cannot add, change or delete the role root', async () => {
    expect(await refused(add({ ...role({}), roleCode: 'root' }))).toBe('admin-role-fixed');
    const root = (await rolesOf()).find(({ roleCode }) => roleCode === 'root');
    expect(root?.saPermissions.usersManagement?.value).toBe('readWrite');
    const roleId = root?._id ?? '';
    expect(await refused(as(admin)(contract.adminRoles.edit, { roleId, roleDesc: newName() }))).toBe(
      'admin-role-fixed',
    );
    expect(await refused(as(admin)(contract.adminRoles.remove, { deleteIds: [roleId] }))).toBe(
      'admin-role-fixed',
    );
  });
});

test('a role in use is not deleted; a role that only a closed admin has is deleted', async () => {
  const clerk = await adminWith({ monitoring: 'read' });
  const remove = () => as(admin)(contract.adminRoles.remove, { deleteIds: [clerk.roleId] });
  expect(await refused(remove())).toBe('admin-role-in-use');
  await as(admin)(contract.people.remove, { userId: clerk.id });
  await expect(remove()).resolves.toEqual({});
});

test('a changed role applies from the next call of its admins, and signs them out if it loses a level', async () => {
  const clerk = await adminWith({ usersManagement: 'read' });
  await expect(rolesOf(clerk)).resolves.toBeDefined();
  await as(admin)(contract.adminRoles.edit, {
    roleId: clerk.roleId,
    saPermissions: { usersManagement: { value: 'readWrite' } },
  });
  await expect(add(role({}), clerk)).resolves.toBeDefined();
  await as(admin)(contract.adminRoles.edit, {
    roleId: clerk.roleId,
    saPermissions: { usersManagement: { value: 'none' } },
  });
  expect((await refusalOf(rolesOf(clerk))).status).toBe(401);
});

test('a reseller sees only their own role and changes none', async () => {
  const reseller = await adminWith({ usersManagement: 'readWrite' }, 'RS');
  expect((await rolesOf(reseller)).map(({ _id }) => _id)).toEqual([reseller.roleId]);
  const { _id: roleId } = await add(role({}));
  expect(await refused(as(reseller)(contract.adminRoles.one, { roleId }))).toBe('not-found');
  expect(await refused(add(role({}), reseller))).toBe('not-permitted');
  expect(await refused(as(reseller)(contract.adminRoles.remove, { deleteIds: [roleId] }))).toBe(
    'not-permitted',
  );
});

test("of two admins who lower each other's role at the same time, only one succeeds", async () => {
  const [one, two] = [
    await adminWith({ usersManagement: 'readWrite' }),
    await adminWith({ usersManagement: 'readWrite' }),
  ];
  const outcomes = await Promise.allSettled([demote(one, two.roleId), demote(two, one.roleId)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  [{}, true],
  [{ TEZGA_DEMO: '1' }, false],
  [{ TEZGA_DEMO: '1', TEZGA_FULL_ADMIN: '1' }, true],
  [{ TEZGA_FULL_ADMIN: '0' }, false],
] as const)(
  'with the settings %j the screens that a demonstration hides are open: %s',
  async (given, isOpen) => {
    const environment = { TEZGA_DEMO_DAYS: '0', ...given };
    const other = await startTestServer({ databaseUrl: server.config.DATABASE_URL, environment });
    try {
      expect((await other.client(admin.token)(contract.access.myRole, {})).isFullAdmin).toBe(isOpen);
    } finally {
      await other.stop();
    }
  },
);
