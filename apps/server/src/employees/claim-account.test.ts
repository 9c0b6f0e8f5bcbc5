import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addBusiness,
  addPerson,
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

const signIn = (username: string, password: string) =>
  server.client()(contract.access.signIn, { username, password });
const newPhone = () => `35569${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;

/** A business that adds employees. */
async function employer() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { _id: roleId } = await client(contract.roles.add, {
    roleDesc: 'Drejtor',
    ...permissionsAt('readWrite'),
  });
  const add = async (contacts: { email?: string; tel?: string }) => {
    const { employeeId } = await client(contract.employees.add, { name: 'Drejtori', roleId, ...contacts });
    return (await client(contract.employees.one, { id: employeeId })).employee;
  };
  return { ...business, client, add };
}

test('after a second business adds a person, the password that the first business set no longer signs in', async () => {
  const [first, second] = [await employer(), await employer()];
  const email = `${newRecordId(new Date())}@viktima.example`;
  const { userId } = await first.add({ email });
  const known = 'E-dhene-2026';
  const passwords = { newPassword: known, newPassConfirmation: known };
  await first.client(contract.people.resetPassword, { businessId: first.id, userId, ...passwords });
  const inside = server.client((await openSession(server, userId, first.id, 'business')).token);
  await signIn(email, known);

  expect((await second.add({ email })).userId).toBe(userId);
  expect((await refusalOf(signIn(email, known))).code).toBe('wrong-credentials');
  expect((await refusalOf(inside(contract.access.myRole, {}))).code).toBe('not-signed-in');
  const [welcome] = await server.asOwner`select body from platform.messages
    where recipient = ${email} and subject = 'Llogaria juaj në Tezga është gati' order by id desc limit 1`;
  const [password] = /\b[a-zA-Z2-9]{8}$/m.exec(String(welcome?.['body'])) ?? [];
  expect((await signIn(email, password ?? '')).user.resetPassword).toBe(true);
});

test('a password that another business set is replaced when a business adds the person, even if the contact is verified', async () => {
  const [first, second] = [await employer(), await employer()];
  const email = `${newRecordId(new Date())}@viktima.example`;
  const { userId } = await first.add({ email });
  const known = 'E-dhene-2026';
  const passwords = { newPassword: known, newPassConfirmation: known };
  await first.client(contract.people.resetPassword, { businessId: first.id, userId, ...passwords });
  await server.asOwner`update platform.users set email_verified_at = now() where id = ${userId}`;
  await second.add({ email });
  expect((await refusalOf(signIn(email, known))).code).toBe('wrong-credentials');
});

test('contacts and codes that a stranger added to an unverified account are removed when a business adds the person', async () => {
  const { add } = await employer();
  const person = await addPerson(server, 'business');
  const tel = newPhone();
  await server.asOwner`update platform.users set phone = ${tel} where id = ${person.id}`;
  const inside = server.client((await openSession(server, person.id, null, 'business')).token);
  await inside(contract.verification.changeEmail, { email: `${newRecordId(new Date())}@tjeter.example` });
  const employee = await add({ tel });
  expect(employee).toMatchObject({ userId: person.id, tel });
  const [account] = await server.asOwner`select email, phone from platform.users where id = ${person.id}`;
  expect(account).toEqual({ email: null, phone: tel });
  const waiting = await server.asOwner`
    select value from platform.unverified_contacts where user_id = ${person.id}`;
  expect(waiting).toEqual([{ value: tel }]);
});

test('a business cannot add a person by an unverified contact of an account whose other contact is verified', async () => {
  const { client, add } = await employer();
  const person = await addPerson(server, 'business');
  const tel = newPhone();
  await server.asOwner`update platform.users set phone = ${tel}, email_verified_at = now() where id = ${person.id}`;
  expect((await refusalOf(add({ tel }))).code).toBe('contact-taken');
  await expect(signIn(person.email, testPassword)).resolves.toBeDefined();
  expect((await client(contract.employees.list, {})).employees).toHaveLength(1);
});

test('adding an existing employee again is refused and does not change their password', async () => {
  const { add, owner } = await employer();
  expect((await refusalOf(add({ email: owner.email }))).code).toBe('employee-already-there');
  await expect(signIn(owner.email, testPassword)).resolves.toBeDefined();
});
