import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@tezga/contract';
import { readMigrations, rebuild } from '@tezga/migrations';
import { runMigrations as prepareJobQueue } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { openAsOwner } from '../platform/database/pool.ts';
import { proveTotals } from '../sales/index.ts';
import {
  addSellingBusiness,
  aSale,
  cloneTemplate,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { emptyDatabase, newDatabaseName, temporaryFolder, testPassphrase } from './backup-world.ts';
import { checkBackup, openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { serverSourceFolder } from './source-folders.ts';
import { takeBackup } from './take-backup.ts';

const secrets = {
  TOKEN_SECRET: 'a secret that is in the backup only',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let standIn: StandIn;
let server: TestServer;

beforeAll(async () => {
  folder = await temporaryFolder();
  standIn = await startStandIn();
  server = await startTestServer({
    databaseUrl: await cloneTemplate(newDatabaseName()),
    environment: { ...standIn.environment, ...secrets },
  });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
  await folder.remove();
});

async function backUp(databaseUrl: string, into = folder.path): Promise<string> {
  const { fileName } = await takeBackup({ databaseUrl, folder: into, passphrase: testPassphrase, secrets });
  return join(into, fileName);
}

async function restore(file: string, databaseUrl: string) {
  const backup = await openBackup(file, testPassphrase);
  const manifest = await checkBackup(backup);
  await restoreBackup(backup, manifest, databaseUrl);
  return manifest;
}

/** The schemas of a database except PostgreSQL's own. */
async function schemasIn(databaseUrl: string): Promise<string[]> {
  const sql = openAsOwner(databaseUrl);
  const rows = await sql`
    select nspname as name from pg_namespace where nspname not like 'pg_%' and nspname <> 'information_schema' order by 1`;
  await sql.end();
  return rows.map(({ name }) => name as string);
}

test('a backup taken during sales is restored completely, and the restored server can sell', async () => {
  const business = await addSellingBusiness(server, standIn);
  const acknowledged: string[] = [];
  const selling = { isOver: false };
  const sellers = Array.from({ length: 3 }, async () => {
    while (!selling.isOver) acknowledged.push((await business.sell())._id);
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
  const before = [...acknowledged];
  const file = await backUp(server.config.DATABASE_URL);
  selling.isOver = true;
  await Promise.all(sellers);

  const databaseUrl = await emptyDatabase();
  const { opening } = await restore(file, databaseUrl);
  expect(opening.secrets).toEqual(secrets);

  // With the restored secrets the old session is valid, and the key of the business can be decrypted and
  // signs.
  const restored = await startTestServer({
    databaseUrl,
    environment: { ...standIn.environment, ...opening.secrets },
  });
  try {
    const rows = await restored.asOwner`
      select id, number from tenant.invoices where business_id = ${business.id} order by number`;
    expect(rows.map(({ id }) => id as string)).toEqual(expect.arrayContaining(before));
    expect(await proveTotals((text, values) => restored.asOwner.unsafe(text, values as never[]))).toEqual([]);
    const client = restored.client(business.owner.token);
    const { _id } = await client(contract.sales.issue, aSale(restored, business.till.id));
    const [issued] = await restored.asOwner`select number from tenant.invoices where id = ${_id}`;
    expect(Number(issued?.['number'])).toBe(Number(rows.at(-1)?.['number']) + 1);
  } finally {
    await restored.stop();
  }
});

/** Triggers, constraints, policies and indexes, one line each. */
async function shape(url: string): Promise<string[]> {
  const sql = openAsOwner(url);
  const rows = await sql`
    select line from (
      select tgrelid as place, 'trigger ' || tgname || tgenabled::text as line from pg_trigger where not tgisinternal
      union all select conrelid, conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint
      union all select polrelid, 'policy ' || polname from pg_policy
      union all select indrelid, pg_get_indexdef(indexrelid) from pg_index
    ) parts join pg_class c on c.oid = place join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('platform', 'tenant', 'graphile_worker') order by n.nspname, c.relname, line`;
  await sql.end();
  return rows.map(({ line }) => line as string);
}

test('triggers, keys and policies are the same after a restore', async () => {
  const databaseUrl = await emptyDatabase();
  await restore(await backUp(server.config.DATABASE_URL), databaseUrl);
  expect(await shape(databaseUrl)).toEqual(await shape(server.config.DATABASE_URL));
});

test('a job that a worker had locked is unlocked after the restore', async () => {
  const databaseUrl = await cloneTemplate(newDatabaseName());
  const sql = openAsOwner(databaseUrl);
  await sql`select graphile_worker.add_job('messages:send', '{}')`;
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`;
  await sql.end();
  const target = await emptyDatabase();
  await restore(await backUp(databaseUrl), target);
  const restored = openAsOwner(target);
  const jobs = await restored`select locked_by, payload from graphile_worker._private_jobs`;
  await restored.end();
  expect([...jobs]).toEqual([{ locked_by: null, payload: {} }]);
});

test('a database owner without superuser rights can back up and restore', async () => {
  const role = `owner_${crypto.randomUUID().slice(0, 8)}`;
  await server.asOwner.unsafe(
    `create role ${role} login createrole; grant tezga_server to ${role} with admin option`,
  );
  const asRole = async () => {
    const url = new URL(await emptyDatabase(role));
    url.username = role;
    return url.href;
  };
  const [source, target] = [await asRole(), await asRole()];
  await migrate(source, serverSourceFolder());
  const { closing } = await restore(await backUp(source), target);
  expect(closing.rows).toBeGreaterThan(0);
});

describe('versions', () => {
  test('a backup of an older version is restored, and later migrations run at the next start', async () => {
    const migrations = await readMigrations(serverSourceFolder());
    const [older, newest] = [migrations.slice(0, -1), migrations.at(-1)?.name];
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    await prepareJobQueue({ connectionString: source });
    const sql = openAsOwner(source);
    await sql.begin((transaction) => rebuild(transaction, 'platform', older));
    await sql.end();
    await restore(await backUp(source), target);
    expect(await migrate(target, serverSourceFolder())).toEqual([newest]);
  });

  test('a backup of a newer version is refused, and nothing is restored', async () => {
    const source = await cloneTemplate(newDatabaseName());
    const sql = openAsOwner(source);
    await sql`insert into platform.migrations (name, checksum) values ('9999-of-tomorrow', 'x')`;
    await sql.end();
    const target = await emptyDatabase();
    await expect(restore(await backUp(source), target)).rejects.toMatchObject({ problem: 'newer-version' });
    expect(await schemasIn(target)).toEqual(['public']);
  });
});

describe('a refused restore', () => {
  let file: string;
  let target: string;
  beforeAll(async () => {
    file = await backUp(await cloneTemplate(newDatabaseName()));
    target = await emptyDatabase();
  });

  async function changed(change: (content: Buffer) => Buffer): Promise<string> {
    const other = `${file}.changed`;
    await writeFile(other, change(Buffer.from(await readFile(file))));
    return other;
  }

  test('a restore with another passphrase is refused', async () => {
    await expect(openBackup(file, 'krejt tjetër frazë')).rejects.toMatchObject({
      problem: 'passphrase-wrong',
    });
  });

  test('a restore from a file with one changed byte is refused and restores nothing', async () => {
    const damaged = await changed((content) => {
      const middle = Math.floor(content.length / 2);
      content[middle] = (content[middle] ?? 0) ^ 0x10;
      return content;
    });
    await expect(restore(damaged, target)).rejects.toMatchObject({ problem: 'damaged' });
    expect(await schemasIn(target)).toEqual(['public']);
  });

  test('a restore from a file that was cut is refused and restores nothing', async () => {
    const cut = await changed((content) => content.subarray(0, -100));
    await expect(restore(cut, target)).rejects.toMatchObject({ problem: 'damaged' });
    expect(await schemasIn(target)).toEqual(['public']);
  });

  test('a restore into a database that is not empty is refused and changes nothing', async () => {
    const full = await cloneTemplate(newDatabaseName());
    const sql = openAsOwner(full);
    await sql`insert into platform.contract_templates (id, title, body, valid_from) values (${'a'.repeat(24)}, 'T', 'B', now())`;
    await expect(restore(file, full)).rejects.toMatchObject({ problem: 'not-empty' });
    expect(await sql`select title from platform.contract_templates`).toHaveLength(1);
    await sql.end();
  });

  test('a restore is rolled back if the loaded rows differ from the backup', async () => {
    const backup = await openBackup(file, testPassphrase);
    const manifest = await checkBackup(backup);
    const short: typeof backup = {
      read: (consume) =>
        backup.read((parts) =>
          consume(
            (async function* () {
              for await (const part of parts) {
                yield part.kind === 'tableEnd' && part.rows > 0 ? { ...part, digest: 'other' } : part;
              }
            })(),
          ),
        ),
    };
    await expect(restoreBackup(short, manifest, target)).rejects.toMatchObject({
      problem: 'content-differs',
    });
    expect(await schemasIn(target)).toEqual(['public']);
  });
});

test('a failed backup leaves no file', async () => {
  const other = await temporaryFolder();
  await expect(backUp('postgres://nobody@127.0.0.1:1/none', other.path)).rejects.toThrow('ECONNREFUSED');
  expect(await readdir(other.path)).toEqual([]);
  await other.remove();
});
