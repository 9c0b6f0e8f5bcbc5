import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { messagesStore } from './store.ts';

// Longer than the queue retries a message, so that none is deleted before it is sent.
const retentionMs = 7 * 24 * 3_600_000;

/** Messages contain codes and passwords, so they are deleted after a week. */
export const forgetOldMessages: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, (transaction) =>
    messagesStore(transaction).forgetBefore(new Date(clock.now().getTime() - retentionMs)),
  );
