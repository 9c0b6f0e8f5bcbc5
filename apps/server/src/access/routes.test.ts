import { PassThrough } from 'node:stream';
import { contract } from '@tezga/contract';
import { casesToTry } from '@tezga/domain/cases-to-try';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addPerson,
  joinBusiness,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  server = await startTestServer({ logTo });
});
afterAll(() => server.stop());

const signIn = (username: string, password = testPassword) => {
  const client = server.client();
  return { client, reply: client(contract.access.signIn, { username, password }) };
};

test('signing in opens the business of an owner who has only one', async () => {
  const { id, owner } = await addBusiness(server);
  const { client, reply } = signIn(owner.email.toUpperCase());
  await expect(reply).resolves.toMatchObject({
    businessId: id,
    role: { roleCode: 'O' },
    user: { name: owner.name },
  });
  const { ownData } = await client(contract.businesses.ownData, {});
  expect(ownData).toMatchObject({ businessId: id, businessOwner: owner.name });
});

test('a user with two businesses can enter either of them, and no other', async () => {
  const [one, two, stranger] = await Promise.all([
    addBusiness(server),
    addBusiness(server),
    addBusiness(server),
  ]);
  const person = await addPerson(server, 'business');
  await joinBusiness(server, person.id, one.id);
  await joinBusiness(server, person.id, two.id);
  const { client, reply } = signIn(person.email);
  await expect(reply).resolves.toMatchObject({ businessId: null, role: null });
  expect((await refusalOf(client(contract.businesses.ownData, {}))).status).toBe(403);

  const { businesses } = await client(contract.businesses.myBusinesses, {});
  expect(businesses.map(({ businessId }) => businessId).toSorted()).toEqual([one.id, two.id].toSorted());
  const refused = await refusalOf(client(contract.access.refreshToken, { businessId: stranger.id }));
  expect(refused.code).toBe('not-found');
  await client(contract.access.refreshToken, { businessId: two.id });
  const { rows } = await client(contract.activity.list, {});
  expect(rows.map(({ action, userName }) => [action, userName])).toEqual([
    ['access.refreshToken', person.name],
  ]);
  expect((await client(contract.businesses.ownData, {})).ownData.businessId).toBe(two.id);
});

test.each(['SA', 'RS'] as const)('%s signs in without entering a business', async (kind) => {
  const admin = await addAdmin(server, kind);
  const { reply } = signIn(admin.email);
  await expect(reply).resolves.toMatchObject({
    businessId: null,
    role: { roleCode: kind, saPermissions: { businesses: { value: 'readWrite', name: 'Bizneset' } } },
  });
});

test('a wrong password and an unknown user name get the same reply', async () => {
  const { owner } = await addBusiness(server);
  const wrong = await refusalOf(signIn(owner.email, 'gabim').reply);
  const unknown = await refusalOf(signIn('askush@prova.example').reply);
  for (const refusal of [wrong, unknown]) {
    expect(refusal).toMatchObject({
      status: 400,
      code: 'wrong-credentials',
      message: 'Të dhënat janë gabim!',
    });
  }
});

test('after ten wrong passwords even the right one is refused for fifteen minutes', async () => {
  const { owner } = await addBusiness(server);
  for (let attempt = 0; attempt < 10; attempt += 1) await refusalOf(signIn(owner.email, 'gabim').reply);
  expect((await refusalOf(signIn(owner.email).reply)).code).toBe('too-many-attempts');
  server.clock.move(16 * 60_000);
  await expect(signIn(owner.email).reply).resolves.toBeDefined();
});

test('of hundreds of concurrent wrong passwords only ten are checked, and the right password from another address is accepted', async () => {
  const { owner } = await addBusiness(server);
  const other = await addBusiness(server);
  const codes: string[] = [];
  // Sends the attempts in waves, because the server rejects more than five hundred concurrent requests.
  const waves = casesToTry(process.env, 4, 1);
  for (let wave = 0; wave < waves; wave += 1) {
    const guesses = Array.from({ length: 250 }, () => refusalOf(signIn(owner.email, 'gabim').reply));
    codes.push(...(await Promise.all(guesses)).map(({ code }) => code));
  }
  expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(10);
  const refused = waves * 250 - 10;
  expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(refused);
  const warnings = logged
    .join('')
    .split('\n')
    .filter((line) => line.includes('too many attempts'));
  expect(warnings.filter((line) => line.includes(owner.email))).toHaveLength(refused);
  // Neither another user at the same address nor the same user at another address is locked out.
  await expect(signIn(other.owner.email).reply).resolves.toBeDefined();
  await server.asOwner`update platform.sign_in_failures set address = '203.0.113.9' where contact = ${owner.email}`;
  await expect(signIn(owner.email).reply).resolves.toBeDefined();
});

test('wrong passwords for one user are also limited over all addresses', async () => {
  const { owner } = await addBusiness(server);
  await server.asOwner`insert into platform.sign_in_failures (contact, address, at)
    select ${owner.email}, '10.0.0.' || number, ${server.clock.now()} from generate_series(1, 50) number`;
  expect((await refusalOf(signIn(owner.email).reply)).code).toBe('too-many-attempts');
});

test('wrong passwords from other addresses do not lock a user out at an address where the user signed in before', async () => {
  const { owner } = await addBusiness(server);
  await signIn(owner.email).reply;
  await server.asOwner`insert into platform.sign_in_failures (contact, address, at)
    select ${owner.email}, '10.0.1.' || number, ${server.clock.now()} from generate_series(1, 60) number`;
  await expect(signIn(owner.email).reply).resolves.toBeDefined();
});

test('entering another business is refused if the password is changed at the same time', async () => {
  const { owner } = await addBusiness(server);
  const other = await addBusiness(server);
  await joinBusiness(server, owner.id, other.id);
  const client = server.client(owner.token);
  const moving: Promise<unknown>[] = [];
  await server.asOwner.begin(async (change) => {
    await change`update platform.users set password_hash = password_hash where id = ${owner.id}`;
    moving.push(refusalOf(client(contract.access.refreshToken, { businessId: other.id })));
    const waiting = () =>
      change`select 1 from pg_locks where not granted and pid in
        (select pid from pg_stat_activity where datname = current_database() and application_name = 'tezga')`;
    while ((await waiting()).length === 0);
    await change`update platform.sessions set ended_at = now() where user_id = ${owner.id}`;
  });
  expect(await moving[0]).toMatchObject({ code: 'not-signed-in' });
  const open = await server.asOwner`
    select 1 from platform.sessions where user_id = ${owner.id} and ended_at is null`;
  expect(open).toHaveLength(0);
});

test('signing out ends the session at once', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(contract.access.signOut, {});
  expect((await refusalOf(client(contract.access.myRole, {}))).status).toBe(401);
});

test('a session ends when it expires, and a refresh prolongs it', async () => {
  const { owner } = await addBusiness(server);
  const idle = server.client(owner.token);
  const busy = server.client((await openSession(server, owner.id, null, 'business')).token);
  await server.asOwner`update platform.sessions set expires_at = now() - interval '1 second' where id = ${owner.sessionId}`;
  expect((await refusalOf(idle(contract.access.myRole, {}))).status).toBe(401);
  const before = busy.token();
  server.clock.move(60_000);
  await busy(contract.access.refreshToken, {});
  expect(busy.token()).not.toBe(before);
  await expect(busy(contract.access.myRole, {})).resolves.toBeDefined();
});

test('a user who is removed from the business gets status 424', async () => {
  const { id, owner } = await addBusiness(server);
  await server.asOwner`delete from platform.memberships where user_id = ${owner.id} and business_id = ${id}`;
  const refused = await refusalOf(server.client(owner.token)(contract.businesses.ownData, {}));
  expect(refused).toMatchObject({ status: 424, message: 'Nuk keni më hyrje në këtë biznes.' });
});

test('a hundred users sign in concurrently', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => addPerson(server, 'business')));
  const replies = await Promise.all(people.map(({ email }) => signIn(email).reply));
  expect(replies.map(({ user }) => user._id)).toEqual(people.map(({ id }) => id));
});

test('one user who signs in a hundred times concurrently gets a hundred sessions', async () => {
  const { owner } = await addBusiness(server);
  const clients = Array.from({ length: 100 }, () => signIn(owner.email));
  await Promise.all(clients.map(({ reply }) => reply));
  expect(new Set(clients.map(({ client }) => client.token())).size).toBe(100);
  const [sessions] = await server.asOwner`select count(*) from platform.sessions where user_id = ${owner.id}`;
  expect(sessions?.['count']).toBe(101n);
});

test('passwords are stored as argon2id hashes only', async () => {
  const rows = await server.asOwner`select password_hash from platform.users`;
  expect(rows.every((row) => String(row['password_hash']).startsWith('$argon2id$'))).toBe(true);
});

test('a user lists the open sessions and ends one without affecting the others', async () => {
  const { owner } = await addBusiness(server);
  const { client, reply } = signIn(owner.email);
  await reply;
  const { sessions } = await client(contract.access.sessions, {});
  expect(sessions).toHaveLength(2);
  const own = sessions.find(({ isThis }) => isThis);
  expect(own).toMatchObject({
    device: 'Linux · Test · 1',
    address: '127.0.0.1',
    businessName: 'Biznes Prove',
  });
  await client(contract.access.endSession, { sessionId: owner.sessionId });
  expect((await refusalOf(server.client(owner.token)(contract.access.myRole, {}))).status).toBe(401);
  expect((await client(contract.access.sessions, {})).sessions).toHaveLength(1);
});

test('a user cannot end the session of another user', async () => {
  const [one, two] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const attempt = server.client(one.owner.token)(contract.access.endSession, {
    sessionId: two.owner.sessionId,
  });
  expect((await refusalOf(attempt)).code).toBe('not-found');
  await expect(server.client(two.owner.token)(contract.access.myRole, {})).resolves.toBeDefined();
});
