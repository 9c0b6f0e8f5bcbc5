import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFailure } from './backup-failure.ts';
import { columnsOf, contentOf, qualifiedName, quoted, tablesIn, type Snapshot } from './database-tables.ts';
import type { OpenedBackup } from './read-backup.ts';
import type { BackedUpTable, BackupPart, Content } from './records.ts';

/**
 * Loads the rows into a newly created schema. Foreign keys are dropped and created again at the end, which
 * checks them all, and triggers are disabled: the owner of the tables may do both, while
 * session_replication_role needs a superuser.
 */
export async function loadRows(transaction: Snapshot, backup: OpenedBackup): Promise<void> {
  const tables = await tablesIn(transaction);
  const keys = await foreignKeysIn(transaction, tables);
  await transaction.unsafe(keys.map(({ drop }) => drop).join(';'));
  await transaction.unsafe(
    tables.map((table) => `alter table ${qualifiedName(table)} disable trigger user`).join(';'),
  );
  // The migrations may have inserted rows into the new schema.
  await transaction.unsafe(`truncate ${tables.map(qualifiedName).join(', ')}`);
  const loaded = await backup.read((parts) => copyIn(transaction, parts));
  await expectSameContent(transaction, tables, loaded);
  await transaction`set constraints all immediate`;
  await transaction.unsafe(
    tables.map((table) => `alter table ${qualifiedName(table)} enable trigger user`).join(';'),
  );
  for (const { add } of keys) await transaction.unsafe(add);
}

interface ForeignKey {
  readonly drop: string;
  readonly add: string;
}

async function foreignKeysIn(transaction: Snapshot, tables: readonly BackedUpTable[]): Promise<ForeignKey[]> {
  const rows = await transaction<{ place: string; name: string; definition: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as place, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = any(${tables.map(({ schema }) => schema)})
    order by 1, 2`;
  return rows.map(({ place, name, definition }) => ({
    drop: `alter table ${place} drop constraint ${quoted(name)}`,
    add: `alter table ${place} add constraint ${quoted(name)} ${definition}`,
  }));
}

interface LoadedTable {
  readonly table: BackedUpTable;
  readonly expected: Content;
}

async function copyIn(transaction: Snapshot, parts: AsyncIterable<BackupPart>): Promise<LoadedTable[]> {
  const loaded: LoadedTable[] = [];
  const iterator = parts[Symbol.asyncIterator]();
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    const part = next.value;
    if (part.kind !== 'table') continue;
    const ends: Content[] = [];
    const target = await transaction
      .unsafe(`copy ${qualifiedName(part)} (${columnsOf(part)}) from stdin`)
      .writable();
    await pipeline(Readable.from(linesOfTable(iterator, ends), { objectMode: false }), target);
    for (const expected of ends) loaded.push({ table: part, expected });
  }
  return loaded;
}

/** The rows up to the end record of the table; the end record has the expected digest. */
async function* linesOfTable(parts: AsyncIterator<BackupPart>, ends: Content[]): AsyncGenerator<Buffer> {
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    const part = next.value;
    if (part.kind === 'rows') yield part.lines;
    if (part.kind !== 'tableEnd') continue;
    ends.push({ rows: part.rows, digest: part.digest });
    return;
  }
  throw new BackupFailure('damaged', 'a table has no end');
}

/** Reads every table again and compares it with the digest in the backup. */
async function expectSameContent(
  transaction: Snapshot,
  tables: readonly BackedUpTable[],
  loaded: readonly LoadedTable[],
): Promise<void> {
  if (loaded.length !== tables.length)
    throw new BackupFailure('content-differs', `${loaded.length} tables of ${tables.length}`);
  for (const { table, expected } of loaded) {
    const found = await contentOf(transaction, table);
    if (found.rows !== expected.rows || found.digest !== expected.digest)
      throw new BackupFailure(
        'content-differs',
        `${table.schema}.${table.name}: ${found.rows} rows of ${expected.rows}`,
      );
  }
}
