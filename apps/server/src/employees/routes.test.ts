import { contract } from '@tezga/contract';
import { permissionsAt, type ProductPermissions } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newEmail = () => `${newRecordId(new Date())}@ri.example`;

/** A business with its owner's client and a role for new employees. */
async function withOwner(permissions: Partial<ProductPermissions> = {}) {
  const business = await addBusiness(server, 'Kafe Prove');
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
    ...permissions,
  });
  return {
    ...business,
    client,
    roleId,
    current: async () => (await client(contract.employees.list, {})).employees,
    gone: async () => (await client(contract.employees.list, { deleted: 1 })).employees,
    one: async (id: string) => (await client(contract.employees.one, { id })).employee,
    add: async (given: object = {}) => {
      const input = { name: 'Luan Deda', roleId, email: newEmail(), ...given };
      return (await client(contract.employees.add, input)).employeeId;
    },
  };
}

async function addShop(businessId: string): Promise<string> {
  const id = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${businessId}, ${id}, 'Dyqan', 'Rr. e Provës 1', 'Tiranë')`;
  return id;
}

describe('editing an employee', () => {
  test('an edit saves name, role, operator code and shops, and an empty PIN leaves the PIN unchanged', async () => {
    const { id, client, add, one } = await withOwner();
    const employeeId = await add({ opCode: 'xy123ab456', pin: '4826' });
    const { _id: roleId } = await client(contract.roles.add, { roleDesc: 'Shef', ...permissionsAt('none') });
    const shopIds = [await addShop(id)];
    const { updatedAt } = await one(employeeId);
    const edited = { employeeId, name: 'Luan D.', roleId, opCode: '', pin: '', shopIds, updatedAt };
    const reply = await client(contract.employees.edit, edited);
    expect(await one(employeeId)).toMatchObject({
      name: 'Luan D.',
      role: { roleDesc: 'Shef' },
      operator: null,
      hasPin: true,
      shopIds,
      updatedAt: reply.updatedAt,
    });
  });

  test('of several concurrent edits of one version, one succeeds and the others are refused as outdated', async () => {
    const { client, add, one, roleId } = await withOwner();
    const { _id: other } = await client(contract.roles.add, { roleDesc: 'Shef', ...permissionsAt('none') });
    const employeeId = await add();
    const { updatedAt } = await one(employeeId);
    // Hashing a PIN takes long enough for the three calls to overlap.
    const attempts = [other, roleId, other].map((role, index) =>
      client(contract.employees.edit, {
        employeeId,
        name: `Emri ${index}`,
        roleId: role,
        pin: '4826',
        updatedAt,
      }).then(
        () => 'changed',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.toSorted()).toEqual(['changed', 'changed-meanwhile', 'changed-meanwhile']);
  });

  test("only the owner can edit the owner's record, and no edit changes the owner's role", async () => {
    const { id, client, current, roleId } = await withOwner();
    const [owner] = await current();
    const manager = await addEmployee(server, id, 'R9', { employees: 'readWrite' });
    if (owner === undefined || owner.role === null) throw new Error('no owner');
    const edited = {
      employeeId: owner._id,
      name: 'Pronari',
      roleId: owner.role._id,
      pin: '6284',
      updatedAt: owner.updatedAt,
    };
    const byOther = server.client(manager.token)(contract.employees.edit, edited);
    expect((await refusalOf(byOther)).code).toBe('employee-is-owner');
    const lowered = client(contract.employees.edit, { ...edited, roleId });
    expect((await refusalOf(lowered)).code).toBe('employee-is-owner');
    await client(contract.employees.edit, edited);
    expect((await current()).find(({ _id }) => _id === owner._id)).toMatchObject({
      name: 'Pronari',
      hasPin: true,
    });
  });
});

describe('reading employees', () => {
  test('employees are listed in Albanian order, and another business sees none of them', async () => {
    const { add, current, owner, client } = await withOwner();
    for (const name of ['Çelik', 'Dritan', 'Cen', 'Dhurata']) await add({ name });
    const names = (await current()).map(({ name }) => name).filter((name) => name !== owner.name);
    expect(names).toEqual(['Cen', 'Çelik', 'Dritan', 'Dhurata']);
    const [employee] = await current();
    const stranger = await withOwner();
    expect(await stranger.current()).toHaveLength(1);
    const { _id: id = '', updatedAt = '' } = employee ?? {};
    const edit = { employeeId: id, name: 'I huaj', roleId: stranger.roleId, updatedAt };
    const refusals = await Promise.all(
      [
        stranger.one(id),
        stranger.client(contract.employees.edit, edit),
        stranger.client(contract.employees.remove, { selectedEmployees: [id] }),
        stranger.client(contract.employees.restore, { selectedEmployees: [id] }),
        client(contract.employees.add, { name: 'Dikush', email: newEmail(), roleId: stranger.roleId }),
      ].map(refusalOf),
    );
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['not-found']));
  });

  test('every employee sees the owner’s name, and only those with the right to read employees see the contacts', async () => {
    const { id, owner, client } = await withOwner();
    await server.asOwner`update platform.users set phone = ${`35569${id.slice(-7)}`},
      email_verified_at = now(), phone_verified_at = now(), must_change_password = true where id = ${owner.id}`;
    const known = async (employees: 'none' | 'read') => {
      const colleague = await addEmployee(server, id, 'R8', { employees });
      return (await server.client(colleague.token)(contract.employees.ownerData, {})).owner;
    };
    const contacts = {
      email: owner.email,
      tel: `35569${id.slice(-7)}`,
      emailVerified: true,
      telVerified: true,
    };
    const hidden = { email: null, tel: null, emailVerified: false, telVerified: false };
    const common = { _id: owner.id, name: owner.name, roleCode: 'O' };
    expect(await known('none')).toEqual({ ...common, ...hidden, resetPassword: false });
    expect(await known('read')).toEqual({ ...common, ...contacts, resetPassword: false });
    const own = await client(contract.employees.ownerData, {});
    expect(own.owner).toEqual({ ...common, ...contacts, resetPassword: true });
    await server.asOwner`update platform.businesses set owner_id = null where id = ${id}`;
    expect(await known('read')).toBeNull();
  });

  test('an employee with read permission can list colleagues but not add one, and without it cannot list them', async () => {
    const { id, roleId } = await withOwner();
    const client = async (level: 'none' | 'read') =>
      server.client((await addEmployee(server, id, 'R9', { employees: level })).token);
    const reader = await client('read');
    expect((await reader(contract.employees.list, {})).employees).toHaveLength(2);
    const added = reader(contract.employees.add, { name: 'Dikush', email: newEmail(), roleId });
    expect((await refusalOf(added)).code).toBe('not-permitted');
    const outsider = await client('none');
    expect((await refusalOf(outsider(contract.employees.list, {}))).code).toBe('not-permitted');
  });
});
