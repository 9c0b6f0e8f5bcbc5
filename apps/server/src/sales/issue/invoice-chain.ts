import type { Money } from '@tezga/domain';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** An invoice with all corrections of it, and of those. */
export interface InvoiceChain {
  /** The invoice at the beginning: whatever corrects a correction changes what is owed for that one. */
  readonly originalId: string;
  /** Whether an invoice sums it up; what a correction left of an order is part of that. */
  readonly isSummedUp: boolean;
  /** What all of it comes to, in lek with VAT. */
  readonly total: Money;
}

export async function chainOf(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<InvoiceChain> {
  const [row] = await transaction.run<InvoiceChain>(readChain, [businessId, id]);
  if (row === undefined) throw new Error(`nothing leads to invoice ${id}`);
  return row;
}

/**
 * Locks an invoice and the one at the beginning of its chain until the end of the transaction, so that two corrections at
 * once never take back more than it was, and the total of the chain does not change meanwhile.
 */
export async function lockInvoiceChain(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<void> {
  await inAllShops(transaction, async () => {
    const { originalId } = await chainOf(transaction, businessId, id);
    await lockInvoices(transaction, businessId, [originalId, id]);
  });
}

/** Locks invoices against correction and use as an advance until the end of the transaction. */
export async function lockInvoices(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await transaction.run(lockRows, [businessId, ids]);
}

// Ordered by id, so that two transactions never wait for each other in a circle.
const lockRows = `
  select 1 from tenant.fiscal_documents where business_id = $1 and id = any ($2::text[])
  order by id for no key update`;

const readChain = `
  with recursive earlier (id, step) as (
    select $2::text collate "C", 0
    union all
    select reference.referred_id::text collate "C", earlier.step + 1
    from earlier join tenant.invoice_references reference on reference.business_id = $1
      and reference.invoice_id = earlier.id and reference.relation in ('corrects', 'cancels')
  ), member (id) as (
    (select id from earlier order by step desc limit 1)
    union all
    select reference.invoice_id::text collate "C" from member join tenant.invoice_references reference
      on reference.business_id = $1 and reference.referred_id = member.id
      and reference.relation in ('corrects', 'cancels')
  )
  select (select id from earlier order by step desc limit 1) as "originalId",
    exists (select from tenant.invoice_references where business_id = $1 and relation = 'sums-up'
      and referred_id = any (array(select id from earlier))) as "isSummedUp",
    (select coalesce(sum(with_vat), 0) from tenant.invoices
      where business_id = $1 and id = any (array(select id from member)))::bigint as total`;
