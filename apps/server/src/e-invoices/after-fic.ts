import type { Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { eInvoicesStore } from './store.ts';

export const registerTask = 'e-invoices:register';

/** The job key: a new job for an e-invoice replaces its job in the queue. */
const jobKey = (invoiceId: string) => `e-invoice ${invoiceId}`;

export function queueEInvoice(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  when: { readonly at?: Date; readonly manualRetryAt?: Date } = {},
): Promise<void> {
  const { manualRetryAt, ...time } = when;
  return addJob(
    transaction,
    registerTask,
    { businessId, invoiceId, manualRetryAt },
    { key: jobKey(invoiceId), ...time },
  );
}

/**
 * Runs after the tax authority has fiscalized an invoice: if it is an e-invoice too, enqueues the job that sends it.
 */
export async function eInvoiceAfterFic(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  { manualRetryAt }: { readonly manualRetryAt?: Date },
): Promise<void> {
  // Marks the e-invoice as due now, so that `registerOverdue` finds it if the job is lost.
  const isReleased = await eInvoicesStore(transaction, businessId).release(invoiceId);
  if (isReleased)
    await queueEInvoice(
      transaction,
      businessId,
      invoiceId,
      manualRetryAt === undefined ? {} : { manualRetryAt },
    );
}
