import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneTemplate, startTestServer, type TestServer } from '../testing/index.ts';
import { newDatabaseName, temporaryFolder, testPassphrase } from './backup-world.ts';
import { takeBackup } from './take-backup.ts';

const newKey = () => randomBytes(32).toString('base64');
const [ownKey, otherKey] = [newKey(), newKey()];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestServer;

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startTestServer({
    databaseUrl: await cloneTemplate(newDatabaseName()),
    environment: { SECRETS_KEY: ownKey },
  });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const backUpWith = (SECRETS_KEY: string, databaseUrl = server.config.DATABASE_URL) =>
  takeBackup({
    databaseUrl,
    folder: folder.path,
    passphrase: testPassphrase,
    secrets: { TOKEN_SECRET: 't', SECRETS_KEY },
  });

test("a backup with a key that does not decrypt the database's secrets is refused, and no file is created", async () => {
  await expect(backUpWith(otherKey)).rejects.toMatchObject({ problem: 'secrets-key-wrong' });
  expect(await readdir(folder.path)).toEqual([]);
});

test("a backup succeeds when one of several keys decrypts the database's secrets", async () => {
  expect((await backUpWith(`${otherKey}, ${ownKey}`)).rows).toBeGreaterThan(0);
});

test('a backup succeeds with any key when no server has started on the database yet', async () => {
  const databaseUrl = await cloneTemplate(newDatabaseName());
  expect((await backUpWith(otherKey, databaseUrl)).rows).toBeGreaterThan(0);
});
