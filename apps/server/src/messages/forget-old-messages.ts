import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { forgetMessages } from './store.ts';

// Longer than the queue retries a message, so that no text is deleted before its message is sent.
const textsMs = 7 * 24 * 3_600_000;
const messagesMs = 90 * 24 * 3_600_000;

/**
 * Deletes the texts of messages after a week, because they contain codes and passwords. The rest of the row stays 90
 * days as a record that the message was sent.
 */
export const forgetOldMessages: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, (transaction) =>
    forgetMessages(transaction, {
      textsBefore: new Date(clock.now().getTime() - textsMs),
      messagesBefore: new Date(clock.now().getTime() - messagesMs),
    }),
  );
