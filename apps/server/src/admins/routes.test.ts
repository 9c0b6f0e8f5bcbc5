import { contract, type InputOf } from '@tezga/contract';
import type { AdminRoleCode } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  cloneTemplate,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let admin: TestPerson;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({
    databaseUrl: await cloneTemplate('admins_alone'),
    environment: { SECOND_FACTOR_REQUIRED: '0' },
  });
  admin = await addAdmin(server, 'SA');
});
afterAll(() => server.stop());

const as = ({ token }: Pick<TestPerson, 'token'>) => server.client(token);
const refused = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const newEmail = () => `admin${(number += 1)}@prova.example`;
const roleWith = async (code: AdminRoleCode) => {
  const [row] = await server.asOwner<{ id: string }[]>`
    select id from platform.admin_roles where code = ${code} order by created_at limit 1`;
  return row?.id ?? '';
};
const edit = (userId: string, change: Omit<InputOf<typeof contract.admins.edit>, 'userId'>, by = admin) =>
  as(by)(contract.admins.edit, { userId, ...change });
const listed = async (userId: string, by = admin) =>
  (await as(by)(contract.admins.list, {})).saUsers.find(({ _id }) => _id === userId);
const given = { newPassword: 'E-dhene-2026', newPassConfirmation: 'E-dhene-2026' };
const resetPassword = (userId: string, by = admin) =>
  as(by)(contract.admins.resetPassword, { userId, ...given });

/** A super admin who manages admins and nothing else. */
async function clerk(): Promise<TestPerson> {
  const person = await addAdmin(server, 'SA', 'none');
  const saPermissions = { usersManagement: 'readWrite' };
  await server.asOwner`update platform.admin_roles set permissions = ${server.asOwner.json({ saPermissions })}
    where id = (select role_id from platform.admins where user_id = ${person.id})`;
  return person;
}

test('an admin is added with type and role, gets the password by e-mail and must change it', async () => {
  const email = newEmail();
  const { userId } = await as(admin)(contract.admins.create, {
    name: 'Vjosa Shitësja',
    email,
    userType: 'RS',
    roleId: await roleWith('RS'),
  });
  expect(await listed(userId)).toMatchObject({
    userType: 'RS',
    roleCode: 'RS',
    active: true,
    resetPassword: true,
    businessesCount: 0,
    mayEdit: true,
  });
  const [message] = await server.asOwner`select body from platform.messages where recipient = ${email}`;
  expect(message?.['body']).toContain(email);
  const again = as(admin)(contract.admins.create, {
    name: 'Tjetër',
    email,
    userType: 'SA',
    roleId: await roleWith('VIEW'),
  });
  expect(await refused(again)).toBe('contact-taken');
});

test('fields that are left out of an edit do not change; closing the account of an admin signs the admin out, and reopening it keeps the role', async () => {
  const other = await addAdmin(server, 'SA');
  const before = await listed(other.id);
  await edit(other.id, { name: 'Emër i ri' });
  const after = await listed(other.id);
  expect(after).toEqual({ ...before, name: 'Emër i ri', updatedAt: after?.updatedAt });
  await edit(other.id, { active: false });
  expect((await refusalOf(as(other)(contract.access.myRole, {}))).status).toBe(401);
  expect(await listed(other.id)).toMatchObject({ active: false });
  expect(await refused(resetPassword(other.id))).toBe('not-found');
  await edit(other.id, { active: true, userType: 'RS', roleId: await roleWith('RS') });
  expect(await listed(other.id)).toMatchObject({ active: true, userType: 'RS', roleCode: 'RS' });
  const signIn = server.client()(contract.access.signIn, { username: other.email, password: testPassword });
  await expect(signIn).resolves.toBeDefined();
});

test('a closed admin whose role was deleted is reopened only with another role', async () => {
  const other = await addAdmin(server, 'SA', 'none');
  const { roleId = '' } = (await listed(other.id)) ?? {};
  await edit(other.id, { active: false });
  await as(admin)(contract.adminRoles.remove, { deleteIds: [roleId] });
  for (const change of [{ active: true }, { active: true, roleId }])
    expect(await refused(edit(other.id, change))).toBe('admin-role-deleted');
  expect(await listed(other.id)).toMatchObject({ active: false });
  await edit(other.id, { active: true, roleId: await roleWith('VIEW') });
  expect(await listed(other.id)).toMatchObject({ active: true, roleCode: 'VIEW' });
});

test('an edit of an admin is refused if any admin changed any field since the version that the edit is based on', async () => {
  const other = await addAdmin(server, 'SA');
  const changes: readonly (() => Promise<unknown>)[] = [
    async () => edit(other.id, { roleId: await roleWith('VIEW') }),
    () => edit(other.id, { email: newEmail() }),
    () => edit(other.id, { active: false }),
    () => edit(other.id, { active: true, userType: 'RS' }),
    () => as(admin)(contract.people.adminEditProfile, { userId: other.id, name: 'Emër tjetër' }),
  ];
  for (const change of changes) {
    const { updatedAt = '' } = (await listed(other.id)) ?? {};
    await change();
    expect(await refused(edit(other.id, { name: 'Vonë', updatedAt }))).toBe('changed-meanwhile');
  }
  const { updatedAt = '' } = (await listed(other.id)) ?? {};
  await edit(other.id, { name: 'Në kohë', updatedAt });
  expect(await listed(other.id)).toMatchObject({ name: 'Në kohë' });
});

test('an admin who loses a level is signed out everywhere, also of sessions that they opened as an employee', async () => {
  const { id: businessId } = await addBusiness(server);
  const { id: userId } = await addEmployee(server, businessId, 'R1', {});
  const [employee] = await server.asOwner`
    select id from tenant.employees where business_id = ${businessId} and user_id = ${userId}`;
  const lowered = await addAdmin(server, 'SA');
  const inside = as(lowered);
  await inside(contract.employees.takeOver, { businessId, employeeId: employee?.['id'] as string });
  await expect(inside(contract.access.myRole, {})).resolves.toBeDefined();
  await edit(lowered.id, { roleId: await roleWith('SAE') });
  expect((await refusalOf(inside(contract.access.myRole, {}))).status).toBe(401);
  const again = await openSession(server, lowered.id, null, 'SA');
  await edit(lowered.id, { roleId: await roleWith('SA') });
  await expect(as(again)(contract.access.myRole, {})).resolves.toBeDefined();
  await edit(lowered.id, { userType: 'RS' });
  expect((await refusalOf(as(again)(contract.access.myRole, {}))).status).toBe(401);
});

describe('limits for an admin who changes admins', () => {
  test('an admin cannot edit, close, sign out or set the password of an admin with more rights in any area', async () => {
    const [less, more] = [await clerk(), await addAdmin(server, 'RS', 'read')];
    const { sessionId } = more;
    expect(await listed(more.id, less)).toMatchObject({ mayEdit: false });
    expect(await refused(edit(more.id, { email: newEmail() }, less))).toBe('not-permitted');
    expect(await refused(edit(more.id, { active: false }, less))).toBe('not-permitted');
    expect(await refused(edit(more.id, { roleId: await roleWith('NONE') }, less))).toBe('not-permitted');
    expect(await refused(resetPassword(more.id, less))).toBe('not-permitted');
    const end = as(less)(contract.admins.endSession, { userId: more.id, sessionId });
    expect(await refused(end)).toBe('not-permitted');
    expect(await refused(as(less)(contract.admins.sessions, { userId: more.id }))).toBe('not-permitted');
  });

  test('an admin cannot give another admin a role with more rights than their own', async () => {
    const [less, other] = [await clerk(), await addAdmin(server, 'SA', 'none')];
    expect(await refused(edit(other.id, { roleId: await roleWith('VIEW') }, less))).toBe('not-permitted');
    const create = as(less)(contract.admins.create, {
      name: 'Tepër',
      email: newEmail(),
      userType: 'SA',
      roleId: await roleWith('root'),
    });
    expect(await refused(create)).toBe('not-permitted');
  });

  test('an admin cannot change their own role, type or state', async () => {
    expect(await refused(edit(admin.id, { roleId: await roleWith('NONE') }))).toBe('own-rights');
    expect(await refused(edit(admin.id, { userType: 'RS' }))).toBe('own-rights');
    expect(await refused(edit(admin.id, { active: false }))).toBe('own-rights');
    expect(await refused(resetPassword(admin.id))).toBe('own-rights');
    await expect(edit(admin.id, { name: 'Vetja' })).resolves.toEqual({});
  });
});

test('if two admins demote or close each other at the same time, one of them still has every right', async () => {
  const roleId = await roleWith('NONE');
  for (const change of [{ roleId }, { userType: 'RS' }, { active: false }] as const) {
    const [one, two] = [await addAdmin(server, 'SA'), await addAdmin(server, 'SA')];
    const outcomes = await Promise.allSettled([edit(two.id, change, one), edit(one.id, change, two)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});

test('an admin lists the sessions of another admin and ends one of them', async () => {
  const other = await addAdmin(server, 'SA');
  const { sessionId } = await openSession(server, other.id, null, 'SA');
  const call = as(admin);
  const ids = async () =>
    (await call(contract.admins.sessions, { userId: other.id })).sessions.map(({ _id }) => _id);
  expect(await ids()).toContain(sessionId);
  await call(contract.admins.endSession, { userId: other.id, sessionId });
  expect(await ids()).toEqual([other.sessionId]);
  const { owner } = await addBusiness(server);
  expect(await refused(call(contract.admins.sessions, { userId: owner.id }))).toBe('not-found');
});

test('a password that another admin set must be changed at the next sign-in', async () => {
  const other = await addAdmin(server, 'SA');
  await resetPassword(other.id);
  expect((await refusalOf(as(other)(contract.access.myRole, {}))).status).toBe(401);
  const typed = { username: other.email, password: given.newPassword };
  expect((await server.client()(contract.access.signIn, typed)).user.resetPassword).toBe(true);
});

test('a reseller sees only their own account and changes no admin', async () => {
  const [reseller, other] = [await addAdmin(server, 'RS'), await addAdmin(server, 'RS', 'none')];
  const { saUsers } = await as(reseller)(contract.admins.list, {});
  expect(saUsers.map(({ _id, mayEdit }) => [_id, mayEdit])).toEqual([[reseller.id, false]]);
  expect(await refused(edit(other.id, { name: 'X' }, reseller))).toBe('not-found');
  expect(await refused(as(reseller)(contract.admins.sessions, { userId: other.id }))).toBe('not-found');
  const roleId = await roleWith('NONE');
  const input = { name: 'Y', email: newEmail(), userType: 'RS', roleId } as const;
  expect(await refused(as(reseller)(contract.admins.create, input))).toBe('not-permitted');
});
