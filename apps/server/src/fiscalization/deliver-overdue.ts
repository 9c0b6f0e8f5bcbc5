import { inTransaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { deliverTask } from './add-fiscal-document.ts';

/** Grace period after the retry time; longer than a running job takes. */
const overdueMs = 60_000;
const batchSizeMax = 500;

/**
 * Adds a new job for each pending document whose retry is overdue, in batches. The queue alone is too slow: it
 * unlocks the jobs of a killed worker only after hours, and documents have a legal deadline. A double submission is
 * harmless, because the tax authority recognizes the document by its UUID (idempotency key).
 */
export const deliverOverdue: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const dueBefore = new Date(clock.now().getTime() - overdueMs);
    const overdue = await transaction.run(
      'select business_id, document_id from platform.overdue_fiscal_documents($1, $2)',
      [dueBefore, batchSizeMax],
    );
    for (const { business_id: businessId, document_id: documentId } of overdue)
      await addJob(transaction, deliverTask, { businessId, documentId }, { key: String(documentId) });
  });
