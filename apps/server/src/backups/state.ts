import type { contract } from '@tezga/contract';
import { backupWarning, type BackupProblem } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { nextBackupAt } from './schedule.ts';
import { backupsStore, type Outcome } from './store.ts';

const outcomesShown = 30;

export const state: Handler<typeof contract.backups.state> = async (
  _input,
  { transaction, config, clock },
) => {
  const store = backupsStore(transaction);
  const isUnderWay = await store.isUnderWay();
  const { backup, rehearsal, good } = await store.last();
  const now = clock.now();
  const isConfigured = config.TEZGA_BACKUP_FOLDER !== undefined;
  const warning = backupWarning(
    {
      isConfigured,
      isDemo: config.TEZGA_DEMO,
      lastBackupProblem: backup?.problem ?? null,
      lastRehearsalProblem: rehearsal?.problem ?? null,
      lastGoodAt: good?.startedAt ?? null,
    },
    now,
  );
  return {
    folder: config.TEZGA_BACKUP_FOLDER ?? null,
    isUnderWay,
    nextAt: isConfigured ? nextBackupAt(now).toISOString() : null,
    warning,
    outcomes: (await store.newest(outcomesShown)).map((outcome) => shown(outcome, isUnderWay)),
  };
};

function shown(outcome: Outcome, isUnderWay: boolean) {
  return {
    _id: outcome.id,
    kind: outcome.kind,
    startedBy: outcome.startedBy,
    startedAt: outcome.startedAt.toISOString(),
    finishedAt: outcome.finishedAt?.toISOString() ?? null,
    fileName: outcome.fileName,
    bytes: outcome.bytes === null ? null : Number(outcome.bytes),
    rows: outcome.rows === null ? null : Number(outcome.rows),
    problem: problemOf(outcome, isUnderWay),
  };
}

/** An attempt that has no end and is not running was interrupted. */
function problemOf({ problem, finishedAt }: Outcome, isUnderWay: boolean): BackupProblem | null {
  return finishedAt === null && !isUnderWay ? 'interrupted' : problem;
}
