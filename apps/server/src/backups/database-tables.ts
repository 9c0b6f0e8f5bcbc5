import type postgres from 'postgres';
import { contentDigest } from './content-digest.ts';
import type { AppliedMigration, BackedUpTable, Content, Sequence } from './records.ts';

export type Snapshot = postgres.TransactionSql<{ bigint: bigint }>;

/** The schemas of the product, and the schema of the stand-in of the tax authority if it shares the database. */
export const backedUpSchemas = ['platform', 'tenant', 'graphile_worker', 'tax_authority'] as const;

/** The schemas with our own migrations, each with a table that records the applied ones. */
export const migratedSchemas = ['platform', 'tax_authority'] as const;

/**
 * Settings of a backup session: the text form of values must not depend on the settings of a server or a role, and
 * timeouts are off, because a backup may take long.
 */
const sessionSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // With row_security off, COPY fails if a policy hides rows, instead of leaving them out silently.
  row_security: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
} as const;

export async function applySessionSettings(transaction: Snapshot): Promise<void> {
  for (const [name, value] of Object.entries(sessionSettings)) {
    await transaction`select set_config(${name}, ${value}, true)`;
  }
}

/**
 * Every table with rows of the product. The migrations table of the job queue is left out, because the queue creates it
 * itself.
 */
export async function tablesIn(sql: Snapshot | postgres.Sql<{ bigint: bigint }>): Promise<BackedUpTable[]> {
  const rows = await sql<BackedUpTable[]>`
    select n.nspname as schema, c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any(${[...backedUpSchemas]})
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    order by 1, 2`;
  return [...rows];
}

export async function migrationsIn(
  transaction: Snapshot,
): Promise<Record<string, readonly AppliedMigration[]>> {
  const found: Record<string, readonly AppliedMigration[]> = {};
  for (const schema of migratedSchemas) {
    const [table] = await transaction`select to_regclass(${`${schema}.migrations`}) as place`;
    if (table?.['place'] === null) continue;
    found[schema] = await transaction<AppliedMigration[]>`
      select name, checksum from ${transaction(schema)}.migrations order by name`;
  }
  return found;
}

export async function sequencesIn(transaction: Snapshot): Promise<Sequence[]> {
  const names = await transaction<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = any(${[...backedUpSchemas]}) order by 1, 2`;
  const sequences: Sequence[] = [];
  for (const { schema, name } of names) {
    const [row] =
      await transaction`select last_value::text, is_called from ${transaction(schema)}.${transaction(name)}`;
    sequences.push({
      name: `${quoted(schema)}.${quoted(name)}`,
      value: String(row?.['last_value']),
      isCalled: row?.['is_called'] === true,
    });
  }
  return sequences;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualifiedName = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: BackedUpTable): string => columns.map(quoted).join(', ');

/** The output of COPY for the rows of a table, in pieces. */
export async function* copyOut(transaction: Snapshot, table: BackedUpTable): AsyncGenerator<Buffer> {
  const text = `copy ${qualifiedName(table)} (${columnsOf(table)}) to stdout`;
  const stream = await transaction.unsafe(text).readable();
  for await (const piece of stream) yield piece as Buffer;
  // The driver pauses its socket while the stream is full and resumes it only in _read, which an ended stream
  // does not call; without this the next statement would wait forever.
  stream._read(0);
}

export async function contentOf(transaction: Snapshot, table: BackedUpTable): Promise<Content> {
  const digest = contentDigest();
  for await (const piece of copyOut(transaction, table)) digest.add(piece);
  return digest.content();
}
