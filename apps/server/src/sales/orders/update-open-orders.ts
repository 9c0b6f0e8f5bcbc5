import { summedUpMethod } from '@tezga/domain';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { chainOf } from '../issue/invoice-chain.ts';
import { classOf, type NewInvoice } from '../issue/new-invoice.ts';
import { isSummable } from './summed-orders.ts';

/** Keeps which orders are open: what is served opens, and what is summed up is open no more. */
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

/** What an order was corrected to decides whether it is open; whoever corrects holds the order. */
export async function updateCorrectedOrder(
  transaction: Transaction,
  businessId: string,
  orderId: string,
): Promise<void> {
  await inAllShops(transaction, async () => {
    const { total } = await chainOf(transaction, businessId, orderId);
    await (total === 0n
      ? transaction.run(closeOrders, [businessId, [orderId]])
      : transaction.run(openAgain, [businessId, orderId]));
  });
}

/** Whether it waits for the invoice that sums it up; what corrects another is part of that one. */
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

const openAgain = `
  insert into tenant.open_orders (business_id, invoice_id, issued_at)
  select invoice.business_id, invoice.id, invoice.issued_at from tenant.invoices invoice
  where invoice.business_id = $1 and invoice.id = $2 and ${isSummable}
    and (invoice.class = 'order' or (invoice.class = 'cash' and jsonb_array_length(invoice.payments) = 1
      and invoice.payments @> '[{"method": "COMPANY"}]'))
  on conflict (business_id, invoice_id) do nothing`;
