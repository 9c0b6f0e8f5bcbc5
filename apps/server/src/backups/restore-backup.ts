import { readMigrations, rebuild, type Migration } from '@tezga/migrations';
import { runMigrations as prepareJobQueue } from 'graphile-worker';
import type { Sql } from '../platform/database/connection.ts';
import { migrationLock } from '../platform/database/migrate.ts';
import { openAsOwner } from '../platform/database/pool.ts';
import { BackupFailure } from './backup-failure.ts';
import { applySessionSettings, qualifiedName, tablesIn, type Snapshot } from './database-tables.ts';
import { loadRows } from './load-rows.ts';
import type { Manifest, OpenedBackup } from './read-backup.ts';
import type { AppliedMigration } from './records.ts';
import { migrationFolders } from './source-folders.ts';

/**
 * Restores a backup, whose file was checked to its end, into an empty database: creates its schema with the product's
 * own migrations, loads the rows, and compares the result with the backup. It runs in one transaction, so that a
 * failure leaves nothing, and needs the owner of the database, not a superuser. `beforeRows` runs after all checks
 * and before the database changes.
 */
export async function restoreBackup(
  backup: OpenedBackup,
  manifest: Manifest,
  databaseUrl: string,
  beforeRows: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const schemas = await schemasOf(manifest);
  const sql = openAsOwner(databaseUrl);
  try {
    await expectEmpty(sql);
    await beforeRows();
    const hadQueue = await hasSchema(sql, 'graphile_worker');
    try {
      await prepareJobQueue({ connectionString: databaseUrl });
      await sql.begin((transaction) => restoreIn(transaction, backup, manifest, schemas));
    } catch (error) {
      if (!hadQueue) await sql`drop schema if exists graphile_worker cascade`;
      throw error;
    }
    // Analyzes the tables, because without statistics the first queries would get bad plans.
    await sql.unsafe(`analyze ${(await tablesIn(sql)).map(qualifiedName).join(', ')}`);
  } finally {
    await sql.end();
  }
}

type SchemaMigrations = readonly (readonly [schema: string, migrations: readonly Migration[]])[];

/**
 * The migrations of the backup, from this program's files: an older program cannot restore a backup of a
 * newer one.
 */
async function schemasOf({ opening }: Manifest): Promise<SchemaMigrations> {
  const folders = migrationFolders();
  return Promise.all(
    Object.entries(opening.migrations).map(async ([schema, applied]) => {
      const known = await readMigrations(folders[schema] ?? '');
      return [schema, applied.map((each) => sameIn(known, each))] as const;
    }),
  );
}

function sameIn(known: readonly Migration[], { name, checksum }: AppliedMigration): Migration {
  const same = known.find((each) => each.name === name && each.checksum === checksum);
  if (same === undefined) throw new BackupFailure('newer-version', `this program has no migration ${name}`);
  return same;
}

async function restoreIn(
  transaction: Snapshot,
  backup: OpenedBackup,
  { closing }: Manifest,
  schemas: SchemaMigrations,
): Promise<void> {
  // The migration lock makes a server that starts meanwhile wait until the schema is complete.
  await transaction`select pg_advisory_xact_lock(${migrationLock})`;
  await expectEmpty(transaction);
  for (const [schema, migrations] of schemas) await rebuild(transaction, schema, migrations);
  await applySessionSettings(transaction);
  await loadRows(transaction, backup);
  for (const { name, value, isCalled } of closing.sequences) {
    await transaction`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`;
  }
  await unlockJobs(transaction);
}

/**
 * Unlocks the jobs, because the worker that locked them is not running any more; otherwise they would stay locked for
 * hours.
 */
async function unlockJobs(transaction: Snapshot): Promise<void> {
  await transaction`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`;
  await transaction`update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`;
}

async function hasSchema(sql: Sql | Snapshot, name: string): Promise<boolean> {
  const [row] = await sql`select to_regnamespace(${name}) as place`;
  return row?.['place'] !== null;
}

async function expectEmpty(sql: Sql | Snapshot): Promise<void> {
  for (const schema of ['platform', 'tenant', 'tax_authority']) {
    if (await hasSchema(sql, schema))
      throw new BackupFailure('not-empty', `the database has the schema ${schema}`);
  }
  // An empty job queue may be left from a killed restore; a queue with jobs is in use.
  if (!(await hasSchema(sql, 'graphile_worker'))) return;
  const [job] = await sql`select 1 from graphile_worker._private_jobs limit 1`;
  if (job !== undefined) throw new BackupFailure('not-empty', 'the database has jobs');
}
