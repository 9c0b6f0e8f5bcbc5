import { inTransaction } from '../database/transaction.ts';
import type { Job } from './worker.ts';

const keptMs = 7 * 24 * 3_600_000;

/** A client that comes back after a week no longer repeats a call, it makes a new one. */
export const forgetOldReplies: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    await transaction.run('select platform.delete_old_replies($1)', [
      new Date(clock.now().getTime() - keptMs),
    ]);
  });
