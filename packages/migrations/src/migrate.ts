import type postgres from 'postgres';
import { MigrationProblem, readMigrations, type Migration } from './read-migrations.ts';

type Sql = postgres.Sql<{ bigint: bigint }>;
type AnySql = postgres.ISql<{ bigint: bigint }>;

export interface MigrationPlan {
  readonly sourceFolder: string;
  /** The schema of the table that records the applied migrations. */
  readonly schema: string;
  /** The key of the advisory lock; every process that migrates this schema must use the same key. */
  readonly lock: number;
  /** Runs after the lock is taken and before the migrations. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Applies pending migrations: plain SQL, forward only. If several processes start at the same time, an
 * advisory lock makes all but the first wait; afterwards they find nothing pending. The lock lasts as long as
 * the connection, so `sql` should have one connection and be closed afterwards.
 */
export async function migrate(
  sql: Sql,
  { sourceFolder, schema, lock, prepare }: MigrationPlan,
): Promise<string[]> {
  const migrations = await readMigrations(sourceFolder);
  await sql`select pg_advisory_lock(${lock})`;
  await prepare?.();
  const applied = await appliedChecksums(sql, schema);
  refuseUnknownMigrations(migrations, applied);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await apply(sql, schema, migration);
  return pending.map(({ name }) => name);
}

/** Creates a schema with exactly these migrations, in the caller's transaction. */
export async function rebuild(
  transaction: postgres.TransactionSql<{ bigint: bigint }>,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  await createMigrationsTable(transaction, schema);
  for (const migration of migrations) await applyIn(transaction, schema, migration);
}

async function createMigrationsTable(sql: AnySql, schema: string): Promise<void> {
  await sql`create schema if not exists ${sql(schema)}`;
  await sql`create table if not exists ${sql(schema)}.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
}

async function appliedChecksums(sql: Sql, schema: string): Promise<Map<string, string>> {
  await createMigrationsTable(sql, schema);
  const rows = await sql<
    { name: string; checksum: string }[]
  >`select name, checksum from ${sql(schema)}.migrations`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Refuses a database with unknown or changed migrations, because it belongs to another version. */
function refuseUnknownMigrations(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new MigrationProblem(`the database is newer than this program: it has ${name}`);
    if (known.get(name) !== checksum)
      throw new MigrationProblem(`migration ${name} was changed after it was applied`);
  }
}

async function apply(sql: Sql, schema: string, migration: Migration): Promise<void> {
  await sql.begin((transaction) => applyIn(transaction, schema, migration));
}

async function applyIn(
  transaction: postgres.TransactionSql<{ bigint: bigint }>,
  schema: string,
  { name, text, checksum }: Migration,
): Promise<void> {
  await transaction.unsafe(text);
  await transaction`
    insert into ${transaction(schema)}.migrations (name, checksum) values (${name}, ${checksum})`;
}
