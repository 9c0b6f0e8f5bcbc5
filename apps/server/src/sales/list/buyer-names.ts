import type { Transaction } from '../../platform/database/transaction.ts';

/** Saves the name of a buyer without a customer record, as the invoice has it, for the search by name. */
export async function saveBuyerName(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<void> {
  await transaction.run(
    `insert into tenant.buyer_names (business_id, name)
     select business_id, buyer_name from tenant.invoices
     where business_id = $1 and id = $2 and customer_id is null and buyer_name <> ''
     on conflict do nothing`,
    [businessId, invoiceId],
  );
}
