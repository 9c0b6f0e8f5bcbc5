import { contract } from '@tezga/contract';
import { permissionsAt, type ProductPermissions } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newcomer = (roleId: string) => ({
  name: 'I ri',
  roleId,
  email: `${newRecordId(new Date())}@ri.example`,
});

/**
 * A business with an employee who manages employees and reads sales, a role below this employee's role and a
 * role above it.
 */
async function withManager() {
  const business = await addBusiness(server);
  const owner = server.client(business.owner.token);
  const person = await addEmployee(server, business.id, 'R7', { employees: 'readWrite', sales: 'read' });
  const addRole = async (roleDesc: string, permissions: Partial<ProductPermissions>) =>
    (await owner(contract.roles.add, { roleDesc, ...permissionsAt('none'), ...permissions }))._id;
  const below = await addRole('Shikues', { backofficePermissions: { sales: 'read' } });
  const above = await addRole('Arkëtar', { posPermissions: { sales: 'readWrite' } });
  const one = async (id: string) => (await owner(contract.employees.one, { id })).employee;
  return {
    owner,
    person,
    manager: server.client(person.token),
    below,
    above,
    one,
    editOf: async (employeeId: string, changes: object = {}) => {
      const { name, role, updatedAt } = await one(employeeId);
      return { employeeId, name, roleId: role?._id ?? '', updatedAt, ...changes };
    },
  };
}

test('an employee who is not the owner cannot give a role that exceeds their own', async () => {
  const { manager, below, above, editOf } = await withManager();
  const { employeeId } = await manager(contract.employees.add, newcomer(below));
  const added = manager(contract.employees.add, newcomer(above));
  expect((await refusalOf(added)).code).toBe('not-permitted');
  const raised = manager(contract.employees.edit, await editOf(employeeId, { roleId: above }));
  expect((await refusalOf(raised)).code).toBe('not-permitted');
});

test('adding an employee with a refused role creates no account', async () => {
  const { manager, above } = await withManager();
  const input = newcomer(above);
  await refusalOf(manager(contract.employees.add, input));
  expect(await server.asOwner`select 1 from platform.users where email = ${input.email}`).toHaveLength(0);
});

test('an employee cannot change their own role, not even to a lower one', async () => {
  const { owner, manager, person, below, editOf } = await withManager();
  const { employees } = await owner(contract.employees.list, {});
  const own = employees.find(({ userId }) => userId === person.id)?._id ?? '';
  const lowered = manager(contract.employees.edit, await editOf(own, { roleId: below }));
  expect((await refusalOf(lowered)).code).toBe('not-permitted');
  await manager(contract.employees.edit, await editOf(own, { pin: '4826' }));
});

test('an employee cannot edit, remove or restore a colleague whose role exceeds their own', async () => {
  const { owner, manager, below, above, editOf, one } = await withManager();
  const { employeeId } = await owner(contract.employees.add, newcomer(above));
  const selected = { selectedEmployees: [employeeId] };
  for (const changes of [{ pin: '4826' }, { roleId: below }]) {
    const edited = manager(contract.employees.edit, await editOf(employeeId, changes));
    expect((await refusalOf(edited)).code).toBe('not-permitted');
  }
  expect((await refusalOf(manager(contract.employees.remove, selected))).code).toBe('not-permitted');
  await owner(contract.employees.remove, selected);
  expect((await refusalOf(manager(contract.employees.restore, selected))).code).toBe('not-permitted');
  expect(await one(employeeId)).toMatchObject({ role: null, hasPin: false });
  await owner(contract.employees.restore, selected);
  expect((await one(employeeId)).role?._id).toBe(above);
});

test("restoring an employee is refused if their deleted role was meanwhile raised above the caller's own", async () => {
  const { owner, manager, below } = await withManager();
  const { employeeId } = await manager(contract.employees.add, newcomer(below));
  const selected = { selectedEmployees: [employeeId] };
  await manager(contract.employees.remove, selected);
  const { role } = await owner(contract.roles.one, { id: below });
  await owner(contract.roles.edit, {
    ...role,
    id: below,
    backofficePermissions: { sales: 'readWrite' },
  });
  expect((await refusalOf(manager(contract.employees.restore, selected))).code).toBe('not-permitted');
});
