import { parentPort, workerData } from 'node:worker_threads';
import { problemOf } from './backup-failure.ts';
import type { BackupWork, BackupWorkOutcome } from './backup-thread.ts';
import { performBackup, performRehearsal, removeExpired } from './perform.ts';

const { order, startedBy } = workerData as BackupWork;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (outcome: BackupWorkOutcome) => parentPort?.postMessage(outcome);

/**
 * The rehearsal follows at once, so that a backup that cannot be restored is noticed in the same night. Older
 * backups are deleted only after a good rehearsal: until then they may be the only ones that can be restored.
 */
try {
  const backup = await performBackup(order, startedBy);
  const rehearsal = await performRehearsal(order, startedBy);
  const removed = await removeExpired(order.folder, new Date());
  answer({ backup, rehearsal, removed, problem: null, detail: '' });
} catch (error) {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  answer({ backup: null, rehearsal: null, removed: [], problem: problemOf(error), detail });
}
