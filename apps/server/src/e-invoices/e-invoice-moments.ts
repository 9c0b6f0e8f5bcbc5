import type { EInvoiceStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

interface RegisteredRow {
  readonly eic: string;
  readonly at: Date;
}

interface StatusRow {
  readonly status: EInvoiceStatus;
  readonly at: Date;
}

/**
 * Entries for the timeline of an invoice: the time at which its e-invoice got the EIC, and every status after
 * that.
 */
export async function eInvoiceMoments(transaction: Transaction, businessId: string, invoiceId: string) {
  const [registered, statuses] = await Promise.all([
    transaction.run<RegisteredRow>(
      `select eic, registered_at as at from tenant.e_invoices
       where business_id = $1 and invoice_id = $2 and eic is not null and registered_at is not null`,
      [businessId, invoiceId],
    ),
    statusHistory(transaction, businessId, invoiceId),
  ]);
  return [
    ...registered.map(({ eic, at }) => ({ kind: 'registered' as const, at, by: '', about: eic })),
    ...statuses.map(({ status, at }) => ({ kind: 'status' as const, at, by: '', about: status })),
  ];
}

/** Every status of an e-invoice, the oldest first. */
export function statusHistory(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<readonly StatusRow[]> {
  return transaction.run<StatusRow>(
    `select status, at from tenant.e_invoice_statuses where business_id = $1 and invoice_id = $2 order by place`,
    [businessId, invoiceId],
  );
}
