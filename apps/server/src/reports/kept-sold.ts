import { buyerKeyPrefix, type SalesDimension, type SoldGrouping } from '@tezga/domain';
import { totalsPieces, type TotalsPiece } from '../dashboard/index.ts';
import { oneOf, andAll, type Values } from '../platform/documents/find-page.ts';
import { isFiltered, isTimeGrouping, type SoldFilter } from './sold-filter.ts';
import { revenueIn } from './documented-sold.ts';

/** The groupings that the totals by article support; these totals have a row per day and shop. */
const ofItems: ReadonlySet<SoldGrouping> = new Set(['day', 'week', 'month', 'weekday', 'shop', 'item']);
/** The groupings that the totals by operator support; these totals have a row per day and till. */
const ofOperators: ReadonlySet<SoldGrouping> = new Set([
  'day',
  'week',
  'month',
  'weekday',
  'till',
  'operator',
]);

/**
 * The dimension of tenant.sale_totals from which a report with this grouping and filter can be read; null if it must
 * be read from the documents. Totals by till cannot be filtered by shop, because a till may move to another shop;
 * only the dimension `shop` has the shop at the time of the sale.
 */
export function keptDimension(
  grouping: SoldGrouping,
  { shopIds, posIds, operatorIds, categoryIds, client }: SoldFilter,
): SalesDimension | null {
  if (grouping === 'invoice' || client !== undefined) return null;
  const [byShop, byTill, byOperator] = [shopIds, posIds, operatorIds].map(isFiltered);
  if (isFiltered(categoryIds)) return byTill || byOperator || !ofItems.has(grouping) ? null : 'item';
  if (byOperator || grouping === 'operator') return byShop || !ofOperators.has(grouping) ? null : 'sales';
  if (grouping === 'client' || grouping === 'item') return byTill ? null : grouping;
  if (grouping === 'hour' || grouping === 'method' || grouping === 'vat') return byShop ? null : grouping;
  return 'shop';
}

/** SQL that reads the rows of a report from the totals; each row has a key, a count and sums. */
export function keptSold(
  grouping: SoldGrouping,
  dimension: SalesDimension,
  filter: SoldFilter,
  values: Values,
): string {
  const rows = keptRows(grouping, dimension, filter, values);
  if (isFiltered(filter.categoryIds)) return rows;
  if (grouping === 'client') return withBuyers(rows, filter, values);
  return grouping === 'item' ? withOthers(rows, filter, values, hasSums) : rows;
}

/**
 * The condition on the row of other sales. If the other sales are only a sale and its corrective, their sums are zero,
 * and the row is left out.
 */
const hasSums = 'with_vat <> 0 or without_vat <> 0 or quantity <> 0';
const hasInvoices = `count <> 0 or ${hasSums}`;

const sum = (column: string) => `sum(totals.${column} * piece.sign)::bigint as ${column}`;

function keptRows(
  grouping: SoldGrouping | 'whole',
  dimension: SalesDimension,
  filter: SoldFilter,
  values: Values,
): string {
  const { place } = values;
  const { from, to } = filter;
  const needsDays = grouping === 'day' || grouping === 'week' || grouping === 'weekday';
  const pieces: TotalsPiece[] = needsDays ? [{ span: 'day', from, to, sign: 1 }] : totalsPieces(filter);
  // OFFSET 0 keeps the planner from merging the subqueries, so that each piece of the period is one index scan on
  // the totals.
  return `
    select ${keyOf(grouping, dimension)} as key, ${['count', 'quantity', 'without_vat', 'vat', 'with_vat', 'cost'].map(sum).join(', ')}
    from jsonb_to_recordset(${place(JSON.stringify(pieces))}::text::jsonb)
      as piece (span text, "from" date, "to" date, sign integer),
    lateral (
      select first_day, place_id, key, count, quantity, without_vat, vat, with_vat, cost from tenant.sale_totals total
      where business_id = $1 and dimension = '${dimension}' and span = piece.span
        and first_day between piece."from" and piece."to"${andAll(conditionsOf(dimension, filter, values))}
      offset 0
    ) totals
    group by 1 having sum(totals.count * piece.sign) <> 0`;
}

const timeKeys = {
  day: 'totals.first_day::text',
  week: `date_trunc('week', totals.first_day::timestamp)::date::text`,
  month: `to_char(totals.first_day, 'YYYY-MM-01')`,
};

function keyOf(grouping: SoldGrouping | 'whole', dimension: SalesDimension): string {
  if (grouping === 'whole') return `''::text`;
  if (isTimeGrouping(grouping)) return timeKeys[grouping];
  if (grouping === 'weekday') return `extract(isodow from totals.first_day)::integer::text`;
  if (grouping === 'till') return 'totals.place_id::text';
  if (grouping === 'operator') return `split_part(totals.key, ':', 1)`;
  return grouping === 'shop' && dimension === 'item' ? 'totals.place_id::text' : 'totals.key';
}

/**
 * The conditions of the filter on the totals. The shop is in the column `key` for the dimension `shop`, otherwise in
 * `place_id`.
 */
function conditionsOf(
  dimension: SalesDimension,
  { shopIds, posIds, operatorIds, categoryIds }: SoldFilter,
  values: Values,
): string[] {
  const { place } = values;
  const ofOperator = `split_part(total.key, ':', 1)`;
  return [
    ...oneOf(dimension === 'shop' ? 'total.key' : 'total.place_id', shopIds, values),
    ...oneOf('total.place_id', posIds, values),
    ...(dimension === 'sales'
      ? [`split_part(total.key, ':', 2) not in ('order', 'other')`, ...oneOf(ofOperator, operatorIds, values)]
      : []),
    ...(isFiltered(categoryIds)
      ? [
          `exists (select from tenant.article_categories link where link.business_id = $1
            and link.article_id = total.key and link.category_id = any (${place(categoryIds)}::text[]))`,
        ]
      : []),
  ];
}

/** Adds the buyers who are not customers, who are only in the documents, and a row for the sales without a buyer. */
const withBuyers = (rows: string, filter: SoldFilter, values: Values): string =>
  withOthers(
    `${rows} union all
     select '${buyerKeyPrefix}' || buyer_name, count(*), 0, sum(without_vat)::bigint, sum(vat)::bigint,
       sum(with_vat)::bigint, sum(cost)::bigint
     from tenant.invoices invoice
     where ${revenueIn(filter, values).join(' and ')} and customer_id is null and buyer_name <> ''
     group by 1`,
    filter,
    values,
    hasInvoices,
  );

/**
 * Adds a row with an empty key for the sales that are in no other row, if the new row meets the condition. Its
 * figures are those of all sales minus those of the other rows. Its count is right only for the grouping `client`,
 * because only there each invoice counts in exactly one row.
 */
function withOthers(rows: string, filter: SoldFilter, values: Values, condition: string): string {
  const rest = ['count', 'quantity', 'without_vat', 'vat', 'with_vat', 'cost']
    .map((column) => `coalesce(whole.${column}, 0) - coalesce(named.${column}, 0) as ${column}`)
    .join(', ');
  const named = ['count', 'quantity', 'without_vat', 'vat', 'with_vat', 'cost']
    .map((column) => `sum(${column})::bigint as ${column}`)
    .join(', ');
  return `
    with named_rows as materialized (${rows})
    select * from named_rows
    union all
    select * from (
      select '' as key, ${rest}
      from (select ${named} from named_rows) named
      left join (${keptRows('whole', 'shop', filter, values)}) whole on true
    ) others
    where ${condition}`;
}
