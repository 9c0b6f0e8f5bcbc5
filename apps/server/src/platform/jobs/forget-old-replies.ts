import { inTransaction } from '../database/transaction.ts';
import type { Job } from './worker.ts';

const storedForMs = 7 * 24 * 3_600_000;

/** Deletes saved replies after a week: no client retries a call with the same idempotency key later than that. */
export const forgetOldReplies: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    await transaction.run('select platform.forget_replies($1)', [
      new Date(clock.now().getTime() - storedForMs),
    ]);
  });
