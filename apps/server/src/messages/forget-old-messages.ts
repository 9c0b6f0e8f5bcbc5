import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { forgetMessages } from './store.ts';

// Longer than the queue retries a message, so that none is deleted before it is sent.
const textsMs = 7 * 24 * 3_600_000;
const messagesMs = 90 * 24 * 3_600_000;

/**
 * Messages contain codes and passwords, so their texts are deleted after a week; that a message was sent
 * stays recorded.
 */
export const forgetOldMessages: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, (transaction) =>
    forgetMessages(transaction, {
      textsBefore: new Date(clock.now().getTime() - textsMs),
      messagesBefore: new Date(clock.now().getTime() - messagesMs),
    }),
  );
