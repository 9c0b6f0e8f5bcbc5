import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

const { access, businesses, employees, people, units, views } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A business of a reseller, with an employee. */
async function managed() {
  const business = await addBusiness(server);
  const reseller = await addAdmin(server, 'RS');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${business.id}`;
  const employee = await addEmployee(
    server,
    business.id,
    'R1',
    permissionsAt('readWrite').backofficePermissions,
  );
  const { employees: listed } = await server.client(business.owner.token)(employees.list, {});
  const idOf = (userId: string) => listed.find((each) => each.userId === userId)?._id ?? '';
  return { business, reseller, employee, employeeId: idOf(employee.id), ownerId: idOf(business.owner.id) };
}

const stillOpen = async (client: ReturnType<TestServer['client']>) => {
  const outcome = client(units.list, {}).then(
    () => 'open',
    () => 'ended',
  );
  return outcome;
};

test("an admin who enters a business as an employee is named in the activity log and in the employee's sessions", async () => {
  const { business, reseller, employee, employeeId } = await managed();
  const inside = server.client(reseller.token);
  const { user } = await inside(employees.takeOver, { businessId: business.id, employeeId });
  expect(user).toMatchObject({ _id: employee.id, mustEnrol: false, resetPassword: false });
  await inside(views.add, { table: 'activity', name: 'Imja', search: '' });
  const lines = await server.asOwner`
    select user_id, user_name, action, subject from tenant.activity where business_id = ${business.id} order by at, id`;
  expect(lines.slice(-2)).toMatchObject([
    { user_id: reseller.id, user_name: reseller.name, action: 'employees.takeOver', subject: employee.name },
    { user_id: employee.id, user_name: `${employee.name} (${reseller.name})`, action: 'views.add' },
  ]);
  const { sessions } = await server.client(employee.token)(access.sessions, {});
  expect(new Set(sessions.map(({ adminName }) => adminName))).toEqual(new Set([reseller.name, null]));
});

test('an admin in a session as an employee cannot change the password, contacts or PIN, nor open another session', async () => {
  const { business, reseller, employee, employeeId } = await managed();
  const other = await addBusiness(server);
  await server.asOwner`update platform.users set must_change_password = true where id = ${employee.id}`;
  const inside = server.client(reseller.token);
  await inside(employees.takeOver, { businessId: business.id, employeeId });
  const newPassword = 'Krejt-tjeter-1';
  const refusals = await Promise.all([
    refusalOf(inside(people.changeDefaultPassword, { newPassword, newPassConfirmation: newPassword })),
    refusalOf(inside(contract.verification.changeEmail, { email: 'tjeter@prova.example' })),
    refusalOf(inside(employees.changePin, { pin: '2468' })),
    refusalOf(inside(employees.takeOver, { opCode: 'aa111bb222', pin: '2468' })),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'opened-by-admin'));
  const elsewhere = inside(access.refreshToken, { businessId: other.id });
  expect((await refusalOf(elsewhere)).code).toBe('password-needed');
  const { businesses: mine } = await inside(businesses.myBusinesses, {});
  expect(mine.map(({ businessId }) => businessId)).toEqual([business.id]);
});

test.each<[ends: string, end: (given: Awaited<ReturnType<typeof managed>>) => Promise<unknown>]>([
  ['with the session of the admin', ({ reseller }) => server.client(reseller.token)(access.signOut, {})],
  [
    'when the business is handed to another admin',
    ({ business }) =>
      server.asOwner`update platform.businesses set admin_id = null where id = ${business.id}`,
  ],
  [
    'when the account of the admin is closed',
    ({ reseller }) => server.asOwner`update platform.users set deleted_at = now() where id = ${reseller.id}`,
  ],
])('a session that an admin opened as an employee ends %s', async (_ends, end) => {
  const given = await managed();
  const { business, reseller, employee, employeeId } = given;
  const inside = server.client(reseller.token);
  await inside(employees.takeOver, { businessId: business.id, employeeId });
  expect(await stillOpen(inside)).toBe('open');
  await end(given);
  expect(await stillOpen(inside)).toBe('ended');
  const { sessions } = await server.client(employee.token)(access.sessions, {});
  expect(sessions.map(({ adminName }) => adminName)).toEqual([null]);
});

test('an admin cannot enter as the owner, as a former employee, or in a business of another reseller', async () => {
  const { business, reseller, employeeId, ownerId } = await managed();
  const businessId = business.id;
  const asOwner = server.client(reseller.token)(employees.takeOver, { businessId, employeeId: ownerId });
  expect((await refusalOf(asOwner)).code).toBe('employee-is-owner');
  const other = server.client((await addAdmin(server, 'RS')).token);
  expect((await refusalOf(other(employees.takeOver, { businessId, employeeId }))).code).toBe('not-found');
  const reader = server.client((await addAdmin(server, 'SA', 'read')).token);
  expect(await refusalOf(reader(employees.takeOver, { businessId, employeeId }))).toMatchObject({
    status: 403,
  });
  const byUser = server.client(business.owner.token)(employees.takeOver, { businessId, employeeId });
  expect((await refusalOf(byUser)).code).toBe('wrong-pin');
  await server.client(business.owner.token)(employees.remove, { selectedEmployees: [employeeId] });
  const former = server.client(reseller.token)(employees.takeOver, { businessId, employeeId });
  expect((await refusalOf(former)).code).toBe('not-found');
});
