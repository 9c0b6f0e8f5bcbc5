import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { queueEInvoice } from './after-fic.ts';

/** Grace period, so that a running job can finish. */
const overdueMs = 60_000;
const batchMax = 500;

/**
 * Enqueues new jobs for overdue e-invoices, whose worker was killed. Sending twice is safe, because the UUID is an
 * idempotency key.
 */
export const registerOverdue: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const dueBefore = new Date(clock.now().getTime() - overdueMs);
    const overdue = await transaction.run(
      'select business_id, invoice_id from platform.overdue_e_invoices($1, $2)',
      [dueBefore, batchMax],
    );
    for (const { business_id: businessId, invoice_id: invoiceId } of overdue)
      await queueEInvoice(transaction, String(businessId), String(invoiceId));
  });
