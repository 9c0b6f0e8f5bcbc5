import { contract } from '@tezga/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  cloneTemplate,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let code: string;
let number = 0;
beforeEach(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate(`first_start_${(number += 1)}`) });
  code = server.running.firstStartCode ?? '';
});
afterEach(() => server.stop());

const password = 'Krejt-e-re-1';
const first = (more: { code?: string; email?: string; name?: string } = {}) => ({
  code,
  name: 'Arta Themeluesi',
  email: 'Arta@Tezga.example',
  newPassword: password,
  newPassConfirmation: password,
  ...more,
});
const create = (more?: Parameters<typeof first>[0]) =>
  server.client()(contract.firstStart.create, first(more));
const check = (typed: string) => server.client()(contract.firstStart.check, { code: typed });
const refused = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const adminsCount = async () => {
  const [row] = await server.asOwner`
    select count(*)::int as count from platform.users join platform.admins on user_id = id where kind = 'SA'`;
  return row?.['count'] as number;
};
const startAgain = () => startTestServer({ databaseUrl: server.config.DATABASE_URL });

test('the printed code creates a super admin with every right, who is signed in and must set up a second factor', async () => {
  await check(code);
  const client = server.client();
  await client(contract.firstStart.create, first());
  const { user, role } = await client(contract.access.myRole, {});
  expect(user).toMatchObject({ name: 'Arta Themeluesi', username: 'arta@tezga.example', mustEnrol: true });
  expect(role).toMatchObject({
    roleCode: 'root',
    saPermissions: { usersManagement: { value: 'readWrite' } },
  });
  const signedIn = await server.client()(contract.access.signIn, {
    username: 'arta@tezga.example',
    password,
  });
  expect(signedIn.user.resetPassword).toBe(false);
  const [line] = await server.asOwner`select action from platform.activity order by at limit 1`;
  expect(line?.['action']).toBe('firstStart.create');
});

test('until a super admin exists, every call except those of the first start gets first-start-needed; afterwards no call does', async () => {
  const signIn = () =>
    server.client()(contract.access.signIn, { username: 'dikush@tezga.example', password: 'x' });
  const refusal = await refusalOf(signIn());
  expect([refusal.code, refusal.status]).toEqual(['first-start-needed', 409]);
  expect(await refused(server.client()(contract.demo.logins, {}))).toBe('first-start-needed');
  await create();
  expect(await refused(signIn())).toBe('wrong-credentials');
  await expect(server.client()(contract.demo.logins, {})).resolves.toBeDefined();
});

test('the first-start code works once, with or without dashes, and only its hash is stored', async () => {
  const hashes =
    await server.asOwner`select encode(code_hash, 'escape') as hash from platform.first_start_codes`;
  expect(hashes).toHaveLength(1);
  expect(JSON.stringify(hashes)).not.toContain(code);
  await create({ code: code.replaceAll('-', '').toUpperCase() });
  expect(await refused(create({ email: 'tjeter@tezga.example' }))).toBe('first-start-over');
  expect(await refused(check(code))).toBe('first-start-over');
  expect(await adminsCount()).toBe(1);
});

test('of several concurrent calls with the first-start code, one creates the first super admin', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, (_unused, place) => create({ email: `njeri${place}@tezga.example` })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await adminsCount()).toBe(1);
});

test('after ten wrong codes even the right one is refused for fifteen minutes', async () => {
  const wrong = await Promise.all(
    Array.from({ length: 15 }, (_unused, place) => refused(check(`gabim${place}`))),
  );
  expect(wrong.filter((each) => each === 'code-not-valid')).toHaveLength(10);
  expect(await refused(create())).toBe('too-many-attempts');
  server.clock.move(16 * 60_000);
  await expect(create()).resolves.toEqual({});
});

test('a restart replaces the code, and prints none if there is a super admin', async () => {
  const second = await startAgain();
  const replaced = second.running.firstStartCode;
  await second.stop();
  expect(replaced).not.toBe(code);
  expect(await refused(check(code))).toBe('code-not-valid');
  await create({ code: replaced ?? '' });
  const third = await startAgain();
  expect(third.running.firstStartCode).toBeNull();
  await third.stop();
});

test("a password that contains the person's own name is refused, and the code stays valid", async () => {
  const refusal = await refusalOf(create({ name: 'Krejt Ndryshe' }));
  expect(refusal.problems[0]?.path).toBe('newPassword');
  await expect(create()).resolves.toEqual({});
});

test('an installation with businesses and without an admin serves its users, and still offers the first start', async () => {
  const { owner } = await addBusiness(server);
  await expect(server.client(owner.token)(contract.access.myRole, {})).resolves.toBeDefined();
  expect(await refused(create({ email: owner.email }))).toBe('contact-taken');
  await expect(create()).resolves.toEqual({});
});

test('an installation with resellers and without a super admin still offers the first start', async () => {
  await addAdmin(server, 'RS');
  const again = await startAgain();
  expect(again.running.firstStartCode).not.toBeNull();
  await again.stop();
});
