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

/** Takes and rehearses a backup in a thread of its own: hashing every row would hold up the calls of the server. */
export function backUpInThread(work: BackupWork, signal?: AbortSignal): Promise<BackupWorkOutcome> {
  return new Promise((resolve, reject) => {
    const thread = workerOf(new URL('backup-worker.ts', import.meta.url), { workerData: work });
    // What it has begun is undone with its connections; the queue tries again after the next start.
    signal?.addEventListener('abort', () => void thread.terminate(), { once: true });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread that takes backups has ended')));
  });
}
