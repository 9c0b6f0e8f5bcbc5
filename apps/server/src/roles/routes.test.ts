import { contract } from '@tezga/contract';
import { defaultRolePermissions, permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBusiness,
  addEmployee,
  joinBusiness,
  addPerson,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const roleInput = (roleDesc: string) => ({ roleDesc, ...permissionsAt('none') });
const absentId = 'f'.repeat(24);

/** A business with its owner's API client. */
async function withOwner() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  return {
    ...business,
    client,
    list: async () => (await client(contract.roles.list, {})).myRoles,
    addRole: async (roleDesc: string) => (await client(contract.roles.add, roleInput(roleDesc)))._id,
    role: async (id: string) => (await client(contract.roles.one, { id })).role,
  };
}

describe('reading roles', () => {
  test("the owner's role comes first and the others in Albanian order, with codes and member counts", async () => {
    const { id, list, addRole } = await withOwner();
    for (const name of ['Zëvendës', 'Çelësmbajtës', 'Caktues', 'Dhoma', 'Drejtues']) await addRole(name);
    const roles = await list();
    const names = roles.slice(1).map(({ roleDesc }) => roleDesc);
    expect(roles[0]?.roleCode).toBe('O');
    expect(names).toEqual(['Caktues', 'Çelësmbajtës', 'Drejtues', 'Dhoma', 'Zëvendës']);
    expect(roles.slice(1).map(({ roleCode }) => roleCode)).toEqual(['R3', 'R2', 'R5', 'R4', 'R1']);
    expect(roles.map(({ employeesCount }) => employeesCount)).toEqual([1, 0, 0, 0, 0, 0]);
    await joinBusiness(server, (await addPerson(server, 'business')).id, id, 'OP');
    const joined = (await list()).find(({ roleCode }) => roleCode === 'OP');
    expect(joined?.employeesCount).toBe(1);
  });

  test('a user who may hire employees can list the roles, and other users without the right cannot', async () => {
    const { id } = await addBusiness(server);
    const hiring = await addEmployee(server, id, 'OP', { employees: 'readWrite' });
    const reading = await addEmployee(server, id, 'OP', { employees: 'read' });
    expect((await server.client(hiring.token)(contract.roles.list, {})).myRoles).toHaveLength(3);
    const refused = await refusalOf(server.client(reading.token)(contract.roles.list, {}));
    expect(refused.code).toBe('not-permitted');
  });

  test("role templates have names in the user's language, and only the owner gets the one of the owner's role", async () => {
    const { id, owner } = await addBusiness(server);
    const other = await addEmployee(server, id, 'OP', { roles: 'read' });
    const models = (await server.client(owner.token)(contract.roles.defaults, {})).defaultRoles;
    expect(models.map(({ roleCode, roleDesc }) => [roleCode, roleDesc])).toEqual([
      ['O', 'Pronar'],
      ['OP', 'Operator'],
      ['AP', 'Administrator i pikës së shitjes'],
    ]);
    expect(models[1]).toMatchObject(defaultRolePermissions.OP);
    const response = await fetch(`${server.address}/api/users/roles/defaultRoles`, {
      headers: { authorization: `Bearer ${other.token}`, 'accept-language': 'it' },
    });
    const body = (await response.json()) as { defaultRoles: { roleDesc: string }[] };
    expect(body.defaultRoles.map(({ roleDesc }) => roleDesc)).toEqual([
      'Operatore',
      'Amministratore del punto vendita',
    ]);
  });

  test('each employee is listed with their role', async () => {
    const { id, owner } = await addBusiness(server);
    const colleague = await addEmployee(server, id, 'OP', {});
    const { users } = await server.client(owner.token)(contract.roles.myUsers, {});
    expect(new Set(users.map(({ _id }) => _id))).toEqual(new Set([owner.id, colleague.id]));
    expect(users.find(({ _id }) => _id === colleague.id)).toMatchObject({
      name: colleague.name,
      username: colleague.email,
    });
  });
});

describe('changing roles', () => {
  test('unknown fields beside the levels are neither stored nor granted', async () => {
    const { id, owner, list } = await withOwner();
    const response = await fetch(`${server.address}/api/users/roles`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        requestId: crypto.randomUUID(),
      },
      body: JSON.stringify({
        ...roleInput('Me shtesa'),
        saPermissions: { businesses: 'readWrite' },
        POSPermissionsHelper: { sales: { name: 'Shitje', value: 'readWrite' } },
        roleCode: 'O',
      }),
    });
    expect(response.status).toBe(200);
    const role = (await list()).find(({ roleDesc }) => roleDesc === 'Me shtesa');
    expect(role?.roleCode).toBe('R1');
    const [row] = await server.asOwner`
      select permissions from tenant.roles where business_id = ${id} and id = ${role?._id ?? ''}`;
    expect(row?.['permissions']).toEqual({ ...permissionsAt('none'), saPermissions: {} });
    const person = await addEmployee(server, id, 'R9', {});
    await server.asOwner`
      update platform.memberships set role_id = ${role?._id ?? ''} where user_id = ${person.id}`;
    const { role: held } = await server.client(person.token)(contract.access.myRole, {});
    expect(held).toMatchObject({ roleDesc: 'Me shtesa', roleCode: 'R1', saPermissions: {} });
  });

  test('an area that the product does not have is refused', async () => {
    const { client } = await withOwner();
    const wrong = { ...roleInput('Tepër'), backofficePermissions: { businesses: 'readWrite' } } as never;
    expect((await refusalOf(client(contract.roles.add, wrong))).code).toBe('invalid-input');
  });

  test("an edit takes effect at the next call of a role's holder, and is in the activity log", async () => {
    const { id, client } = await withOwner();
    const employee = await addEmployee(server, id, 'OP', {});
    const theirs = server.client(employee.token);
    expect((await refusalOf(theirs(contract.activity.list, {}))).code).toBe('not-permitted');
    const [role] = (await client(contract.roles.list, {})).myRoles.slice(1);
    if (role === undefined) throw new Error('no role');
    await client(contract.roles.edit, {
      ...role,
      id: role._id,
      roleDesc: 'Me hyrje',
      backofficePermissions: { configurations: 'readWrite' },
    });
    const { rows } = await theirs(contract.activity.list, {});
    expect(rows[0]).toMatchObject({ action: 'roles.edit', subject: 'Me hyrje' });
  });

  test('an edit of an outdated version of a role is refused', async () => {
    const { client, addRole, role } = await withOwner();
    const id = await addRole('Roli');
    for (let round = 0; round < 5; round += 1) {
      const { updatedAt } = await role(id);
      const edits = Array.from({ length: 10 }, (_unused, index) =>
        client(contract.roles.edit, { id, ...roleInput(`Emri ${index}`), updatedAt }),
      );
      const outcomes = await Promise.allSettled(edits);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const { updatedAt } = await role(id);
    await client(contract.roles.edit, { id, ...roleInput('Dy'), updatedAt });
    const again = client(contract.roles.edit, { id, ...roleInput('Tre'), updatedAt });
    expect((await refusalOf(again)).code).toBe('changed-meanwhile');
    const changed = await role(id);
    await client(contract.roles.edit, { id, ...roleInput('Tre'), updatedAt: changed.updatedAt });
    expect((await role(id)).roleDesc).toBe('Tre');
  });

  test('the name of a role is unique, also when two users take it concurrently', async () => {
    const { client, addRole, role } = await withOwner();
    const attempts = ['Magazinier', 'MAGAZINIER', 'magazinier'].map((name) =>
      client(contract.roles.add, roleInput(name)).then(
        () => 'added',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.toSorted()).toEqual(['added', 'role-name-taken', 'role-name-taken']);
    const other = await addRole('Tjetër');
    const { updatedAt } = await role(other);
    const renamed = client(contract.roles.edit, { id: other, ...roleInput('Magazinier'), updatedAt });
    expect((await refusalOf(renamed)).code).toBe('role-name-taken');
  });

  test('roles added concurrently get different codes', async () => {
    const { list, addRole } = await withOwner();
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map(addRole));
    const codes = (await list()).slice(1).map(({ roleCode }) => roleCode);
    expect(codes.toSorted()).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
  });

  test("the owner's role cannot be changed, and default roles and roles in use cannot be deleted", async () => {
    const { id, client, list, addRole } = await withOwner();
    await addEmployee(server, id, 'OP', {});
    await addEmployee(server, id, 'R9', {});
    const free = await addRole('I lirë');
    const byCode = new Map((await list()).map((role) => [role.roleCode, role]));
    const idOf = (code: string) => byCode.get(code)?._id ?? '';
    const owners = byCode.get('O');
    if (owners === undefined) throw new Error('no owner');
    expect((await refusalOf(client(contract.roles.edit, { ...owners, id: owners._id }))).code).toBe(
      'role-fixed',
    );
    for (const [code, refusal] of [
      ['O', 'role-fixed'],
      ['OP', 'role-fixed'],
      ['R9', 'role-in-use'],
    ] as const) {
      expect((await refusalOf(client(contract.roles.remove, { id: idOf(code) }))).code).toBe(refusal);
      const both = client(contract.roles.removeMany, { deleteIds: [free, idOf(code)] });
      expect((await refusalOf(both)).code).toBe(refusal);
    }
    expect((await list()).map(({ _id }) => _id)).toContain(free);
  });

  test('a deleted role is in the list of deleted roles and can be restored, unless its name was taken', async () => {
    const { client, addRole, list, role } = await withOwner();
    const [one, two] = [await addRole('Një'), await addRole('Dy')];
    await client(contract.roles.removeMany, { deleteIds: [one, two, one] });
    expect(await list()).toHaveLength(1);
    const deleted = async () =>
      (await client(contract.roles.list, { deleted: '1' })).myRoles.map(({ roleDesc }) => roleDesc);
    expect(await deleted()).toEqual(['Dy', 'Një']);
    const stranger = await withOwner();
    expect((await stranger.client(contract.roles.list, { deleted: '1' })).myRoles).toEqual([]);
    expect((await refusalOf(role(one))).code).toBe('not-found');
    expect((await refusalOf(client(contract.roles.remove, { id: one }))).code).toBe('not-found');
    await client(contract.roles.restore, { restoreIds: [one] });
    expect((await role(one)).roleDesc).toBe('Një');
    expect(await deleted()).toEqual(['Dy']);
    expect((await refusalOf(client(contract.roles.restore, { restoreIds: [one] }))).code).toBe('not-found');
    await addRole('dy');
    expect((await refusalOf(client(contract.roles.restore, { restoreIds: [two] }))).code).toBe(
      'role-name-taken',
    );
  });

  test('a user of another business gets not-found for the roles of a business', async () => {
    const { addRole, role } = await withOwner();
    const id = await addRole('Imi');
    const { updatedAt } = await role(id);
    const stranger = await withOwner();
    const attempts = [
      stranger.client(contract.roles.one, { id }),
      stranger.client(contract.roles.edit, { id, ...roleInput('I tyre'), updatedAt }),
      stranger.client(contract.roles.remove, { id }),
      stranger.client(contract.roles.removeMany, { deleteIds: [id] }),
      stranger.client(contract.roles.restore, { restoreIds: [id] }),
      stranger.client(contract.roles.one, { id: absentId }),
    ];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['not-found']));
    expect(await stranger.list()).toHaveLength(1);
    expect((await role(id)).roleDesc).toBe('Imi');
  });
});
