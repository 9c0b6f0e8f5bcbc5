import type { EInvoiceDetails } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** What the paper of an invoice says of its e-invoice. */
export interface EInvoiceOnPaper {
  /** Null until the central platform gave it. */
  readonly eic: string | null;
  readonly details: Omit<EInvoiceDetails, 'files'>;
}

/** By invoice; null for those that are no e-invoices. */
export async function eInvoiceDetailsOf(
  transaction: Transaction,
  businessId: string,
  invoiceIds: readonly string[],
): Promise<(invoiceId: string) => EInvoiceOnPaper | null> {
  if (invoiceIds.length === 0) return () => null;
  const rows = await transaction.run<EInvoiceOnPaper & { readonly invoiceId: string }>(
    `select invoice_id as "invoiceId", eic, details from tenant.e_invoices
     where business_id = $1 and invoice_id = any ($2::text[])`,
    [businessId, invoiceIds],
  );
  const known = new Map(rows.map((row) => [row.invoiceId, { eic: row.eic, details: row.details }]));
  return (invoiceId) => known.get(invoiceId) ?? null;
}
