import { randomBytes } from 'node:crypto';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { unseal } from '../platform/secrets/seal.ts';
import {
  addAdmin,
  addBusiness,
  refusalOf,
  startTestServer,
  testPassword,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';
import { codeAt, stepOf } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { secondFactor } = contract;
const stepMs = 30_000;

function signIn({ email }: Pick<TestPerson, 'email'>, code: string | null = null, password = testPassword) {
  const client = server.client();
  return { client, reply: client(contract.access.signIn, { username: email, password, code }) };
}

async function secretOf({ id }: Pick<TestPerson, 'id'>): Promise<Buffer> {
  const [row] =
    await server.asOwner`select encrypted_secret from platform.second_factors where user_id = ${id}`;
  return Buffer.from(unseal(server.config.SECRETS_KEY, row?.['encrypted_secret'] as Buffer, id), 'hex');
}

/** The code that the user's app shows now. */
const codeOf = async (person: TestPerson) => codeAt(await secretOf(person), stepOf(server.clock.now()));

/** An owner with a confirmed second factor, and the next time step of its codes. */
async function enrolled() {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(secondFactor.begin, {});
  const proof = { password: testPassword, code: await codeOf(owner) };
  const { recoveryCodes } = await client(secondFactor.confirm, proof);
  server.clock.move(stepMs);
  return { owner, client, recoveryCodes };
}

test('an owner sets up a second factor with the secret, the password and a first code', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  expect(await client(secondFactor.state, {})).toEqual({
    isRequired: false,
    confirmedAt: null,
    recoveryCodesLeft: 0,
  });
  const { secret, address } = await client(secondFactor.begin, {});
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(address).toBe(
    `otpauth://totp/${encodeURIComponent(`Tezga:${owner.email}`)}?secret=${secret}&issuer=Tezga`,
  );
  // Until the second factor is confirmed, signing in needs no code.
  await expect(signIn(owner).reply).resolves.toBeDefined();
  const code = await codeOf(owner);
  const wrong = await refusalOf(client(secondFactor.confirm, { password: 'Gabim-fare-1', code }));
  expect(wrong.code).toBe('wrong-password');
  server.clock.move(stepMs);
  const proof = { password: testPassword, code: await codeOf(owner) };
  const { recoveryCodes } = await client(secondFactor.confirm, proof);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await client(secondFactor.state, {})).toMatchObject({
    confirmedAt: expect.any(String),
    recoveryCodesLeft: 10,
  });
  expect((await refusalOf(client(secondFactor.begin, {}))).code).toBe('second-factor-already-on');
});

test('the secret of a second factor is stored encrypted and its recovery codes as hashes', async () => {
  const { owner, recoveryCodes } = await enrolled();
  const rows = await server.asOwner`
    select code_hash::text as text from platform.recovery_codes where user_id = ${owner.id}
    union all select encrypted_secret::text from platform.second_factors where user_id = ${owner.id}`;
  const rested = rows.map(({ text }) => String(text)).join(' ');
  const plain = (recoveryCodes[0] ?? '').replaceAll('-', '');
  expect(rested).not.toContain(Buffer.from(plain).toString('hex'));
  expect(rested).not.toContain((await secretOf(owner)).toString('hex'));
});

test('signing in asks for the code only after the right password, and accepts each code once', async () => {
  const { owner } = await enrolled();
  expect((await refusalOf(signIn(owner, null, 'Gabim-fare-1').reply)).code).toBe('wrong-credentials');
  const { client, reply } = signIn(owner);
  expect(await refusalOf(reply)).toMatchObject({ status: 400, code: 'second-factor-needed' });
  expect(client.token()).toBeNull();
  const code = await codeOf(owner);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await signIn(owner, typed).reply).user).toMatchObject({ mustEnrol: false });
  expect((await refusalOf(signIn(owner, code).reply)).code).toBe('wrong-code');
  server.clock.move(stepMs);
  await expect(signIn(owner, await codeOf(owner)).reply).resolves.toBeDefined();
});

test('of many concurrent sign-ins with the same code exactly one succeeds', async () => {
  const { owner } = await enrolled();
  const code = await codeOf(owner);
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(owner, code).reply));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a recovery code is accepted once, also in upper case, and no longer after the codes are renewed', async () => {
  const { owner, client, recoveryCodes } = await enrolled();
  const [first = '', second = ''] = recoveryCodes;
  await expect(signIn(owner, first.toUpperCase()).reply).resolves.toBeDefined();
  expect((await refusalOf(signIn(owner, first).reply)).code).toBe('wrong-code');
  expect((await client(secondFactor.state, {})).recoveryCodesLeft).toBe(9);
  const proof = { password: testPassword, code: await codeOf(owner) };
  const renewed = await client(secondFactor.renewRecoveryCodes, proof);
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await refusalOf(signIn(owner, second).reply)).code).toBe('wrong-code');
});

test('after ten wrong codes even the right one is refused for fifteen minutes, in every call that takes a code', async () => {
  const { owner, client } = await enrolled();
  const wrong = { password: testPassword, code: '000000' };
  for (let attempt = 0; attempt < 10; attempt += 1) await refusalOf(client(secondFactor.switchOff, wrong));
  const refused = await refusalOf(signIn(owner, await codeOf(owner)).reply);
  expect(refused.code).toBe('too-many-attempts');
  server.clock.move(16 * 60_000);
  await expect(signIn(owner, await codeOf(owner)).reply).resolves.toBeDefined();
});

test('wrong second-factor codes at the sign-in count towards the sign-in limit', async () => {
  const { owner } = await enrolled();
  const codes: string[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    codes.push((await refusalOf(signIn(owner, '000000').reply)).code);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-code'), 'too-many-attempts']);
});

test('switching the second factor off needs password and code, and afterwards signing in needs no code', async () => {
  const { owner, client } = await enrolled();
  const code = await codeOf(owner);
  const proof = { password: 'Gabim-fare-1', code };
  expect((await refusalOf(client(secondFactor.switchOff, proof))).code).toBe('wrong-password');
  expect((await refusalOf(signIn(owner).reply)).code).toBe('second-factor-needed');
  server.clock.move(stepMs);
  await client(secondFactor.switchOff, { password: testPassword, code: await codeOf(owner) });
  await expect(signIn(owner).reply).resolves.toBeDefined();
});

test('a super admin without a second factor can only set it up, and cannot switch it off', async () => {
  const admin = await addAdmin(server, 'SA');
  const { client, reply } = signIn(admin);
  expect((await reply).user.mustEnrol).toBe(true);
  const search = { searchTerm: 'Njeri' };
  expect((await refusalOf(client(contract.people.search, search))).code).toBe('second-factor-must-enrol');
  expect((await client(contract.access.myRole, {})).user.mustEnrol).toBe(true);
  await client(secondFactor.begin, {});
  await client(secondFactor.confirm, { password: testPassword, code: await codeOf(admin) });
  await expect(client(contract.people.search, search)).resolves.toBeDefined();
  expect((await client(contract.access.myRole, {})).user.mustEnrol).toBe(false);
  server.clock.move(stepMs);
  const proof = { password: testPassword, code: await codeOf(admin) };
  expect((await refusalOf(client(secondFactor.switchOff, proof))).code).toBe('second-factor-required');
  expect((await signIn(admin, proof.code).reply).user.mustEnrol).toBe(false);
});

test('a super admin who signed in before the second factor was required must set it up after the next token refresh', async () => {
  const admin = await addAdmin(server, 'SA');
  const client = server.client(admin.token);
  const search = { searchTerm: 'Njeri' };
  await expect(client(contract.people.search, search)).resolves.toBeDefined();
  await client(contract.access.refreshToken, {});
  expect((await refusalOf(client(contract.people.search, search))).code).toBe('second-factor-must-enrol');
  await client(secondFactor.begin, {});
  await client(secondFactor.confirm, { password: testPassword, code: await codeOf(admin) });
  await client(contract.access.refreshToken, {});
  await expect(client(contract.people.search, search)).resolves.toBeDefined();
});

test('a user who needs no second factor refreshes the token without setting one up', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(contract.access.refreshToken, {});
  expect((await client(contract.access.myRole, {})).user.mustEnrol).toBe(false);
});

test.each([
  [{}, 'RS', false],
  [{ TEZGA_DEMO: '1' }, 'SA', false],
  [{ TEZGA_DEMO: '1', SECOND_FACTOR_REQUIRED: '1' }, 'SA', true],
  [{ SECOND_FACTOR_REQUIRED: '0' }, 'SA', false],
] as const)(
  'with the settings %j a user of kind %s must set up a second factor: %s',
  async (environment, kind, isDue) => {
    const other = await startTestServer({ environment });
    try {
      const admin = await addAdmin(server, kind);
      const typed = { username: admin.email, password: testPassword };
      expect((await other.client()(contract.access.signIn, typed)).user.mustEnrol).toBe(isDue);
    } finally {
      await other.stop();
    }
  },
);

test('the secrets of second factors are encrypted again with a new key, and can still be decrypted', async () => {
  const { owner } = await enrolled();
  const secret = await secretOf(owner);
  const keys = [randomBytes(32), ...server.config.SECRETS_KEY];
  const config = { ...server.config, SECRETS_KEY: keys };
  await jobBook.jobs['second-factor:resealSecrets']?.({}, { ...server.jobContext, config });
  const [row] = await server.asOwner`
    select encrypted_secret from platform.second_factors where user_id = ${owner.id}`;
  const sealed = row?.['encrypted_secret'] as Buffer;
  expect(unseal(keys.slice(0, 1), sealed, owner.id)).toBe(secret.toString('hex'));
});
