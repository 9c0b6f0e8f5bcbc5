import type { BackupProblem } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { backupLock, type BackupKind, type StartedBy } from './outcomes.ts';

export interface Outcome {
  readonly id: string;
  readonly kind: BackupKind;
  readonly startedBy: StartedBy;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly fileName: string | null;
  readonly bytes: bigint | null;
  readonly rows: bigint | null;
  readonly problem: BackupProblem | null;
}

const columns = `id, kind, started_by as "startedBy", started_at as "startedAt", finished_at as "finishedAt",
  file_name as "fileName", bytes, row_count as "rows", problem`;

export const backupsStore = ({ run }: Transaction) => ({
  async newest(limit: number): Promise<readonly Outcome[]> {
    return run<Outcome>(
      `select ${columns} from platform.backups order by started_at desc, id desc limit $1`,
      [limit],
    );
  },

  /** The newest finished attempt of each kind, and the newest backup without a problem. */
  async last(): Promise<{ backup: Outcome | null; rehearsal: Outcome | null; good: Outcome | null }> {
    const newestWith = async (condition: string) => {
      const [row] = await run<Outcome>(
        `select ${columns} from platform.backups where finished_at is not null and ${condition}
         order by started_at desc, id desc limit 1`,
        [],
      );
      return row ?? null;
    };
    return {
      backup: await newestWith(`kind = 'backup'`),
      rehearsal: await newestWith(`kind = 'rehearsal'`),
      good: await newestWith(`kind = 'backup' and problem is null`),
    };
  },

  /** Whether a process has the lock of a backup or a rehearsal now. */
  async isUnderWay(): Promise<boolean> {
    const [row] = await run(
      `select exists (
         select from pg_locks
         where locktype = 'advisory' and classid = 0 and objid = $1::bigint::oid and objsubid = 1
           and database = (select oid from pg_database where datname = current_database())
       ) as "isUnderWay"`,
      [backupLock],
    );
    return row?.['isUnderWay'] === true;
  },
});
