import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBusiness,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { employees } = contract;

/** A business that invited a person who owns another business and has a verified contact. */
async function invited() {
  const own = await addBusiness(server, 'I imi');
  const person = own.owner;
  await server.asOwner`update platform.users set email_verified_at = now() where id = ${person.id}`;
  const business = await addBusiness(server, 'Ftuesi');
  const inviting = server.client(business.owner.token);
  const { _id: roleId } = await inviting(contract.roles.add, {
    roleDesc: 'Kamerier',
    ...permissionsAt('none'),
  });
  const given = { name: 'I ftuari', roleId, email: person.email, opCode: 'xy123ab456', pin: '4826' };
  const { employeeId } = await inviting(employees.add, given);
  return { own, person, business, inviting, given, employeeId, theirs: server.client(person.token) };
}

const signIn = (username: string) =>
  server.client()(contract.access.signIn, { username, password: testPassword });

test('a person with an account who is added as an employee gets no access until they accept', async () => {
  const { own, person, business, inviting, theirs } = await invited();
  expect((await signIn(person.email)).businessId).toBe(own.id);
  const { businesses } = await theirs(contract.businesses.myBusinesses, {});
  expect(businesses.map(({ businessId }) => businessId)).toEqual([own.id]);
  const entering = theirs(contract.access.refreshToken, { businessId: business.id });
  expect((await refusalOf(entering)).code).toBe('not-found');
  const { token } = await openSession(server, person.id, business.id, 'business');
  expect((await refusalOf(server.client(token)(contract.businesses.ownData, {}))).status).toBe(424);
  const takenOver = inviting(employees.takeOver, { opCode: 'xy123ab456', pin: '4826' });
  expect((await refusalOf(takenOver)).code).toBe('wrong-pin');
  const { employees: listed } = await inviting(employees.list, {});
  expect(listed.find(({ userId }) => userId === person.id)?.invitation).toBe('pending');
  const [message] = await server.asOwner`
    select subject, body from platform.messages where recipient = ${person.email}`;
  expect(message).toMatchObject({ subject: 'Ftuesi ju fton si punonjës' });
});

test('a person who accepted chooses between their businesses at sign-in', async () => {
  const { own, person, business, inviting, theirs, employeeId } = await invited();
  const { invitations } = await theirs(employees.invitations, {});
  expect(invitations).toMatchObject([{ businessId: business.id, name: 'Ftuesi', city: 'Tiranë' }]);
  await theirs(employees.acceptInvitation, { businessId: business.id });
  // Repeating the call, as after a lost reply, succeeds.
  await theirs(employees.acceptInvitation, { businessId: business.id });
  expect((await theirs(employees.invitations, {})).invitations).toEqual([]);
  expect((await inviting(employees.one, { id: employeeId })).employee.invitation).toBeNull();
  expect((await signIn(person.email)).businessId).toBeNull();
  await theirs(contract.access.refreshToken, { businessId: business.id });
  expect((await theirs(contract.access.myRole, {})).role?.roleDesc).toBe('Kamerier');
  const lines = await server.asOwner`
    select action from platform.activity where user_id = ${person.id}`;
  expect(lines.map(({ action }) => action)).toContain('employees.acceptInvitation');
  expect(own.id).not.toBe(business.id);
});

test('a person who declines an invitation has no access; the business sees the refusal and can invite them again', async () => {
  const { person, business, inviting, theirs, employeeId } = await invited();
  await theirs(employees.declineInvitation, { businessId: business.id });
  expect((await theirs(employees.invitations, {})).invitations).toEqual([]);
  expect((await inviting(employees.one, { id: employeeId })).employee.invitation).toBe('declined');
  const late = theirs(employees.acceptInvitation, { businessId: business.id });
  expect((await refusalOf(late)).code).toBe('not-found');
  await inviting(employees.remove, { selectedEmployees: [employeeId] });
  await inviting(employees.restore, { selectedEmployees: [employeeId] });
  expect((await inviting(employees.one, { id: employeeId })).employee.invitation).toBe('pending');
  await theirs(employees.acceptInvitation, { businessId: business.id });
  expect((await signIn(person.email)).businessId).toBeNull();
});

test('an invitation that the business withdrew cannot be accepted, a new one can', async () => {
  const { business, inviting, given, theirs, employeeId } = await invited();
  await inviting(employees.remove, { selectedEmployees: [employeeId] });
  expect((await theirs(employees.invitations, {})).invitations).toEqual([]);
  const late = theirs(employees.acceptInvitation, { businessId: business.id });
  expect((await refusalOf(late)).code).toBe('not-found');
  expect((await inviting(employees.add, given)).employeeId).toBe(employeeId);
  await theirs(employees.acceptInvitation, { businessId: business.id });
  expect((await inviting(employees.one, { id: employeeId })).employee.invitation).toBeNull();
});

test('accepting or declining the invitation of another person is refused', async () => {
  const { business, inviting, employeeId } = await invited();
  const stranger = server.client((await addBusiness(server)).owner.token);
  for (const call of [employees.acceptInvitation, employees.declineInvitation])
    expect((await refusalOf(stranger(call, { businessId: business.id }))).code).toBe('not-found');
  expect((await inviting(employees.one, { id: employeeId })).employee.invitation).toBe('pending');
});

test('if a person accepts and declines an invitation concurrently, one call succeeds and the other is refused', async () => {
  const { business, inviting, theirs, employeeId } = await invited();
  const answers = await Promise.allSettled([
    theirs(employees.acceptInvitation, { businessId: business.id }),
    theirs(employees.declineInvitation, { businessId: business.id }),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { employee } = await inviting(employees.one, { id: employeeId });
  expect(employee.invitation).toBe(answers[0].status === 'fulfilled' ? null : 'declined');
});

test('accepting while the business withdraws the invitation leaves the person without access', async () => {
  const { business, inviting, theirs, person, employeeId } = await invited();
  await Promise.allSettled([
    theirs(employees.acceptInvitation, { businessId: business.id }),
    inviting(employees.remove, { selectedEmployees: [employeeId] }),
  ]);
  const rows = await server.asOwner`
    select 1 from platform.memberships where business_id = ${business.id} and user_id = ${person.id}`;
  expect(rows).toHaveLength(0);
});
