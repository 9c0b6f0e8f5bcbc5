import {
  buyerKeyPrefix,
  endOfTiranaDay,
  isRecordId,
  startOfTiranaDay,
  tiranaZone,
  type SoldGrouping,
} from '@tezga/domain';
import { oneOf, type Values } from '../platform/documents/find-page.ts';
import { isFiltered, type SoldFilter } from './sold-filter.ts';

/**
 * The SQL conditions on `invoice` for the sales that a report counts: all invoices except orders, self-issued
 * invoices and written-off debts.
 */
export function revenueIn(
  { from, to, shopIds, posIds, operatorIds, client }: SoldFilter,
  values: Values,
  classes = `('cash', 'card', 'nonCash')`,
): string[] {
  const { place } = values;
  return [
    'invoice.business_id = $1',
    `invoice.issued_at >= ${place(startOfTiranaDay(from))}::timestamptz`,
    `invoice.issued_at < ${place(endOfTiranaDay(to))}::timestamptz`,
    `invoice.class in ${classes}`,
    ...oneOf('invoice.shop_id', shopIds, values),
    ...oneOf('invoice.till_id', posIds, values),
    ...oneOf('invoice.operator_id', operatorIds, values),
    ...(client === undefined ? [] : [isOfClient(client, values)]),
  ];
}

function isOfClient(client: string, { place }: Values): string {
  if (isRecordId(client)) return `invoice.customer_id = ${place(client)}::text`;
  const name = client.startsWith(buyerKeyPrefix) ? client.slice(buyerKeyPrefix.length) : '';
  return `(invoice.customer_id is null and invoice.buyer_name = ${place(name)}::text)`;
}

/**
 * SQL that aggregates the documents into the rows of a report. For groupings and filters that the totals do not
 * support.
 */
export function documentedSold(grouping: SoldGrouping, filter: SoldFilter, values: Values): string {
  if (grouping === 'vat' || grouping === 'item' || isFiltered(filter.categoryIds))
    return soldLines(grouping, filter, values);
  return grouping === 'method' ? soldPayments(filter, values) : soldInvoices(grouping, filter, values);
}

const local = `(invoice.issued_at at time zone '${tiranaZone}')`;

/**
 * The SQL of the row key for each grouping. The index on the time of invoices contains the columns of all keys except
 * `client`.
 */
const keys: Record<Exclude<SoldGrouping, 'method' | 'vat' | 'item'>, string> = {
  day: `${local}::date::text`,
  week: `date_trunc('week', ${local})::date::text`,
  month: `to_char(${local}, 'YYYY-MM-01')`,
  hour: `lpad(invoice.hour::text, 2, '0')`,
  weekday: `extract(isodow from ${local})::integer::text`,
  shop: 'invoice.shop_id::text',
  till: 'invoice.till_id::text',
  operator: 'invoice.operator_id::text',
  invoice: 'invoice.id::text',
  client: `coalesce(invoice.customer_id::text, case when invoice.buyer_name = '' then '' else '${buyerKeyPrefix}' || invoice.buyer_name end)`,
};

/** The SQL of the row key of an invoice. Null if the rows of the grouping are not whole invoices but parts of them. */
export const invoiceKey = (grouping: SoldGrouping): string | null =>
  grouping === 'vat' || grouping === 'item' || grouping === 'method' ? null : keys[grouping];

const sums = (of: string) =>
  ['without_vat', 'vat', 'with_vat', 'cost']
    .map((column) => `sum(${of}.${column})::bigint as ${column}`)
    .join(', ');

const soldInvoices = (grouping: keyof typeof keys, filter: SoldFilter, values: Values): string => `
  select ${keys[grouping]} as key, count(*) as count, 0::bigint as quantity, ${sums('invoice')}
  from tenant.invoices invoice where ${revenueIn(filter, values).join(' and ')} group by 1`;

/** An invoice with two payments of the same method counts once for it. */
const soldPayments = (filter: SoldFilter, values: Values): string => `
  select paid.method as key, count(*) as count, 0::bigint as quantity, 0::bigint as without_vat, 0::bigint as vat,
    sum(paid.amount)::bigint as with_vat, 0::bigint as cost
  from tenant.invoices invoice, lateral (
    select payment ->> 'method' as method, sum((payment ->> 'amountInLek')::bigint) as amount
    from jsonb_array_elements(invoice.payments) payment group by 1
  ) paid
  where ${revenueIn(filter, values).join(' and ')} group by 1`;

/**
 * SQL that aggregates invoice lines. For the grouping by VAT rate an invoice counts once per rate, however many
 * lines have the rate.
 */
function soldLines(grouping: SoldGrouping, filter: SoldFilter, values: Values): string {
  const key = lineKey(grouping);
  const ofCategory = isFiltered(filter.categoryIds)
    ? ` and exists (select from tenant.article_categories link where link.business_id = $1
        and link.article_id = line.article_id and link.category_id = any (${values.place(filter.categoryIds)}::text[]))`
    : '';
  const sold = `from tenant.invoices invoice
    join tenant.invoice_lines line on line.business_id = $1 and line.invoice_id = invoice.id
    where ${revenueIn(filter, values).join(' and ')}${ofCategory}`;
  if (grouping !== 'vat')
    return `select ${key} as key, count(*) as count, sum(line.quantity)::bigint as quantity, ${sums('line')} ${sold} group by 1`;
  return `select key, count(*) as count, sum(quantity)::bigint as quantity, ${sums('taxed')}
    from (select ${key} as key, sum(line.quantity) as quantity, ${sums('line')} ${sold} group by invoice.id, 1) taxed
    group by key`;
}

function lineKey(grouping: SoldGrouping): string {
  if (grouping === 'vat') return `coalesce(line.exemption, line.vat_percent::text, '0')`;
  if (grouping === 'item') return `coalesce(line.article_id::text, '')`;
  if (grouping === 'method') throw new Error('a payment has no category');
  return keys[grouping];
}
