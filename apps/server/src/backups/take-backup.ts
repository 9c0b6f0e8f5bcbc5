import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupFileName, unfinishedName } from '@tezga/domain';
import { openAsOwner } from '../platform/database/pool.ts';
import { opensKeyCheck } from '../platform/secrets/key-check.ts';
import { BackupFailure, checkedPassphrase } from './backup-failure.ts';
import { contentDigest } from './content-digest.ts';
import {
  applySessionSettings,
  copyOut,
  migrationsIn,
  qualifiedName,
  sequencesIn,
  tablesIn,
  type Snapshot,
} from './database-tables.ts';
import { packed, type BackedUpTable, type BackupSecrets } from './records.ts';
import { newSeal, sealing } from './sealed-stream.ts';
import { serverSourceFolder } from './source-folders.ts';

export interface BackupOrder {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly passphrase: string | undefined;
  readonly secrets: BackupSecrets;
}

export interface TakenBackup {
  readonly fileName: string;
  readonly bytes: number;
  readonly rows: number;
}

const compression = { level: 3 };

/**
 * Writes one encrypted file with every row of one snapshot and the secrets, while the product runs. The file
 * gets its final name after it is complete and synced to disk.
 */
export async function takeBackup(order: BackupOrder): Promise<TakenBackup> {
  const passphrase = checkedPassphrase(order.passphrase);
  await mkdir(order.folder, { recursive: true, mode: 0o700 });
  const sql = openAsOwner(order.databaseUrl);
  const counted = { rows: 0 };
  try {
    const seal = await newSeal(passphrase);
    const tables = await tablesIn(sql);
    return await sql.begin('isolation level repeatable read read only', async (snapshot) => {
      await lockSchema(snapshot, tables);
      await applySessionSettings(snapshot);
      await expectKeyOpens(snapshot, order.secrets);
      const takenAt = await snapshotTime(snapshot);
      const file = join(order.folder, backupFileName(takenAt));
      const partial = unfinishedName(file);
      try {
        const parts = Readable.from(partsOf(snapshot, order.secrets, takenAt, counted), {
          objectMode: false,
        });
        const target = createWriteStream(partial, { mode: 0o600, flush: true });
        await pipeline(parts, createGzip(compression), sealing(seal), target);
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(order.folder);
      return { fileName: backupFileName(takenAt), bytes: (await stat(file)).size, rows: counted.rows };
    });
  } finally {
    await sql.end();
  }
}

/**
 * Locks the schema before the snapshot is taken, so that a migration that starts now waits until the backup
 * has ended.
 */
async function lockSchema(snapshot: Snapshot, tables: readonly BackedUpTable[]): Promise<void> {
  if (tables.length > 0)
    await snapshot.unsafe(`lock table ${tables.map(qualifiedName).join(', ')} in access share mode`);
}

async function snapshotTime(snapshot: Snapshot): Promise<Date> {
  const [row] = await snapshot`select clock_timestamp() as at`;
  return row?.['at'] as Date;
}

/**
 * Refuses a key that does not decrypt the database's secrets: a restored server could not start with it. A
 * database on which no server has started yet has no such secrets.
 */
async function expectKeyOpens(snapshot: Snapshot, { SECRETS_KEY }: BackupSecrets): Promise<void> {
  const [table] = await snapshot`select to_regclass('platform.key_check') as place`;
  if (table?.['place'] === null) return;
  const [check] = await snapshot`select sealed from platform.key_check`;
  if (check === undefined) return;
  const keys = SECRETS_KEY.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
  if (!opensKeyCheck(keys, check['sealed'] as Buffer))
    throw new BackupFailure('secrets-key-wrong', 'SECRETS_KEY does not open platform.key_check');
}

async function* partsOf(
  snapshot: Snapshot,
  secrets: BackupSecrets,
  takenAt: Date,
  counted: { rows: number },
): AsyncGenerator<Buffer> {
  const migrations = await migrationsIn(snapshot);
  const product = await productVersion();
  yield packed({ kind: 'opening', product, takenAt: takenAt.toISOString(), secrets, migrations });
  const tables = await tablesIn(snapshot);
  for (const table of tables) {
    yield packed({ kind: 'table', ...table });
    const digest = contentDigest();
    for await (const lines of copyOut(snapshot, table)) {
      digest.add(lines);
      yield packed({ kind: 'rows', lines });
    }
    const content = digest.content();
    counted.rows += content.rows;
    yield packed({ kind: 'tableEnd', ...content });
  }
  const sequences = await sequencesIn(snapshot);
  yield packed({ kind: 'closing', tables: tables.length, rows: counted.rows, sequences });
}

async function productVersion(): Promise<string> {
  const file = join(dirname(serverSourceFolder()), 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** A new file name is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
