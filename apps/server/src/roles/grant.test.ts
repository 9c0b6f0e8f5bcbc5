import { contract } from '@tezga/contract';
import { permissionsAt, type ProductPermissions } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const roleInput = (roleDesc: string, permissions: Partial<ProductPermissions> = {}) => ({
  roleDesc,
  ...permissionsAt('none'),
  ...permissions,
});

/** A business with a manager who may manage roles and read sales, and nothing else. */
async function withManager() {
  const business = await addBusiness(server);
  const person = await addEmployee(server, business.id, 'R7', { roles: 'readWrite', sales: 'read' });
  const manager = server.client(person.token);
  const owner = server.client(business.owner.token);
  const { myRoles } = await owner(contract.roles.list, {});
  const own = myRoles.find(({ roleCode }) => roleCode === 'R7');
  if (own === undefined) throw new Error('the manager has no role');
  return { manager, owner, own };
}

test('a user who is not the owner cannot grant more rights than their own', async () => {
  const { manager } = await withManager();
  await manager(contract.roles.add, roleInput('Shikues', { backofficePermissions: { sales: 'read' } }));
  for (const tooMuch of [
    { backofficePermissions: { sales: 'readWrite' } },
    { backofficePermissions: { customers: 'read' } },
    { posPermissions: { discounts: 'read' } },
    { easybooksPermissions: { purchases: 'readWrite' } },
  ] as const) {
    const refused = await refusalOf(manager(contract.roles.add, roleInput('Tepër', tooMuch)));
    expect(refused).toMatchObject({ status: 403, code: 'not-permitted' });
  }
});

test('users cannot change their own role, neither to more rights nor to fewer', async () => {
  const { manager, own } = await withManager();
  for (const backofficePermissions of [
    { roles: 'readWrite', sales: 'readWrite' },
    { roles: 'readWrite' },
  ] as const) {
    const changed = manager(contract.roles.edit, { ...own, id: own._id, backofficePermissions });
    expect((await refusalOf(changed)).code).toBe('not-permitted');
  }
});

test("a role above the caller's own cannot be lowered, deleted or restored", async () => {
  const { manager, owner } = await withManager();
  const above = roleInput('Drejtor', { backofficePermissions: { customers: 'read' } });
  const { _id: id } = await owner(contract.roles.add, above);
  const { updatedAt } = (await owner(contract.roles.one, { id })).role;
  const lowered = manager(contract.roles.edit, { ...roleInput('Drejtor'), id, updatedAt });
  expect((await refusalOf(lowered)).code).toBe('not-permitted');
  expect((await refusalOf(manager(contract.roles.remove, { id }))).code).toBe('not-permitted');
  await owner(contract.roles.remove, { id });
  const again = manager(contract.roles.restore, { restoreIds: [id] });
  expect((await refusalOf(again)).code).toBe('not-permitted');
});

test('the owner can grant all rights', async () => {
  const { owner } = await withManager();
  const { _id: id } = await owner(contract.roles.add, {
    roleDesc: 'Gjithçka',
    ...permissionsAt('readWrite'),
  });
  expect((await owner(contract.roles.one, { id })).role).toMatchObject(permissionsAt('readWrite'));
});

test('a user who may only read roles cannot change any', async () => {
  const { id } = await addBusiness(server);
  const reader = server.client((await addEmployee(server, id, 'OP', { roles: 'read' })).token);
  const refused = await refusalOf(reader(contract.roles.add, roleInput('Imi')));
  expect(refused.code).toBe('not-permitted');
});
