import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBusiness, cloneTemplate, startTestServer, type TestServer } from '../../testing/index.ts';
import { expectRightKey, resealKeyCheck, WrongSecretsKey } from './key-check.ts';
import { seal } from './seal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('key_check') });
});
afterAll(() => server.stop());

const [first, second] = [randomBytes(32), randomBytes(32)];
type Key = TestServer['config']['SECRETS_KEY'][number];
const withKeys = (...keys: Key[]) => ({ ...server.config, SECRETS_KEY: keys });
const check = (...keys: Key[]) => expectRightKey(server.pool, withKeys(...keys));

beforeEach(async () => {
  await server.asOwner`delete from platform.key_check`;
  await server.asOwner`delete from tenant.credentials`;
  await server.asOwner`delete from tenant.certificates`;
});

test('the server refuses to start with another key than at its first start, even if the database has no secrets', async () => {
  await check(first);
  await expect(check(first)).resolves.toBeUndefined();
  await expect(check(second)).rejects.toThrow(WrongSecretsKey);
});

test('of two servers that start for the first time concurrently with different keys, one refuses to start', async () => {
  const outcomes = await Promise.allSettled([check(first), check(second)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('after a key rotation the older key is needed until the key check is sealed with the new key', async () => {
  await check(first);
  await check(second, first);
  await expect(check(second)).rejects.toThrow(WrongSecretsKey);
  await resealKeyCheck({}, { ...server.jobContext, config: withKeys(second, first) });
  await expect(check(second)).resolves.toBeUndefined();
  await expect(check(first)).rejects.toThrow(WrongSecretsKey);
});

test('without a key check in the database, a key that cannot decrypt the stored secrets is refused', async () => {
  const { id } = await addBusiness(server);
  await server.asOwner`
    insert into tenant.credentials (business_id, encrypted_password, updated_at)
    values (${id}, ${seal([first], 'fjalëkalim', id)}, now())`;
  await expect(check(second)).rejects.toThrow('Rikthejeni secrets.json');
  await expect(check(first)).resolves.toBeUndefined();
});
