import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { messagesStore } from './store.ts';

// Longer than the queue tries to send one, so that none is forgotten on its way.
const keptMs = 7 * 24 * 3_600_000;

/** Messages hold codes and passwords: they must not stay readable for ever. */
export const forgetOldMessages: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, (transaction) =>
    messagesStore(transaction).forgetBefore(new Date(clock.now().getTime() - keptMs)),
  );
