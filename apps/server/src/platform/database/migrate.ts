import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runMigrations as prepareJobQueue } from 'graphile-worker';
import type { Sql } from './connection.ts';
import { openAsOwner } from './pool.ts';

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export class MigrationProblem extends Error {
  override readonly name = 'MigrationProblem';
}

// Any number will do, as long as every server takes the same one.
const migrationLock = 7_302_116;

/**
 * Brings the database to the newest schema: plain SQL, forward only.
 * Two servers that start at once take turns, and the second finds nothing left to do.
 */
export async function migrate(databaseUrl: string, sourceFolder: string): Promise<string[]> {
  const migrations = await readMigrations(sourceFolder);
  const pool = openAsOwner(databaseUrl);
  try {
    await pool`select pg_advisory_lock(${migrationLock})`;
    await prepareJobQueue({ connectionString: databaseUrl });
    const applied = await appliedChecksums(pool);
    refuseStrangers(migrations, applied);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(pool, migration);
    return pending.map(({ name }) => name);
  } finally {
    await pool.end();
  }
}

/** Every capability keeps its own migrations; the number in front orders them over all capabilities. */
export async function readMigrations(sourceFolder: string): Promise<Migration[]> {
  const entries = await readdir(sourceFolder, { recursive: true });
  const files = entries.filter((path) => /migrations[/\\][^/\\]*\.sql$/.test(path));
  const migrations = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(sourceFolder, path), 'utf8');
      return {
        name: basename(path, '.sql'),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
  migrations.sort((one, other) => (one.name < other.name ? -1 : 1));
  migrations.forEach(({ name }, index) => {
    const isNamedRight = /^\d{4}-[a-z0-9-]+$/.test(name) && Number(name.slice(0, 4)) === index + 1;
    if (!isNamedRight) throw new MigrationProblem(`migration ${name} is out of line`);
  });
  return migrations;
}

async function appliedChecksums(pool: Sql): Promise<Map<string, string>> {
  await pool`create schema if not exists platform`;
  await pool`create table if not exists platform.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  const rows = await pool<
    { name: string; checksum: string }[]
  >`select name, checksum from platform.migrations`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** A database that knows more than this server, or something else, must not be touched. */
function refuseStrangers(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new MigrationProblem(`the database is newer than this server: it has ${name}`);
    if (known.get(name) !== checksum)
      throw new MigrationProblem(`migration ${name} was changed after it was applied`);
  }
}

async function apply(pool: Sql, { name, text, checksum }: Migration): Promise<void> {
  await pool.begin(async (transaction) => {
    await transaction.unsafe(text);
    await transaction`insert into platform.migrations (name, checksum) values (${name}, ${checksum})`;
  });
}
