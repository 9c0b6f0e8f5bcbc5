import type { Transaction } from '../platform/database/transaction.ts';
import { queueEInvoice } from './after-fic.ts';

/**
 * Manual retry: enqueues e-invoices at once, with their UUIDs unchanged, and returns their ids. It skips e-invoices
 * with an EIC, and those without a NIVF, which the server sends after fiscalization.
 */
export async function resendEInvoices(
  transaction: Transaction,
  businessId: string,
  { ids: invoiceIds, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const locked = await transaction.run(
    `select invoice_id from tenant.e_invoices
     where business_id = $1 and invoice_id = any ($2::text[]) and state in ('pending', 'error')
     order by invoice_id for no key update`,
    [businessId, invoiceIds],
  );
  const ids = locked.map(({ invoice_id }) => String(invoice_id));
  if (ids.length === 0) return new Set();
  await transaction.run(
    `update tenant.e_invoices set state = 'pending', next_attempt_at = $3
     where business_id = $1 and invoice_id = any ($2::text[])`,
    [businessId, ids, now],
  );
  await Promise.all(ids.map((id) => queueEInvoice(transaction, businessId, id, { manualRetryAt: now })));
  return new Set(ids);
}
