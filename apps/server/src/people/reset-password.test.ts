import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  addPerson,
  cloneTemplate,
  joinBusiness,
  refusalOf,
  startTestServer,
  testPassword,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

const given = 'E-dhene-2026';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('given_passwords_alone') });
});
afterAll(() => server.stop());

const reset = (by: Pick<TestPerson, 'token'>, businessId: string, userId: string) =>
  server.client(by.token)(contract.people.resetPassword, {
    businessId,
    userId,
    newPassword: given,
    newPassConfirmation: given,
  });
const refused = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const signIn = (username: string, password: string) =>
  server.client()(contract.access.signIn, { username, password });
const assignAdmin = (businessId: string, adminId: string) =>
  server.asOwner`update platform.businesses set admin_id = ${adminId} where id = ${businessId}`;

test("when a super admin sets an owner's password, the owner is signed out and notified, and must change it", async () => {
  const admin = await addAdmin(server, 'SA');
  const { id, owner } = await addBusiness(server);
  await reset(admin, id, owner.id);
  expect((await refusalOf(server.client(owner.token)(contract.access.myRole, {}))).status).toBe(401);
  expect(await refused(signIn(owner.email, testPassword))).toBe('wrong-credentials');
  const { user } = await signIn(owner.email, given);
  expect(user.resetPassword).toBe(true);
  const [message] = await server.asOwner`select subject, body from platform.messages
    where recipient = ${owner.email}`;
  expect(message?.['subject']).toBe('Fjalëkalimi juaj u vendos nga dikush tjetër');
  expect(message?.['body']).not.toContain(given);
  const [line] = await server.asOwner`select action, subject from platform.activity
    where user_id = ${admin.id}`;
  expect(line).toEqual({ action: 'people.resetPassword', subject: owner.name });
});

test('an admin can set only the password of the owner of the named business, and only if the business is not deleted', async () => {
  const admin = await addAdmin(server, 'SA');
  const [one, two] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const employee = await addEmployee(server, one.id, 'OP', {});
  expect(await refused(reset(admin, one.id, employee.id))).toBe('not-found');
  expect(await refused(reset(admin, two.id, one.owner.id))).toBe('not-found');
  expect(await refused(reset(admin, one.id, admin.id))).toBe('not-found');
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${two.id}`;
  expect(await refused(reset(admin, two.id, two.owner.id))).toBe('not-found');
});

test('the password of an owner who is also an admin cannot be set by another admin', async () => {
  const [admin, other] = [await addAdmin(server, 'SA'), await addAdmin(server, 'SA')];
  const { id } = await addBusiness(server);
  await server.asOwner`update platform.businesses set owner_id = ${other.id} where id = ${id}`;
  expect(await refused(reset(admin, id, other.id))).toBe('not-permitted');
});

test('a reseller can set the passwords of owners of managed businesses only', async () => {
  const reseller = await addAdmin(server, 'RS');
  const [mine, strange] = await Promise.all([addBusiness(server), addBusiness(server)]);
  await assignAdmin(mine.id, reseller.id);
  expect(await refused(reset(reseller, strange.id, strange.owner.id))).toBe('not-found');
  await reset(reseller, mine.id, mine.owner.id);
  await expect(signIn(mine.owner.email, given)).resolves.toBeDefined();
});

test('a reseller cannot set the password of an owner who also works in a business not managed by the reseller', async () => {
  const reseller = await addAdmin(server, 'RS');
  const [mine, strange] = await Promise.all([addBusiness(server), addBusiness(server)]);
  await assignAdmin(mine.id, reseller.id);
  await joinBusiness(server, mine.owner.id, strange.id, 'OP');
  expect(await refused(reset(reseller, mine.id, mine.owner.id))).toBe('not-permitted');
  const admin = await addAdmin(server, 'SA');
  await expect(reset(admin, mine.id, mine.owner.id)).resolves.toEqual({});
});

test("a business sets its employee's password, and its activity log names the employee", async () => {
  const { id, owner } = await addBusiness(server);
  const employee = await addEmployee(server, id, 'OP', {});
  await reset(owner, id, employee.id);
  await expect(signIn(employee.email, given)).resolves.toMatchObject({ user: { resetPassword: true } });
  const { rows } = await server.client(owner.token)(contract.activity.list, {});
  expect(rows.map(({ action, subject }) => [action, subject])).toContainEqual([
    'people.resetPassword',
    employee.name,
  ]);
});

test('a business cannot set the password of an owner, of the caller, or of a user with a higher role', async () => {
  const { id, owner } = await addBusiness(server);
  const clerk = await addEmployee(server, id, 'R1', { employees: 'readWrite' });
  const chief = await addEmployee(server, id, 'R2', { employees: 'readWrite', warehouse: 'readWrite' });
  const partner = await addEmployee(server, id, 'O', {});
  expect(await refused(reset(clerk, id, owner.id))).toBe('employee-is-owner');
  expect(await refused(reset(owner, id, owner.id))).toBe('employee-is-owner');
  expect(await refused(reset(owner, id, partner.id))).toBe('employee-is-owner');
  expect(await refused(reset(clerk, id, clerk.id))).toBe('not-permitted');
  expect(await refused(reset(clerk, id, chief.id))).toBe('not-permitted');
  await expect(reset(chief, id, clerk.id)).resolves.toEqual({});
});

test('a business gets not-found for users of another business, whether the call names its own id or the id of the other business', async () => {
  const [mine, strange] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const employee = await addEmployee(server, strange.id, 'OP', {});
  expect(await refused(reset(mine.owner, strange.id, employee.id))).toBe('not-found');
  expect(await refused(reset(mine.owner, mine.id, employee.id))).toBe('not-found');
  expect(await refused(reset(mine.owner, mine.id, 'f'.repeat(24)))).toBe('not-found');
});

test('a business cannot set the password of an employee who also works in another business or is an admin', async () => {
  const [mine, strange] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const [both, admin] = [await addPerson(server, 'business'), await addAdmin(server, 'RS')];
  await joinBusiness(server, both.id, mine.id, 'OP');
  await joinBusiness(server, both.id, strange.id, 'OP');
  await joinBusiness(server, admin.id, mine.id, 'OP');
  expect(await refused(reset(mine.owner, mine.id, both.id))).toBe('not-permitted');
  expect(await refused(reset(mine.owner, mine.id, admin.id))).toBe('not-permitted');
});

test('a business cannot set the password of an employee whose account it did not create', async () => {
  const { id, owner } = await addBusiness(server);
  const joined = await addPerson(server, 'business');
  await joinBusiness(server, joined.id, id, 'OP');
  expect(await refused(reset(owner, id, joined.id))).toBe('not-permitted');
});

test('the password of a user who is also in a deleted business cannot be set by others, because the business can be restored', async () => {
  const [mine, gone] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const employee = await addEmployee(server, mine.id, 'OP', {});
  await joinBusiness(server, employee.id, gone.id, 'OP');
  const reseller = await addAdmin(server, 'RS');
  await assignAdmin(mine.id, reseller.id);
  await joinBusiness(server, mine.owner.id, gone.id, 'OP');
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${gone.id}`;
  expect(await refused(reset(mine.owner, mine.id, employee.id))).toBe('not-permitted');
  expect(await refused(reset(reseller, mine.id, mine.owner.id))).toBe('not-permitted');
});
