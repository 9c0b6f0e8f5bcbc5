import type { Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { eInvoicesStore } from './store.ts';

export const registerTask = 'e-invoices:register';

/** Of the jobs of one e-invoice only the last stands. */
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

/** The tax authority has taken the invoice: where it is an e-invoice too, that one is on its way now. */
export async function eInvoiceAfterFic(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  { manualRetryAt }: { readonly manualRetryAt?: Date },
): Promise<void> {
  // Due at once, so that the sweep finds it should the job be lost.
  const isReleased = await eInvoicesStore(transaction, businessId).release(invoiceId);
  if (isReleased)
    await queueEInvoice(
      transaction,
      businessId,
      invoiceId,
      manualRetryAt === undefined ? {} : { manualRetryAt },
    );
}
