import { inTransaction } from '../database/transaction.ts';
import type { Job } from './worker.ts';

const storedForMs = 7 * 24 * 3_600_000;

/** Deletes saved replies after a week, because clients retry a call with its idempotency key for less than a week. */
export const forgetOldReplies: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    await transaction.run('select platform.delete_old_replies($1)', [
      new Date(clock.now().getTime() - storedForMs),
    ]);
  });
