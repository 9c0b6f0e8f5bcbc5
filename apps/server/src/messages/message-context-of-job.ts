import { loadPhrases } from '@tezga/phrases';
import type { Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { MessageContext } from './message-context.ts';

/** Creates the context with which a job sends messages in this transaction, to recipients of any language. */
export async function messageContextOfJob(
  { clock, config }: JobContext,
  transaction: Transaction,
): Promise<MessageContext> {
  const [sq, en, it] = await Promise.all([loadPhrases('sq'), loadPhrases('en'), loadPhrases('it')]);
  return {
    transaction,
    clock,
    config,
    phrasesIn: { sq, en, it },
    addJob: (task, payload) => addJob(transaction, task, payload),
  };
}
