import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { undoWithinMs } from './store.ts';

/** One hour longer than the time limit for undoing, so that the job never deletes an import that is being undone. */
const retentionMs = undoWithinMs + 3_600_000;

export const deleteOldImports: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    await transaction.run('select platform.delete_old_imports($1)', [
      new Date(clock.now().getTime() - retentionMs),
    ]);
  });
