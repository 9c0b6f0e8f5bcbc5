import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Whether a document or an e-invoice of the business is refused or still has to be submitted; retracted ones do not
 * count.
 */
export async function hasOpenDocuments(transaction: Transaction, businessId: string): Promise<boolean> {
  const rows = await transaction.run(
    `select 1 from tenant.fiscal_documents
     where business_id = $1 and status <> 'fiscalized' and retracted_at is null
     union all
     select 1 from tenant.e_invoices einvoice
     where business_id = $1 and state <> 'registered' and not exists (
       select 1 from tenant.fiscal_documents document
       where document.business_id = $1 and document.id = einvoice.invoice_id and document.retracted_at is not null)
     limit 1`,
    [businessId],
  );
  return rows.length > 0;
}
