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

test('a key that does not open the secrets of the database is not backed up, and no file is made', async () => {
  await expect(backUpWith(otherKey)).rejects.toMatchObject({ problem: 'secrets-key-wrong' });
  expect(await readdir(folder.path)).toEqual([]);
});

test('a backup is taken where one of several keys opens the secrets of the database', async () => {
  expect((await backUpWith(`${otherKey}, ${ownKey}`)).rows).toBeGreaterThan(0);
});

test('a backup is taken with any key where no server has started on the database yet', async () => {
  const databaseUrl = await cloneTemplate(newDatabaseName());
  expect((await backUpWith(otherKey, databaseUrl)).rows).toBeGreaterThan(0);
});
