import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { undoWithinMs } from './store.ts';

/** Longer than an import can be undone, so that none goes while it is. */
const keptMs = undoWithinMs + 3_600_000;

export const forgetOldImports: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    await transaction.run('select platform.delete_old_imports($1)', [new Date(clock.now().getTime() - keptMs)]);
  });
