import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBusiness,
  addEmployee,
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

const { settings, access } = contract;
const secret = 'Self-Care-2026 ë';

async function withSecret() {
  const business = await addBusiness(server);
  const client = server.client(business.owner.token);
  const { message, lastLoginAt } = await client(settings.keepCredentials, { password: secret });
  expect({ message, lastLoginAt }).toEqual({ message: 'Konfigurimi u ruajt me sukses!', lastLoginAt: null });
  const actions = async () =>
    (
      await server.asOwner`
        select action, subject from tenant.activity where business_id = ${business.id} order by at, id`
    ).map((row) => `${row['action']} ${row['subject'] ?? ''}`.trim());
  return { ...business, client, actions };
}

test('the password of the self-care portal is stored encrypted and appears in no saved reply', async () => {
  const { id } = await withSecret();
  const [stored] = await server.asOwner`
    select encrypted_password from tenant.credentials where business_id = ${id}`;
  const bytes = stored?.['encrypted_password'] as Buffer;
  expect(bytes.length).toBeGreaterThan(secret.length + 28);
  expect(bytes.includes(Buffer.from(secret))).toBe(false);
  const [replies] = await server.asOwner`
    select count(*) from tenant.replies where business_id = ${id} and reply::text like '%Self-Care-2026%'`;
  expect(replies?.['count']).toBe(0n);
});

test('an employee with read permission sees that a password is stored, and this read is not logged', async () => {
  const { id, client, actions } = await withSecret();
  const reader = server.client((await addEmployee(server, id, 'R1', { configurations: 'read' })).token);
  for (const someone of [client, reader]) {
    expect(await someone(settings.credentials, {})).toEqual({
      password: null,
      isKept: true,
      lastLoginAt: null,
    });
  }
  expect((await refusalOf(reader(settings.credentials, { reveal: '1' }))).code).toBe('not-permitted');
  expect(await actions()).toEqual(['settings.keepCredentials']);
});

test('the owner can read the portal password for five minutes after confirming their own password, and the read is logged', async () => {
  const { id, name, owner, client, actions } = await withSecret();
  expect((await refusalOf(client(settings.credentials, { reveal: '1' }))).code).toBe('password-check-needed');
  await client(access.confirmPassword, { password: testPassword });
  expect((await client(settings.credentials, { reveal: '1' })).password).toBe(secret);
  const read = (await actions()).find((line) => line.startsWith('settings.credentials'));
  expect(read).toContain(`settings.credentials Self-Care: ${name}, L`);

  const elsewhere = server.client((await openSession(server, owner.id, id, 'business')).token);
  const unproven = elsewhere(settings.credentials, { reveal: '1' });
  expect((await refusalOf(unproven)).code).toBe('password-check-needed');
  await server.asOwner`
    update platform.sessions set password_confirmed_at = password_confirmed_at - interval '301 seconds'
    where id = ${owner.sessionId}`;
  const late = client(settings.credentials, { reveal: '1' });
  expect((await refusalOf(late)).code).toBe('password-check-needed');
});

test('a portal password that was encrypted for another business cannot be decrypted', async () => {
  const [one, two] = [await withSecret(), await withSecret()];
  await server.asOwner`
    update tenant.credentials set encrypted_password =
      (select encrypted_password from tenant.credentials where business_id = ${one.id})
    where business_id = ${two.id}`;
  await two.client(access.confirmPassword, { password: testPassword });
  const attempt = await refusalOf(two.client(settings.credentials, { reveal: '1' }));
  expect(attempt).toMatchObject({ status: 500, code: 'failed' });
  expect(attempt.message).not.toContain(secret);
});

test('reading the portal password returns null if none is stored', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(access.confirmPassword, { password: testPassword });
  const nothing = { password: null, isKept: false, lastLoginAt: null };
  expect(await client(settings.credentials, { reveal: '1' })).toEqual(nothing);
});
