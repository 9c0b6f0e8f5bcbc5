import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';

const dayMs = 86_400_000;

/** Deletes uploaded files that were not used by any e-invoice within a day. */
export const deleteUnusedFiles: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    await transaction.run('select platform.delete_unused_e_invoice_files($1)', [
      new Date(clock.now().getTime() - dayMs),
    ]);
  });
