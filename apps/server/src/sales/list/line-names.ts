import type { Transaction } from '../../platform/database/transaction.ts';

/** Saves the names of lines without an article, as the invoice has them, for the search by name. */
export async function saveLineNames(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<void> {
  // Lock order: by name, so that two concurrent sales of the same new names do not deadlock on the unique index.
  await transaction.run(
    `insert into tenant.line_names (business_id, name)
     select distinct business_id, name from tenant.invoice_lines
     where business_id = $1 and invoice_id = $2 and article_id is null
     order by name
     on conflict do nothing`,
    [businessId, invoiceId],
  );
}
