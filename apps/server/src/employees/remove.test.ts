import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, openSession, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A business with a role, and employees of it who are signed in. */
async function withEmployees() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
  });
  const listed = async (deleted: 0 | 1) => (await client(contract.employees.list, { deleted })).employees;
  return {
    ...business,
    client,
    roleId,
    current: () => listed(0),
    gone: () => listed(1),
    remove: (...ids: string[]) => client(contract.employees.remove, { selectedEmployees: ids }),
    restore: (...ids: string[]) => client(contract.employees.restore, { selectedEmployees: ids }),
    signedIn: async (opCode: string | null = null) => {
      const email = `${newRecordId(new Date())}@ri.example`;
      const input = { name: 'Luan Deda', roleId, email, opCode };
      const { employeeId } = await client(contract.employees.add, input);
      const { employee } = await client(contract.employees.one, { id: employeeId });
      const { token } = await openSession(server, employee.userId, business.id, 'business');
      return { ...employee, email, token, calls: server.client(token) };
    },
  };
}

test('a removed employee is listed as deleted with their former role, and their sessions end at once', async () => {
  const { id, remove, current, gone, roleId, signedIn } = await withEmployees();
  const [leaving, staying] = [await signedIn('xy123ab456'), await signedIn()];
  const second = await openSession(server, leaving.userId, id, 'business');
  await leaving.calls(contract.access.myRole, {});
  await remove(leaving._id);
  for (const token of [leaving.token, second.token]) {
    const refused = await refusalOf(server.client(token)(contract.access.myRole, {}));
    expect(refused).toMatchObject({ status: 401, code: 'not-signed-in' });
  }
  await staying.calls(contract.access.myRole, {});
  expect((await current()).map(({ _id }) => _id)).not.toContain(leaving._id);
  expect(await gone()).toMatchObject([
    {
      _id: leaving._id,
      role: null,
      deletedRole: { _id: roleId, roleDesc: 'Kamerier' },
      operator: { opCode: 'xy123ab456' },
    },
  ]);
});

test('the sessions of a removed employee in another business continue', async () => {
  const [here, there] = [await withEmployees(), await withEmployees()];
  const person = await here.signedIn();
  await there.client(contract.employees.add, {
    name: person.name,
    roleId: there.roleId,
    email: person.email,
  });
  await server.asOwner`update platform.memberships set state = 'accepted' where user_id = ${person.userId}`;
  const elsewhere = await openSession(server, person.userId, there.id, 'business');
  await here.remove(person._id);
  const { role } = await server.client(elsewhere.token)(contract.access.myRole, {});
  expect(role?._id).toBe(there.roleId);
});

test('removing several employees removes all or none; the owner cannot be removed', async () => {
  const { remove, current, signedIn, owner } = await withEmployees();
  const [one, two] = [await signedIn(), await signedIn()];
  const owners = (await current()).find(({ userId }) => userId === owner.id);
  expect((await refusalOf(remove(one._id, owners?._id ?? ''))).code).toBe('employee-is-owner');
  expect((await refusalOf(remove(one._id, 'f'.repeat(24)))).code).toBe('not-found');
  expect(await current()).toHaveLength(3);
  await remove(one._id, two._id, one._id);
  expect(await current()).toHaveLength(1);
  expect((await refusalOf(remove(one._id))).code).toBe('not-found');
});

test('the person whom the business names as its owner cannot be removed, whatever their role', async () => {
  const { id, remove, signedIn } = await withEmployees();
  const person = await signedIn();
  await server.asOwner`update platform.businesses set owner_id = ${person.userId} where id = ${id}`;
  expect((await refusalOf(remove(person._id))).code).toBe('employee-is-owner');
});

test('a restored employee has their former role and can sign in again', async () => {
  const { id, remove, restore, gone, signedIn, client } = await withEmployees();
  const person = await signedIn('xy123ab456');
  await remove(person._id);
  await restore(person._id);
  expect(await gone()).toEqual([]);
  const { employee } = await client(contract.employees.one, { id: person._id });
  expect(employee).toMatchObject({ role: person.role, deletedRole: null, operator: person.operator });
  const { token } = await openSession(server, person.userId, id, 'business');
  expect((await server.client(token)(contract.access.myRole, {})).role?._id).toBe(person.role?._id);
  expect((await refusalOf(restore(person._id))).code).toBe('not-found');
  const old = await refusalOf(person.calls(contract.access.myRole, {}));
  expect(old.code).toBe('not-signed-in');
});

test('restoring an employee restores their deleted role too', async () => {
  const { remove, restore, roleId, client, signedIn } = await withEmployees();
  const person = await signedIn();
  expect((await refusalOf(client(contract.roles.remove, { id: roleId }))).code).toBe('role-in-use');
  await remove(person._id);
  await client(contract.roles.remove, { id: roleId });
  await restore(person._id);
  expect((await client(contract.roles.one, { id: roleId })).role.employeesCount).toBe(1);
});

test('restoring an employee is refused if another employee has got the operator code since', async () => {
  const { remove, restore, gone, signedIn } = await withEmployees();
  const person = await signedIn('xy123ab456');
  await remove(person._id);
  await signedIn('xy123ab456');
  expect((await refusalOf(restore(person._id))).code).toBe('operator-code-taken');
  expect(await gone()).toHaveLength(1);
});

test('adding a removed employee again reuses their record', async () => {
  const { client, remove, gone, signedIn } = await withEmployees();
  const person = await signedIn('xy123ab456');
  await client(contract.employees.edit, {
    employeeId: person._id,
    name: person.name,
    roleId: person.role?._id ?? '',
    pin: '4826',
    updatedAt: person.updatedAt,
  });
  await remove(person._id);
  const { _id: roleId } = await client(contract.roles.add, { roleDesc: 'Shef', ...permissionsAt('none') });
  const input = { name: 'Luan i ri', roleId, email: person.email };
  expect(await client(contract.employees.add, input)).toEqual({ employeeId: person._id });
  expect(await gone()).toEqual([]);
  const { employee } = await client(contract.employees.one, { id: person._id });
  // Added as a new employee: the old name, PIN and operator code are not restored.
  expect(employee).toMatchObject({
    name: 'Luan i ri',
    role: { roleDesc: 'Shef' },
    hasPin: false,
    operator: null,
  });
});

test('restoring an employee is refused if the account was closed meanwhile', async () => {
  const { remove, restore, gone, signedIn } = await withEmployees();
  const person = await signedIn();
  await remove(person._id);
  await server.asOwner`update platform.users set deleted_at = now() where id = ${person.userId}`;
  expect((await refusalOf(restore(person._id))).code).toBe('not-found');
  expect(await gone()).toHaveLength(1);
});

test('restoring an employee into the owner role is refused', async () => {
  const { id, remove, restore, signedIn } = await withEmployees();
  const person = await signedIn();
  await remove(person._id);
  await server.asOwner`update tenant.employees set deleted_role_id =
    (select id from tenant.roles where business_id = ${id} and code = 'O') where id = ${person._id}`;
  expect((await refusalOf(restore(person._id))).code).toBe('role-fixed');
});

test('restoring an employee is refused if the person is already a member again', async () => {
  const { id, remove, restore, roleId, signedIn } = await withEmployees();
  const person = await signedIn();
  await remove(person._id);
  await server.asOwner`insert into platform.memberships (user_id, business_id, role_id)
    values (${person.userId}, ${id}, ${roleId})`;
  expect((await refusalOf(restore(person._id))).code).toBe('employee-already-there');
});
