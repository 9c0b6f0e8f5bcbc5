import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newestBackup, rehearsalNeedsBytes } from '@tezga/domain';
import type { Sql } from '../platform/database/connection.ts';
import { openAsOwner } from '../platform/database/pool.ts';
import { spaceOfEmbeddedDatabase, type MeasureSpace } from '../platform/disk-watch.ts';
import { BackupFailure } from './backup-failure.ts';
import { quoted } from './database-tables.ts';
import type { Result } from './outcomes.ts';
import { checkBackup, openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

export interface Rehearsal {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly passphrase: string | undefined;
  /** The data folder of the embedded database; undefined for any other database. */
  readonly dataFolder: string | undefined;
  /** The megabytes that must stay free on the disk of the embedded database. */
  readonly diskLowMb: number;
}

const megabyte = 1024 * 1024;

/**
 * Rehearses the newest backup of the folder: restores it into a scratch database on the same server, where the restore
 * also compares the content, and drops that database.
 */
export async function rehearseBackup(
  rehearsal: Rehearsal,
  measure: MeasureSpace = spaceOfEmbeddedDatabase,
): Promise<Result> {
  const { databaseUrl, folder, passphrase } = rehearsal;
  const fileName = newestBackup(await readdir(folder));
  if (fileName === null) throw new BackupFailure('no-backup', folder);
  const file = join(folder, fileName);
  const backup = await openBackup(file, passphrase);
  const manifest = await checkBackup(backup);
  const expectRoom = (sql: Sql) => expectRoomFor(sql, rehearsal, measure);
  await inScratchDatabase(databaseUrl, expectRoom, (url) => restoreBackup(backup, manifest, url));
  return { fileName, bytes: (await stat(file)).size, rows: manifest.closing.rows };
}

/** Refuses a rehearsal that could fill the disk, because a full disk would stop the product. */
async function expectRoomFor(
  sql: Sql,
  { dataFolder, diskLowMb }: Rehearsal,
  measure: MeasureSpace,
): Promise<void> {
  const space = dataFolder === undefined ? null : await measure(dataFolder);
  if (space === null) return;
  const [size] = await sql`select pg_database_size(current_database()) as bytes`;
  const needed = rehearsalNeedsBytes(Number(size?.['bytes']), diskLowMb * megabyte);
  if (space.freeBytes < needed)
    throw new BackupFailure('disk-full', `${space.freeBytes} bytes are free, the rehearsal needs ${needed}`);
}

/**
 * The name of the scratch database is derived from the name of the database, so that the next rehearsal drops the
 * scratch database of a killed one.
 */
async function inScratchDatabase<Outcome>(
  databaseUrl: string,
  expectRoom: (sql: Sql) => Promise<void>,
  work: (scratchUrl: string) => Promise<Outcome>,
): Promise<Outcome> {
  const sql = openAsOwner(databaseUrl);
  try {
    const [own] = await sql`select oid::text from pg_database where datname = current_database()`;
    const name = `tezga_rehearsal_${String(own?.['oid'])}`;
    const drop = `drop database if exists ${quoted(name)} with (force)`;
    await sql.unsafe(drop);
    await expectRoom(sql);
    await sql.unsafe(`create database ${quoted(name)} template template0`);
    try {
      const scratch = new URL(databaseUrl);
      scratch.pathname = `/${name}`;
      return await work(scratch.href);
    } finally {
      await sql.unsafe(drop);
    }
  } finally {
    await sql.end();
  }
}
