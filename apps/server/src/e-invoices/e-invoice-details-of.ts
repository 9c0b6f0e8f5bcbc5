import type { EInvoiceDetails } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** The e-invoice data that a printed invoice shows. */
export interface EInvoiceOnPaper {
  /** Null until the central platform has assigned the EIC. */
  readonly eic: string | null;
  readonly details: Omit<EInvoiceDetails, 'files'>;
}

/** Details by invoice id; null for invoices that are no e-invoices. */
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
