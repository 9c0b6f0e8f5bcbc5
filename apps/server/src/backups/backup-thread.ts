import type { BackupProblem } from '@tezga/domain';
import { workerOf } from '../platform/thread.ts';
import type { Result, StartedBy } from './outcomes.ts';
import type { Rehearsal } from './rehearse-backup.ts';
import type { BackupOrder } from './take-backup.ts';

export interface BackupWork {
  readonly order: BackupOrder & Rehearsal;
  readonly startedBy: StartedBy;
}

export interface BackupWorkOutcome {
  readonly backup: Result | null;
  readonly rehearsal: Result | null;
  readonly removed: readonly string[];
  readonly problem: BackupProblem | null;
  readonly detail: string;
}

/**
 * Takes and rehearses a backup in a worker thread, because hashing every row would block the server's event
 * loop.
 */
export function backUpInThread(work: BackupWork, signal?: AbortSignal): Promise<BackupWorkOutcome> {
  return new Promise((resolve, reject) => {
    const thread = workerOf(new URL('backup-worker.ts', import.meta.url), { workerData: work });
    // Terminating the thread closes its connections, which rolls its work back; the queue retries after the
    // next start.
    signal?.addEventListener('abort', () => void thread.terminate(), { once: true });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the backup thread ended without a result')));
  });
}
