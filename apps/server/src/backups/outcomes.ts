import type { BackupProblem } from '@tezga/domain';
import type { Sql } from '../platform/database/connection.ts';
import { openAsOwner } from '../platform/database/pool.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { BackupFailure, problemOf } from './backup-failure.ts';

/**
 * The advisory lock of a running backup or rehearsal: only one runs at a time, and `backups.state` checks the
 * lock to see whether one runs.
 */
export const backupLock = 7_302_118;

export type BackupKind = 'backup' | 'rehearsal';
export type StartedBy = 'schedule' | 'person' | 'command';

export interface Attempt {
  readonly databaseUrl: string;
  readonly kind: BackupKind;
  readonly startedBy: StartedBy;
}

export interface Result {
  readonly fileName: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Does the work under the lock and records its result, also after a failure. */
export async function recorded(attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
  const sql = openAsOwner(attempt.databaseUrl);
  try {
    const [lock] = await sql`select pg_try_advisory_lock(${backupLock}) as is_mine`;
    if (lock?.['is_mine'] !== true)
      throw new BackupFailure('already-running', 'another process holds the lock');
    const id = await begin(sql, attempt);
    try {
      const result = await work();
      await end(sql, id, result, null);
      return result;
    } catch (error) {
      await end(sql, id, null, problemOf(error));
      throw error;
    }
  } finally {
    await sql.end();
  }
}

/**
 * Records the start of an attempt. Null if the database does not have the table yet: a database can be backed
 * up before its first start with this version.
 */
async function begin(sql: Sql, { kind, startedBy }: Attempt): Promise<string | null> {
  const [table] = await sql`select to_regclass('platform.backups') as place`;
  if (table?.['place'] === null) return null;
  const id = newRecordId(new Date());
  // Only one process has the lock, so an attempt without an end belongs to a process that died.
  await sql`
    update platform.backups set finished_at = now(), problem = ${'interrupted' satisfies BackupProblem}
    where finished_at is null`;
  await sql`
    insert into platform.backups (id, kind, started_by, started_at) values (${id}, ${kind}, ${startedBy}, now())`;
  return id;
}

async function end(
  sql: Sql,
  id: string | null,
  result: Result | null,
  problem: BackupProblem | null,
): Promise<void> {
  if (id === null) return;
  await sql`
    update platform.backups set finished_at = now(), problem = ${problem}, file_name = ${result?.fileName ?? null},
      bytes = ${result?.bytes ?? null}, row_count = ${result?.rows ?? null}
    where id = ${id}`;
}
