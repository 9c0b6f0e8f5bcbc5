import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { proveTotals } from '../sales/index.ts';
import {
  addSellingBusiness,
  cloneTemplate,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const passphrase = 'një fjalëkalim i gjatë';
let standIn: StandIn;
let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tezga-backup-test-'));
  standIn = await startStandIn();
  server = await startTestServer({
    databaseUrl: await cloneTemplate(newName()),
    environment: standIn.environment,
  });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
  await rm(folder, { recursive: true, force: true });
});

const newName = () => `backup_${crypto.randomUUID().replaceAll('-', '')}`;

async function emptyDatabase(): Promise<string> {
  const cluster = postgres(inject('clusterUrl'), { max: 1 });
  const name = newName();
  await cluster.unsafe(`create database ${name}`);
  await cluster.end();
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

const secretsOf = ({ config }: TestServer) => ({
  TOKEN_SECRET: config.TOKEN_SECRET,
  SECRETS_KEY: config.SECRETS_KEY.map((key) => key.toString('base64')).join(','),
});

test('a backup taken while people sell is restored whole, and the restored server goes on selling', async () => {
  const business = await addSellingBusiness(server, standIn);
  const before = await Promise.all(Array.from({ length: 5 }, () => business.sell()));
  const selling = { isOver: false, count: 0 };
  const sold = (async () => {
    while (!selling.isOver) {
      await business.sell();
      selling.count += 1;
    }
  })();
  const taken = await takeBackup({
    databaseUrl: server.config.DATABASE_URL,
    folder,
    passphrase,
    secrets: secretsOf(server),
  });
  selling.isOver = true;
  await sold;
  expect(await readdir(folder)).toEqual([taken.fileName]);

  const databaseUrl = await emptyDatabase();
  const { opening } = await restoreBackup(await openBackup(join(folder, taken.fileName), passphrase), databaseUrl);
  expect(opening.secrets).toEqual(secretsOf(server));

  const restored = await startTestServer({ databaseUrl, environment: { ...standIn.environment, ...opening.secrets } });
  try {
    const kept = await restored.asOwner`select id, number from tenant.invoices where business_id = ${business.id}`;
    expect(kept.map(({ id }) => id as string)).toEqual(expect.arrayContaining(before.map(({ _id }) => _id)));
    expect(await proveTotals((text, values) => restored.asOwner.unsafe(text, values as never[]))).toEqual([]);
  } finally {
    await restored.stop();
  }
});
