import {
  orderLinesLeft,
  refuseUnless,
  summedUpMethod,
  type OrderLine,
  type OrderToSum,
  type PaymentMethod,
} from '@tezga/domain';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { invoiceLine } from '../correct/corrected-invoice.ts';
import { invoicesRead } from '../list/invoices-read.ts';
import type { LineRow } from '../issue/stored-invoice.ts';

/** An order that was chosen for a summary invoice. */
export interface ChosenOrder extends OrderToSum {
  readonly id: string;
  readonly tillId: string;
}

/** Locks orders against another summary and against correction until the end of the transaction. */
export async function lockOrders(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await inAllShops(transaction, () => transaction.run(lockRows, [businessId, ids]));
}

/** The orders with their lines less the corrected quantities; refuses if one cannot be summed up. */
export async function chosenOrders(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ChosenOrder[]> {
  const [rows, corrections] = await Promise.all([
    transaction.run<OrderRow>(readOrders, [businessId, ids]),
    transaction.run<Correction>(readCorrections, [businessId, ids]),
  ]);
  refuseUnless(rows.length === ids.length, 'not-found');
  refuseUnless(!rows.some(({ isUsed }) => isUsed), 'order-already-used');
  refuseUnless(!rows.some(({ isRefused }) => isRefused), 'invoice-refused');
  const lines = await invoicesRead(transaction, businessId).lines([
    ...ids,
    ...corrections.map(({ id }) => id),
  ]);
  const linesLeft = linesLeftIn(lines, corrections);
  return rows.map(({ payments, isSummable, isUsed: _not, isRefused: _neither, ...order }) => {
    const method = isSummable ? summedUpMethod(payments) : null;
    refuseUnless(method !== null, 'order-not-open');
    return Object.assign(order, { method, lines: linesLeft(order.id) });
  });
}

/** Recursive, because a correction may be corrected as well. */
function linesLeftIn(
  lines: ReadonlyMap<string, readonly LineRow[]>,
  corrections: readonly Correction[],
): (id: string) => readonly OrderLine[] {
  const correcting = new Map<string, string[]>();
  for (const { id, of } of corrections) correcting.set(of, [...(correcting.get(of) ?? []), id]);
  const linesLeft = (id: string): readonly OrderLine[] =>
    orderLinesLeft((lines.get(id) ?? []).map(orderLine), (correcting.get(id) ?? []).flatMap(linesLeft));
  return linesLeft;
}

function orderLine(row: LineRow): OrderLine {
  const { cost, correctsPlace } = row;
  return { ...invoiceLine(row), cost, ...(correctsPlace === null ? {} : { correctsPlace }) };
}

interface OrderRow extends Omit<ChosenOrder, 'method' | 'lines'> {
  readonly payments: readonly { readonly method: PaymentMethod }[];
  readonly isUsed: boolean;
  /** Whether the tax authority refused the order; a summary may refer only to documents that the tax authority has. */
  readonly isRefused: boolean;
  /**
   * Whether a summary may contain the document: it is a sale to another party, and neither an advance nor a
   * correction.
   */
  readonly isSummable: boolean;
}

interface Correction {
  readonly id: string;
  /** The id of the corrected invoice, which may be a correction itself. */
  readonly of: string;
}

/** SQL condition: a summary invoice may contain `invoice`. The method of payment is checked separately. */
export const isSummable = `(invoice.document is null
    or (invoice.document->>'selfIssue' is null and invoice.document->>'isAdvance' = 'false'))
  and not exists (select from tenant.invoice_references about
    where about.business_id = $1 and about.invoice_id = invoice.id and about.relation <> 'sums-up')`;

const isSummedUp = `exists (select from tenant.invoice_references summary where summary.business_id = $1
    and summary.referred_id = invoice.id and summary.relation = 'sums-up')`;

const readOrders = `
  select invoice.id, invoice.till_id as "tillId", invoice.payments, invoice.currency,
    (invoice.exchange_rate * 100000000)::bigint as "exchangeRate", invoice.has_vat as "hasVat",
    invoice.is_reverse_charge as "isReverseCharge", ${isSummedUp} as "isUsed", (${isSummable}) as "isSummable",
    document.status = 'error' as "isRefused"
  from tenant.invoices invoice
  join tenant.fiscal_documents document on document.business_id = $1 and document.id = invoice.id
  where invoice.business_id = $1 and invoice.id = any ($2::text[])
  order by invoice.id`;

/**
 * Recursive query for the corrections of invoices, and for the corrections of those corrections. `first` is the SQL
 * condition on the ids of the invoices, such as `= $2`.
 */
export const correctionsOf = (first: string): string => `
  with recursive correction (id, of) as (
    select reference.invoice_id, reference.referred_id from tenant.invoice_references reference
    where reference.business_id = $1 and reference.referred_id ${first} and reference.relation in ('corrects', 'cancels')
    union all
    select reference.invoice_id, reference.referred_id
    from correction join tenant.invoice_references reference on reference.business_id = $1
      and reference.referred_id = correction.id and reference.relation in ('corrects', 'cancels')
  )`;

// Locks the corrections too, because they can be corrected themselves. Lock order: by id, so that two transactions do
// not deadlock.
const lockRows = `${correctionsOf('= any ($2::text[])')}
  select 1 from tenant.fiscal_documents
  where business_id = $1 and id = any (array(select id::text from correction union select unnest($2::text[])))
  order by id for no key update`;

const readCorrections = `${correctionsOf('= any ($2::text[])')} select id, of from correction order by id`;

/**
 * The orders that an invoice sums up, directly or through other summaries, and all their corrections. These documents
 * moved the goods of the invoice.
 */
export async function servedWith(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<readonly string[]> {
  const rows = await transaction.run(readServed, [businessId, invoiceId]);
  return rows.map(({ id }) => String(id));
}

const readServed = `
  with recursive served (id) as (
    select referred_id from tenant.invoice_references
    where business_id = $1 and invoice_id = $2 and relation = 'sums-up'
    union all
    select next.id from served, lateral (
      select referred_id as id from tenant.invoice_references
      where business_id = $1 and invoice_id = served.id and relation = 'sums-up'
      union all
      select invoice_id from tenant.invoice_references
      where business_id = $1 and referred_id = served.id and relation in ('corrects', 'cancels')
    ) next
  )
  select id from served`;
