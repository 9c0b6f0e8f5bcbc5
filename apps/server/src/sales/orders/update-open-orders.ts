import { summedUpMethod } from '@tezga/domain';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { chainOf } from '../issue/invoice-chain.ts';
import { classOf, type NewInvoice } from '../issue/new-invoice.ts';
import { isSummable } from './summed-orders.ts';

/** Updates the table of open orders: inserts a new order, deletes the orders that a summary invoice settles. */
export async function updateOpenOrders(
  transaction: Transaction,
  businessId: string,
  sale: NewInvoice,
): Promise<void> {
  const { id, issuedAt, references } = sale;
  const summedUp = references.flatMap(({ relation, id: orderId }) =>
    relation === 'sums-up' ? [orderId] : [],
  );
  if (summedUp.length > 0) await transaction.run(closeOrders, [businessId, summedUp]);
  if (isToBeSummedUp(sale)) await transaction.run(openOrder, [businessId, id, issuedAt]);
}

/** Opens or closes an order by its total after a correction. The correction has locked the order. */
export async function updateCorrectedOrder(
  transaction: Transaction,
  businessId: string,
  orderId: string,
): Promise<void> {
  await inAllShops(transaction, async () => {
    const { total } = await chainOf(transaction, businessId, orderId);
    await (total === 0n
      ? transaction.run(closeOrders, [businessId, [orderId]])
      : transaction.run(reopenOrder, [businessId, orderId]));
  });
}

/**
 * Whether a new document is an order that still needs a summary invoice. A correction is not: it changes the order
 * that it corrects.
 */
function isToBeSummedUp(sale: NewInvoice): boolean {
  const { invoice, references, cart } = sale;
  return (
    summedUpMethod(invoice.payments) !== null &&
    classOf(sale) !== 'other' &&
    cart.document?.isAdvance !== true &&
    references.every(({ relation }) => relation === 'sums-up')
  );
}

const closeOrders = `delete from tenant.open_orders where business_id = $1 and invoice_id = any ($2::text[])`;

const openOrder = `insert into tenant.open_orders (business_id, invoice_id, issued_at) values ($1, $2, $3)`;

const reopenOrder = `
  insert into tenant.open_orders (business_id, invoice_id, issued_at)
  select invoice.business_id, invoice.id, invoice.issued_at from tenant.invoices invoice
  where invoice.business_id = $1 and invoice.id = $2 and ${isSummable}
    and (invoice.class = 'order' or (invoice.class = 'cash' and jsonb_array_length(invoice.payments) = 1
      and invoice.payments @> '[{"method": "COMPANY"}]'))
  on conflict (business_id, invoice_id) do nothing`;
