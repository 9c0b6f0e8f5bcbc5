import type { Transaction } from '../../platform/database/transaction.ts';

/** The name of a buyer who is no customer is kept from the invoice, as it stands there. */
export async function keepBuyerName(
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
