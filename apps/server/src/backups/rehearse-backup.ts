import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newestBackup } from '@tezga/domain';
import { openAsOwner } from '../platform/database/pool.ts';
import { BackupFailure } from './backup-failure.ts';
import { quoted } from './database-tables.ts';
import type { Result } from './outcomes.ts';
import { checkBackup, openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

export interface Rehearsal {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly passphrase: string | undefined;
}

/** Restores the newest backup of the folder into a scratch database on the same server, compares, and drops it again. */
export async function rehearseBackup({ databaseUrl, folder, passphrase }: Rehearsal): Promise<Result> {
  const fileName = newestBackup(await readdir(folder));
  if (fileName === null) throw new BackupFailure('no-backup', folder);
  const file = join(folder, fileName);
  const backup = await openBackup(file, passphrase);
  const manifest = await checkBackup(backup);
  await inScratchDatabase(databaseUrl, (url) => restoreBackup(backup, manifest, url));
  return { fileName, bytes: (await stat(file)).size, rows: manifest.closing.rows };
}

/** The name belongs to the database it is made beside, so what a killed rehearsal left is dropped by the next. */
async function inScratchDatabase<Outcome>(
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<Outcome>,
): Promise<Outcome> {
  const sql = openAsOwner(databaseUrl);
  try {
    const [own] = await sql`select oid::text from pg_database where datname = current_database()`;
    const name = `tezga_rehearsal_${String(own?.['oid'])}`;
    const drop = `drop database if exists ${quoted(name)} with (force)`;
    await sql.unsafe(drop);
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
