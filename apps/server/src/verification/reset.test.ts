import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  addPerson,
  cloneTemplate,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';

const minuteMs = 60_000;
const fresh = 'Krejt-i-ri-9';
let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('resets_alone') });
});
afterAll(() => server.stop());
beforeEach(() => server.asOwner`delete from platform.sign_in_failures`);

const call = () => server.client();
const requestReset = (username: string) => call()(contract.verification.askReset, { username });
const check = (code: string) => call()(contract.verification.checkReset, { code });
const set = (input: { userId: string; code: string; method?: 'email' | 'tel'; businessId?: string | null }) =>
  call()(contract.verification.setNewPassword, { method: 'email', fnp: fresh, businessId: null, ...input });
const signIn = (username: string, password: string) => call()(contract.access.signIn, { username, password });

/** Runs the queued jobs; without a mail server the messages stay in the table, where the test reads them. */
async function runJobs(): Promise<void> {
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
}

async function messagesTo(recipient: string): Promise<string[]> {
  const rows = await server.asOwner<{ body: string }[]>`
    select body from platform.messages where recipient = ${recipient} order by id desc`;
  return rows.map(({ body }) => body);
}

async function codeSentTo(recipient: string): Promise<string> {
  const [newest = ''] = await messagesTo(recipient);
  return /\/r\/([0-9A-Z]+)/.exec(newest)?.[1] ?? '';
}

async function resetFor(email: string): Promise<string> {
  await requestReset(email);
  await runJobs();
  return codeSentTo(email);
}

test('a forgotten password is replaced with the code sent by e-mail', async () => {
  const { id, owner } = await addBusiness(server);
  await server.asOwner`update platform.users
    set must_change_password = true, email_verified_at = null where id = ${owner.id}`;
  await server.asOwner`insert into platform.sign_in_failures (contact, address, at)
    select ${owner.email}, '10.0.0.1', ${server.clock.now()} from generate_series(1, 60)`;
  const code = await resetFor(owner.email.toUpperCase()).then(() => codeSentTo(owner.email));
  expect(code).toHaveLength(26);
  const found = { userId: owner.id, businessId: id, method: 'email', name: owner.name } as const;
  await expect(check(code)).resolves.toEqual(found);
  await expect(check(code)).resolves.toEqual(found);

  await set({ code, userId: owner.id, businessId: id });
  expect((await refusalOf(server.client(owner.token)(contract.access.myRole, {}))).status).toBe(401);
  const { user } = await signIn(owner.email, fresh);
  expect(user.resetPassword).toBe(false);
  expect((await refusalOf(signIn(owner.email, testPassword))).code).toBe('wrong-credentials');
  expect((await refusalOf(check(code))).code).toBe('code-not-valid');
  const [row] = await server.asOwner`select email_verified_at from platform.users where id = ${owner.id}`;
  expect(row?.['email_verified_at']).toBeInstanceOf(Date);
  expect((await messagesTo(owner.email))[0]).toContain('sapo u ndryshua');
});

test('a reset by phone sends an SMS with a short code and its link', async () => {
  const person = await addPerson(server, 'business');
  const phone = `35569${String((number += 1)).padStart(7, '5')}`;
  await server.asOwner`update platform.users set phone = ${phone}, email = null where id = ${person.id}`;
  await requestReset(`+${phone}`);
  await runJobs();
  const code = await codeSentTo(phone);
  expect(code).toHaveLength(8);
  const { userId, method } = await check(code.toLowerCase());
  expect([userId, method]).toEqual([person.id, 'tel']);
  await set({ code, userId, method: 'tel' });
  await expect(signIn(phone, fresh)).resolves.toBeDefined();
});

test('a reset for an unknown user name gets the same reply and enqueues the same job, which sends no message', async () => {
  const { owner } = await addBusiness(server);
  await server.asOwner`delete from graphile_worker._private_jobs`;
  const replies = await Promise.all(
    [owner.email, 'askush@prova.example'].map(async (username) => {
      const reply = await fetch(`${server.address}/api/users/verify/resetPasswordPublic`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', requestid: 'nje-kerkese' },
        body: JSON.stringify({ username }),
      });
      return [reply.status, reply.headers.get('content-length'), await reply.text()];
    }),
  );
  expect(replies[0]).toEqual(replies[1]);
  // The user is not looked up before the reply: both calls only queue a job.
  const jobs = await server.asOwner`select id from graphile_worker._private_jobs`;
  expect(jobs).toHaveLength(2);
  const [counted] = await server.asOwner`select count(*) from platform.password_resets
    where user_id = ${owner.id}`;
  expect(counted?.['count']).toBe(0n);
  await runJobs();
  expect(await messagesTo('askush@prova.example')).toEqual([]);
  expect(await messagesTo(owner.email)).toHaveLength(1);
});

test('one user gets at most one reset message a minute and five an hour, and the reply does not show that the limit was reached', async () => {
  const { owner } = await addBusiness(server);
  for (let time = 0; time < 8; time += 1) {
    await Promise.all([requestReset(owner.email), requestReset(owner.email)]);
    await runJobs();
    server.clock.move(minuteMs + 1);
  }
  expect(await messagesTo(owner.email)).toHaveLength(5);
  server.clock.move(60 * minuteMs);
  await resetFor(owner.email);
  expect(await messagesTo(owner.email)).toHaveLength(6);
});

test('a closed account gets no reset message, and its earlier reset code is refused', async () => {
  const person = await addPerson(server, 'business');
  const code = await resetFor(person.email);
  await server.asOwner`update platform.users set deleted_at = now() where id = ${person.id}`;
  expect((await refusalOf(check(code))).code).toBe('code-not-valid');
  server.clock.move(2 * minuteMs);
  await resetFor(person.email);
  expect(await messagesTo(person.email)).toHaveLength(1);
});

test('a reset code is valid for half an hour', async () => {
  const person = await addPerson(server, 'business');
  const code = await resetFor(person.email);
  server.clock.move(29 * minuteMs);
  await expect(check(code)).resolves.toMatchObject({ userId: person.id });
  server.clock.move(2 * minuteMs);
  expect((await refusalOf(check(code))).code).toBe('code-not-valid');
  expect((await refusalOf(set({ code, userId: person.id }))).code).toBe('code-not-valid');
});

test('a reset job that runs more than half an hour late sends nothing', async () => {
  const person = await addPerson(server, 'business');
  await requestReset(person.email);
  server.clock.move(31 * minuteMs);
  await runJobs();
  expect(await messagesTo(person.email)).toEqual([]);
});

test('of two concurrent calls with the same reset code, one sets the password', async () => {
  const person = await addPerson(server, 'business');
  const code = await resetFor(person.email);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => set({ code, userId: person.id })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const notices = (await messagesTo(person.email)).filter((body) => body.includes('sapo u ndryshua'));
  expect(notices).toHaveLength(1);
});

test('a reset code is refused with another user, method or business than its own', async () => {
  const [person, other] = [await addPerson(server, 'business'), await addPerson(server, 'business')];
  const { id: businessId } = await addBusiness(server);
  const code = await resetFor(person.email);
  const wrong = [
    { code, userId: other.id },
    { code, userId: person.id, method: 'tel' as const },
    { code, userId: person.id, businessId },
  ];
  for (const input of wrong) expect((await refusalOf(set(input))).code).toBe('code-not-valid');
  await expect(signIn(other.email, testPassword)).resolves.toBeDefined();
  await expect(set({ code, userId: person.id })).resolves.toEqual({});
});

test('a new password invalidates the other reset codes', async () => {
  const person = await addPerson(server, 'business');
  const first = await resetFor(person.email);
  server.clock.move(2 * minuteMs);
  const second = await resetFor(person.email);
  expect(second).not.toBe(first);
  await set({ code: first, userId: person.id });
  expect((await refusalOf(check(second))).code).toBe('code-not-valid');
});

test('a reset code sent to a replaced e-mail is refused', async () => {
  const person = await addPerson(server, 'business');
  const { token } = await openSession(server, person.id, null, 'business');
  const code = await resetFor(person.email);
  const email = `tjeter${(number += 1)}@prova.example`;
  await server.client(token)(contract.verification.changeEmail, { email });
  const [sent = ''] = await messagesTo(email);
  const proof = /\/v\/([0-9A-Z]+)/.exec(sent)?.[1] ?? '';
  await call()(contract.verification.verifyCode, { code: proof });
  expect((await refusalOf(check(code))).code).toBe('code-not-valid');
});

test('a signed-in user may also request a reset link, which is sent to the most reliable contact', async () => {
  const person = await addPerson(server, 'business');
  const phone = `35568${String((number += 1)).padStart(7, '5')}`;
  const { token } = await openSession(server, person.id, null, 'business');
  const requestOwnReset = () => server.client(token)(contract.verification.askOwnReset, {});
  await server.asOwner`update platform.users
    set phone = ${phone}, phone_verified_at = now(), email_verified_at = null where id = ${person.id}`;
  await expect(requestOwnReset()).resolves.toEqual({ method: 'tel', contact: phone });
  expect((await refusalOf(requestOwnReset())).code).toBe('too-soon');
  // The limit is per user, not per sender of the request.
  await resetFor(person.email);
  expect(await messagesTo(person.email)).toEqual([]);
  server.clock.move(minuteMs + 1);
  await server.asOwner`update platform.users set email_verified_at = now() where id = ${person.id}`;
  await expect(requestOwnReset()).resolves.toEqual({ method: 'email', contact: person.email });
  expect((await check(await codeSentTo(person.email))).userId).toBe(person.id);
});

test('wrong reset codes are counted together with all other wrong codes', async () => {
  const person = await addPerson(server, 'business');
  await server.asOwner`update platform.users set phone = '355675555555' where id = ${person.id}`;
  const code = await resetFor('355675555555');
  const guesses = Array.from({ length: 30 }, (_unused, index) => refusalOf(check(`HAMENDJE${index}`)));
  const codes = (await Promise.all(guesses)).map((refusal) => refusal.code);
  expect(codes.filter((each) => each === 'code-not-valid')).toHaveLength(20);
  expect((await refusalOf(set({ code, userId: person.id, method: 'tel' }))).code).toBe('too-many-attempts');
  expect((await refusalOf(call()(contract.verification.verifyCode, { code }))).code).toBe(
    'too-many-attempts',
  );
});

test('a password reset is in the activity log of the business, under the name of the user', async () => {
  const { owner } = await addBusiness(server);
  const code = await resetFor(owner.email);
  await set({ code, userId: owner.id });
  const client = call();
  await client(contract.access.signIn, { username: owner.email, password: fresh });
  const { rows } = await client(contract.activity.list, {});
  expect(rows.map(({ action, userName }) => [action, userName])).toContainEqual([
    'verification.setNewPassword',
    owner.name,
  ]);
});
