import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  cloneTemplate,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';

const fresh = 'Krejt-i-ri-9';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('own_accounts_alone') });
});
afterAll(() => server.stop());

const changePassword = (token: string, currentPassword: string, newPassword = fresh) =>
  server.client(token)(contract.people.changePassword, {
    currentPassword,
    newPassword,
    newPassConfirmation: newPassword,
  });
const changeDefault = (token: string) =>
  server.client(token)(contract.people.changeDefaultPassword, {
    newPassword: fresh,
    newPassConfirmation: fresh,
  });
const signIn = (username: string, password: string) =>
  server.client()(contract.access.signIn, { username, password });
const isIn = (token: string) =>
  server
    .client(token)(contract.access.myRole, {})
    .then(
      () => true,
      () => false,
    );

async function subjectsTo(recipient: string) {
  const rows = await server.asOwner<{ subject: string }[]>`
    select subject from platform.messages where recipient = ${recipient} order by id`;
  return rows.map(({ subject }) => subject);
}

test('the profile shows the user and the role in the current business', async () => {
  const { id, owner } = await addBusiness(server);
  const employee = await addEmployee(server, id, 'OP', {});
  await server.asOwner`update tenant.employees set operator_code = 'ab123cd456', pin_hash = 'x'
    where user_id = ${employee.id}`;
  await server.asOwner`update platform.users set email_verified_at = now() where id = ${employee.id}`;
  const { profile } = await server.client(employee.token)(contract.people.myProfile, {});
  expect(profile).toEqual({
    _id: employee.id,
    name: employee.name,
    email: employee.email,
    tel: null,
    emailVerified: true,
    telVerified: false,
    language: 'sq',
    hasPin: true,
    opCode: 'ab123cd456',
  });
  const owned = await server.client(owner.token)(contract.people.myProfile, {});
  expect(owned.profile).toMatchObject({ hasPin: false, opCode: null, emailVerified: false });
  const outside = await openSession(server, employee.id, null, 'business');
  const { profile: bare } = await server.client(outside.token)(contract.people.myProfile, {});
  expect(bare).toMatchObject({ hasPin: false, opCode: null });
});

test('users change their own name and language, and the reply says whether they own the business', async () => {
  const { id, owner } = await addBusiness(server);
  const employee = await addEmployee(server, id, 'OP', {});
  const change = { name: 'Çlirim Gjoni', language: 'it' } as const;
  const reply = await server.client(owner.token)(contract.people.editProfile, change);
  expect(reply).toMatchObject({
    owner: true,
    message: 'Të dhënat u ruajtën me sukses!',
    newUser: { _id: owner.id, email: owner.email, ...change },
  });
  const { owner: isOwner } = await server.client(employee.token)(contract.people.editProfile, change);
  expect(isOwner).toBe(false);
  const { user } = await server.client(owner.token)(contract.access.myRole, {});
  expect(user.name).toBe(change.name);
});

test("a password that is common or contains the user's own name is refused at its field, and the old one stays", async () => {
  const { owner } = await addBusiness(server);
  await server.asOwner`update platform.users set name = 'Drita Gjeloshi' where id = ${owner.id}`;
  for (const [password, problem] of [
    ['Password1', 'password-common'],
    ['Gjeloshi-77', 'password-with-name'],
  ] as const) {
    const refusal = await refusalOf(changePassword(owner.token, testPassword, password));
    expect(refusal).toMatchObject({
      code: 'invalid-input',
      problems: [{ path: 'newPassword', code: problem }],
    });
  }
  await expect(signIn(owner.email, testPassword)).resolves.toBeDefined();
});

test('a new password ends every other session of the user, but not the current one', async () => {
  const { id, owner } = await addBusiness(server);
  const others = await Promise.all([
    openSession(server, owner.id, id, 'business'),
    openSession(server, owner.id, null, 'business'),
  ]);
  for (const { token } of others) expect(await isIn(token)).toBe(true);
  await changePassword(owner.token, testPassword);
  expect(await isIn(owner.token)).toBe(true);
  for (const { token } of others) expect(await isIn(token)).toBe(false);
  expect((await refusalOf(signIn(owner.email, testPassword))).code).toBe('wrong-credentials');
  await expect(signIn(owner.email, fresh)).resolves.toBeDefined();
  expect(await subjectsTo(owner.email)).toEqual(['Fjalëkalimi juaj u ndryshua']);
});

test('a wrong current password changes nothing, and ten of them lock the user out for 15 minutes', async () => {
  const { owner } = await addBusiness(server);
  const guesses = Array.from({ length: 14 }, () => refusalOf(changePassword(owner.token, 'gabim')));
  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(4);
  expect((await refusalOf(changePassword(owner.token, testPassword))).code).toBe('too-many-attempts');
  // The lockout applies to the sign-in page too.
  expect((await refusalOf(signIn(owner.email, testPassword))).code).toBe('too-many-attempts');
  server.clock.move(16 * 60_000);
  await expect(changePassword(owner.token, testPassword)).resolves.toEqual({});
});

test('a weak new password is refused with its reason', async () => {
  const { owner } = await addBusiness(server);
  const refused = await refusalOf(changePassword(owner.token, testPassword, 'pa-shifra-A'));
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('a user whose password another person set can replace it once without typing it; a user with a password of their own is refused', async () => {
  const { id, owner } = await addBusiness(server);
  const other = await openSession(server, owner.id, id, 'business');
  expect((await refusalOf(changeDefault(owner.token))).code).toBe('reset-not-asked');
  await server.asOwner`update platform.users set must_change_password = true where id = ${owner.id}`;
  const outcomes = await Promise.allSettled([changeDefault(owner.token), changeDefault(owner.token)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await isIn(owner.token)).toBe(true);
  expect(await isIn(other.token)).toBe(false);
  const { user } = await signIn(owner.email, fresh);
  expect(user.resetPassword).toBe(false);
});

test('a super admin can change their own password and read their own profile', async () => {
  const admin = await addAdmin(server, 'SA');
  await changePassword(admin.token, testPassword);
  const { profile } = await server.client(admin.token)(contract.people.myProfile, {});
  expect(profile).toMatchObject({ _id: admin.id, hasPin: false });
});

test('a password that another person set cannot be replaced by the same password', async () => {
  const { owner } = await addBusiness(server);
  await server.asOwner`update platform.users set must_change_password = true where id = ${owner.id}`;
  const again = { newPassword: testPassword, newPassConfirmation: testPassword };
  const attempt = server.client(owner.token)(contract.people.changeDefaultPassword, again);
  expect((await refusalOf(attempt)).code).toBe('password-same');
});
