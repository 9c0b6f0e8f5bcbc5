import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { queueEInvoice } from './after-fic.ts';

/** Long enough for a job that is under way to end by itself. */
const overdueMs = 60_000;
const mostAtOnce = 500;

/** What a killed worker left behind gets a new job; sent twice, an e-invoice is still one. */
export const registerOverdue: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const dueBefore = new Date(clock.now().getTime() - overdueMs);
    const overdue = await transaction.run(
      'select business_id, invoice_id from platform.overdue_e_invoices($1, $2)',
      [dueBefore, mostAtOnce],
    );
    for (const { business_id: businessId, invoice_id: invoiceId } of overdue)
      await queueEInvoice(transaction, String(businessId), String(invoiceId));
  });
