import { inTransaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { deliverTask } from './add-fiscal-document.ts';

/** Long enough for a job that is under way to end by itself. */
const overdueMs = 60_000;
const mostAtOnce = 500;

/**
 * A worker that is killed keeps its jobs locked for hours, and documents have deadlines. What should have been tried by now
 * gets a new job under the same key; told twice, a document is still told once.
 */
export const deliverOverdue: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const dueBefore = new Date(clock.now().getTime() - overdueMs);
    const overdue = await transaction.run(
      'select business_id, document_id from platform.overdue_fiscal_documents($1, $2)',
      [dueBefore, mostAtOnce],
    );
    for (const { business_id: businessId, document_id: documentId } of overdue)
      await addJob(transaction, deliverTask, { businessId, documentId }, { key: String(documentId) });
  });
