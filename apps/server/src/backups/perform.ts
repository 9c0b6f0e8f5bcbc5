import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { abandonedBackups, expiredBackups } from '@tezga/domain';
import type { MeasureSpace } from '../platform/disk-watch.ts';
import { checkedPassphrase } from './backup-failure.ts';
import { recorded, type Result, type StartedBy } from './outcomes.ts';
import { rehearseBackup, type Rehearsal } from './rehearse-backup.ts';
import { takeBackup, type BackupOrder } from './take-backup.ts';

/** Takes a backup and records the result. */
export function performBackup(order: BackupOrder, startedBy: StartedBy): Promise<Result> {
  checkedPassphrase(order.passphrase);
  return recorded({ databaseUrl: order.databaseUrl, kind: 'backup', startedBy }, () => takeBackup(order));
}

/** Rehearses the restore of the newest backup and records the result. */
export function performRehearsal(
  rehearsal: Rehearsal,
  startedBy: StartedBy,
  measure?: MeasureSpace,
): Promise<Result> {
  checkedPassphrase(rehearsal.passphrase);
  return recorded({ databaseUrl: rehearsal.databaseUrl, kind: 'rehearsal', startedBy }, () =>
    rehearseBackup(rehearsal, measure),
  );
}

/**
 * Deletes the backups that the retention rule expires and the unfinished files of killed processes; returns
 * the deleted names.
 */
export async function removeExpired(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const unwanted = [...expiredBackups(names, now), ...abandonedBackups(names, now)];
  for (const name of unwanted) await rm(join(folder, name), { force: true });
  return unwanted;
}
