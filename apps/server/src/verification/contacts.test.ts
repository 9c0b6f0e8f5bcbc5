import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { messageContextOfJob } from '../messages/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  addAdmin,
  addBusiness,
  cloneTemplate,
  openSession,
  refusalOf,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';
import { beginVerification } from './index.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('contacts_alone') });
});
afterAll(() => server.stop());
beforeEach(() => server.asOwner`delete from platform.sign_in_failures`);

const newEmail = () => `i.ri${(number += 1)}@prova.example`;
const newPhone = () => `+355 69 ${String((number += 1)).padStart(7, '2')}`;
const verify = (code: string, token: string | null = null) =>
  server.client(token)(contract.verification.verifyCode, { code });
const changeEmail = (token: string, email: string) =>
  server.client(token)(contract.verification.changeEmail, { email });
const signIn = (username: string) =>
  server.client()(contract.access.signIn, { username, password: testPassword });
const waiting = async (token: string) =>
  (await server.client(token)(contract.verification.unverifiedMethods, {})).unverifiedMethods;

async function messagesTo(recipient: string) {
  const rows = await server.asOwner<{ subject: string | null; body: string }[]>`
    select subject, body from platform.messages where recipient = ${recipient} order by id desc`;
  return [...rows];
}

async function codeSentTo(recipient: string): Promise<string> {
  const [newest] = await messagesTo(recipient);
  return /\/v\/([0-9A-Z]+)/.exec(newest?.body ?? '')?.[1] ?? '';
}

async function userRow(id: string) {
  const [row] = await server.asOwner`select email, phone, email_verified_at, phone_verified_at
    from platform.users where id = ${id}`;
  return row;
}

test('a new e-mail is used only after its code is entered, and both addresses are notified', async () => {
  const { owner } = await addBusiness(server);
  const email = newEmail();
  const { methodId } = await changeEmail(owner.token, email.toUpperCase());
  expect((await userRow(owner.id))?.['email']).toBe(owner.email);
  const [contact, ...others] = await waiting(owner.token);
  expect(contact).toMatchObject({ _id: methodId, method: 'email', value: email });
  expect(others).toEqual([]);
  expect((await messagesTo(owner.email)).map(({ subject }) => subject)).toEqual([
    'Po ndryshohet emaili i llogarisë suaj',
  ]);

  await expect(verify(await codeSentTo(email))).resolves.toEqual({ method: 'email', contact: email });
  expect(await userRow(owner.id)).toMatchObject({ email, email_verified_at: expect.any(Date) as unknown });
  expect(await waiting(owner.token)).toEqual([]);
  expect((await messagesTo(owner.email))[0]?.subject).toBe('Emaili i llogarisë suaj u ndryshua');
});

test('after a change of e-mail the user signs in with the new one, and the old one is refused', async () => {
  const { owner } = await addBusiness(server);
  const email = newEmail();
  await changeEmail(owner.token, email);
  await expect(signIn(owner.email)).resolves.toBeDefined();
  await verify(await codeSentTo(email));
  expect((await refusalOf(signIn(owner.email))).code).toBe('wrong-credentials');
  await expect(signIn(email)).resolves.toBeDefined();
});

test('a phone is verified by a short code that may be typed in lower case and in groups', async () => {
  const { owner } = await addBusiness(server);
  const tel = newPhone();
  await server.client(owner.token)(contract.verification.changePhone, { tel });
  const phone = tel.replaceAll(' ', '').slice(1);
  const code = await codeSentTo(phone);
  expect(code).toHaveLength(8);
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  await expect(verify(typed)).resolves.toEqual({ method: 'tel', contact: phone });
  expect(await userRow(owner.id)).toMatchObject({ email: owner.email, phone });
  // There was no phone before, so the notice goes to the e-mail.
  expect((await messagesTo(owner.email)).map(({ subject }) => subject)).toEqual([
    'Telefoni i llogarisë suaj u ndryshua',
    'Po ndryshohet telefoni i llogarisë suaj',
  ]);
});

test('a verification code works once, also for two concurrent calls', async () => {
  const { owner } = await addBusiness(server);
  const email = newEmail();
  await changeEmail(owner.token, email);
  const code = await codeSentTo(email);
  const outcomes = await Promise.allSettled([verify(code), verify(code), verify(code)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await refusalOf(verify(code))).code).toBe('code-not-valid');
});

test('a verification code is valid for a day', async () => {
  const { owner } = await addBusiness(server);
  const email = newEmail();
  await changeEmail(owner.token, email);
  const code = await codeSentTo(email);
  server.clock.move(dayMs + minuteMs);
  expect((await refusalOf(verify(code))).code).toBe('code-not-valid');
  const again = await openSession(server, owner.id, null, 'business');
  expect(await waiting(again.token)).toHaveLength(1);
});

test('verification codes are stored as hashes', async () => {
  const { owner } = await addBusiness(server);
  const email = newEmail();
  await changeEmail(owner.token, email);
  const [row] = await server.asOwner`select * from platform.unverified_contacts where value = ${email}`;
  expect(JSON.stringify(row)).not.toContain(await codeSentTo(email));
});

test('of two users who want the same address, the first to verify it gets it', async () => {
  const [one, two] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const email = newEmail();
  await changeEmail(one.owner.token, email);
  const first = await codeSentTo(email);
  await changeEmail(two.owner.token, email);
  const second = await codeSentTo(email);
  const outcomes = await Promise.allSettled([verify(first), verify(second)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const isFirstLost = outcomes[0].status === 'rejected';
  expect((await refusalOf(verify(isFirstLost ? first : second))).code).toBe('contact-taken');
  const late = isFirstLost ? one.owner.token : two.owner.token;
  server.clock.move(2 * minuteMs);
  expect((await refusalOf(changeEmail(late, email))).code).toBe('contact-taken');
});

test('verification codes are sent at most once a minute and five times an hour, also when the contact is removed and added again', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const emails: string[] = [];
  const tryOnce = async () => {
    const email = newEmail();
    const { methodId } = await changeEmail(owner.token, email);
    emails.push(email);
    await client(contract.verification.removeMethod, { methodId });
  };
  const outcomes = await Promise.allSettled([tryOnce(), tryOnce(), tryOnce()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // The other kind of contact has its own limit.
  await client(contract.verification.changePhone, { tel: newPhone() });
  for (let time = 0; time < 4; time += 1) {
    server.clock.move(minuteMs + 1);
    await tryOnce();
  }
  server.clock.move(minuteMs + 1);
  expect((await refusalOf(tryOnce())).code).toBe('too-many-codes');
  expect(emails).toHaveLength(5);
  expect(await codeSentTo(emails[4] ?? '')).not.toBe('');
  expect((await refusalOf(verify(await codeSentTo(emails[4] ?? '')))).code).toBe('code-not-valid');
});

test('sending a code again invalidates the earlier one', async () => {
  const { owner } = await addBusiness(server);
  const email = newEmail();
  const { methodId } = await changeEmail(owner.token, email);
  const client = server.client(owner.token);
  const first = await codeSentTo(email);
  const again = () => client(contract.verification.sendVerification, { methodId });
  expect((await refusalOf(again())).code).toBe('too-soon');
  server.clock.move(minuteMs + 1);
  await again();
  expect((await refusalOf(verify(first))).code).toBe('code-not-valid');
  await expect(verify(await codeSentTo(email))).resolves.toMatchObject({ contact: email });
});

test('a user cannot access the unverified contacts of another', async () => {
  const [mine, theirs] = await Promise.all([addBusiness(server), addBusiness(server)]);
  const { methodId } = await changeEmail(theirs.owner.token, newEmail());
  const client = server.client(mine.owner.token);
  expect(await waiting(mine.owner.token)).toEqual([]);
  for (const call of [contract.verification.sendVerification, contract.verification.removeMethod])
    expect((await refusalOf(client(call, { methodId }))).code).toBe('not-found');
  expect(await waiting(theirs.owner.token)).toHaveLength(1);
});

test('verifying a contact gives a fresh token only to a session of the same user', async () => {
  const { id, owner } = await addBusiness(server);
  const stranger = await addAdmin(server, 'SA');
  const email = newEmail();
  await changeEmail(owner.token, email);
  server.clock.move(2 * minuteMs);
  const other = server.client(stranger.token);
  const code = await codeSentTo(email);
  const own = server.client(owner.token);
  await own(contract.verification.verifyCode, { code });
  expect(own.token()).not.toBe(owner.token);
  expect((await own(contract.businesses.ownData, {})).ownData.businessId).toBe(id);

  const next = newEmail();
  await changeEmail(owner.token, next);
  await other(contract.verification.verifyCode, { code: await codeSentTo(next) });
  expect(other.token()).toBe(stranger.token);
  await server.asOwner`update platform.sessions set ended_at = now() where id = ${owner.sessionId}`;
  const phone = newPhone();
  const second = await openSession(server, owner.id, id, 'business');
  await server.client(second.token)(contract.verification.changePhone, { tel: phone });
  const ended = server.client(owner.token);
  const sent = await codeSentTo(phone.replaceAll(' ', '').slice(1));
  await ended(contract.verification.verifyCode, { code: sent });
  expect(ended.token()).toBe(owner.token);
});

test('a user created by another person gets codes to the given contacts', async () => {
  const { owner } = await addBusiness(server);
  await server.asOwner`update platform.users set email_verified_at = null where id = ${owner.id}`;
  await inTransaction(server.pool, async (transaction) =>
    beginVerification(await messageContextOfJob(server.jobContext, transaction), {
      userId: owner.id,
      userName: owner.name,
      contacts: { email: owner.email, phone: null },
      language: 'it',
    }),
  );
  expect((await messagesTo(owner.email))[0]?.subject).toBe('Verifichi la Sua e-mail in Tezga');
  await verify(await codeSentTo(owner.email));
  expect((await userRow(owner.id))?.['email_verified_at']).toBeInstanceOf(Date);
  // No contact was replaced, so no warning is sent.
  expect(await messagesTo(owner.email)).toHaveLength(1);
});

test('the nightly job deletes codes that expired long ago, and no others', async () => {
  const { owner } = await addBusiness(server);
  await server.asOwner`delete from platform.unverified_contacts`;
  await changeEmail(owner.token, newEmail());
  const night = async (daysLater: number) => {
    const now = () => new Date(server.clock.now().getTime() + daysLater * dayMs);
    await jobBook.jobs['verification:forgetExpired']?.({}, { ...server.jobContext, clock: { now } });
    const [counted] = await server.asOwner`select
      (select count(*) from platform.unverified_contacts) as contacts,
      (select count(*) from platform.code_sendings) as sendings`;
    return { contacts: Number(counted?.['contacts']), sendings: Number(counted?.['sendings']) };
  };
  expect((await night(0)).contacts).toBe(1);
  expect(await night(7)).toEqual({ contacts: 1, sendings: 0 });
  expect(await night(9)).toEqual({ contacts: 0, sendings: 0 });
});
