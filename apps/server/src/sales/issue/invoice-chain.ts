import type { Money } from '@tezga/domain';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** An invoice with its corrections, and recursively the corrections of these. */
export interface InvoiceChain {
  /** The first invoice of the chain; every correction in the chain changes the debt of this invoice. */
  readonly originalId: string;
  /** Whether the invoice, or the order that it corrects, is part of a summary invoice. */
  readonly isSummedUp: boolean;
  /** Sum of all invoices of the chain, in lek with VAT. */
  readonly total: Money;
}

export async function chainOf(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<InvoiceChain> {
  const [row] = await transaction.run<InvoiceChain>(readChain, [businessId, id]);
  if (row === undefined) throw new Error(`invoice ${id} not found`);
  return row;
}

/**
 * Locks an invoice and the first invoice of its chain until the transaction ends. Without the lock, two concurrent
 * corrections could take back more than was sold, or use an outdated total of the chain.
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

/** Locks invoices until the transaction ends, so that no other transaction corrects them or uses them as advances. */
export async function lockInvoices(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await transaction.run(lockRows, [businessId, ids]);
}

// Lock order: by id, so that two transactions do not deadlock.
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
