import { fiscalStatuses, hourKey, invoiceFilters, isRevenueClass } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FoundSums } from './found-invoices.ts';
import { andAll, conditionsOf, valuesFor, type Values } from './invoice-conditions.ts';
import { classesPaidBy, type WantedInvoices } from './wanted-invoices.ts';

/** A day or a whole month. */
export interface Period {
  readonly span: 'day' | 'month';
  readonly firstDay: string;
}

export interface KeptPeriod extends Period {
  /** How many invoices it has. */
  readonly count: number;
  /** About how many are read to look through it: of some hours nothing beside them. */
  readonly toRead: number;
}

export interface KeptPeriods {
  /** The newest first. */
  readonly periods: readonly KeptPeriod[];
  readonly sums: FoundSums;
}

/** Days that are read as such, or by whole months; without a bound there is none. */
interface Piece {
  readonly span: Period['span'];
  readonly from: string | null;
  /** The first day that is no longer meant. */
  readonly before: string | null;
}

/** Whether what is kept counts exactly the wanted invoices. */
export function isKeptAlone(wanted: WantedInvoices): boolean {
  const { shopIds, customerIds, articleIds, search, methods, operatorIds, statuses, classes, hours } = wanted;
  if (search !== null || [shopIds, customerIds, articleIds].some(({ length }) => length > 0)) return false;
  if (hours !== null) return methods.length === 0 && operatorIds.length === 0 && isAllRevenue(classes);
  const [method, ...others] = methods;
  if (method === undefined) return true;
  const isOfOneMethod = others.length === 0 && operatorIds.length === 0 && statuses === null;
  return isOfOneMethod && classes?.length === classesPaidBy(method).length;
}

/** The hours are kept of all that is sold, whoever sold it and however it was paid. */
const isAllRevenue = (classes: WantedInvoices['classes']): boolean =>
  invoiceFilters.every((kind) => (classes === null || classes.includes(kind)) === isRevenueClass(kind));

/** How many there are, as far as that is kept: never fewer than the wanted ones. Whole months are one period each. */
export function keptPeriods(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
): Promise<KeptPeriods> {
  return read(transaction, businessId, wanted, piecesOf(wanted.days));
}

/** The same day by day, from the earlier of these periods to the later. */
export async function keptDays(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  { earliest, latest }: { readonly earliest: KeptPeriod; readonly latest: KeptPeriod },
): Promise<readonly KeptPeriod[]> {
  const piece: Piece = { span: 'day', from: earliest.firstDay, before: dayAfterPeriod(latest) };
  const { periods } = await read(transaction, businessId, wanted, [piece]);
  return periods;
}

export const totalOf = (part: 'count' | 'toRead', periods: readonly KeptPeriod[]): number =>
  periods.reduce((total, period) => total + period[part], 0);

/** The first day that is no longer in it. */
export function dayAfterPeriod({ span, firstDay }: Period): string {
  return span === 'day' ? dayAfter(firstDay) : monthAfter(firstDay);
}

/** Its days, the newest first. */
export function daysWithin(period: Period): readonly string[] {
  const days: string[] = [];
  const end = dayAfterPeriod(period);
  for (let day = period.firstDay; day < end; day = dayAfter(day)) days.unshift(day);
  return days;
}

const dayMs = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** As many whole months as there are, and the days at both ends that are none. */
function piecesOf({ first, last }: WantedInvoices['days']): readonly Piece[] {
  const before = last === null ? null : dayAfter(last);
  const months: Piece = {
    span: 'month',
    from: first === null || first.endsWith('-01') ? first : monthAfter(first),
    before: before === null ? null : `${before.slice(0, 7)}-01`,
  };
  if (months.from !== null && months.before !== null && months.from >= months.before)
    return [{ span: 'day', from: first, before }];
  const ends: Piece[] = [
    { span: 'day', from: months.before, before },
    { span: 'day', from: first, before: months.from },
  ];
  return [months, ...ends.filter((end) => end.from !== end.before)];
}

async function read(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  pieces: readonly Piece[],
): Promise<KeptPeriods> {
  const values = valuesFor(businessId);
  const rows = pieces.map((piece) => keptRows(wanted, piece, values) + openRows(wanted, piece, values));
  const found = await transaction.run(
    `select span, first_day::text as "firstDay", sum(count)::integer as count, sum(to_read)::float8 as "toRead",
       sum(without_vat)::bigint as "withoutVat", sum(vat)::bigint as vat, sum(with_vat)::bigint as "withVat", sum(cost)::bigint as cost
     from (${rows.join(' union all ')}) kept
     group by span, first_day having sum(count) > 0 order by first_day desc`,
    values.given,
  );
  const periods = found as unknown as readonly (KeptPeriod & FoundSums)[];
  const sum = (part: keyof FoundSums) => periods.reduce((total, period) => total + period[part], 0n);
  return {
    periods,
    sums: { withoutVat: sum('withoutVat'), vat: sum('vat'), withVat: sum('withVat'), cost: sum('cost') },
  };
}

const columns = 'count, without_vat, vat, with_vat, cost';

function keptRows(wanted: WantedInvoices, piece: Piece, values: Values): string {
  const { operatorIds, classes, methods, posIds, hours } = wanted;
  const { place } = values;
  const placed = andAll([
    `span = '${piece.span}'`,
    ...boundsOf('first_day', piece, values),
    ...(posIds.length === 0 ? [] : [`place_id = any (${place(posIds)}::text[])`]),
  ]);
  const fromTotals = `from tenant.sale_totals where business_id = $1${placed}`;
  const rowsOf = (narrowed: readonly string[], toRead = 'count') =>
    `select span, first_day, ${columns}, ${toRead} as to_read ${fromTotals}${andAll(narrowed)}`;
  const onDaysOf = (narrowed: readonly string[]) =>
    `first_day = any (array(select first_day ${fromTotals}${andAll(narrowed)}))`;
  // The key is the operator, a colon and the class.
  const ofSales = (kinds: WantedInvoices['classes']) => [
    `dimension = 'sales'`,
    ...(operatorIds.length === 0 ? [] : [`left(key, 24) = any (${place(operatorIds)}::text[])`]),
    ...(kinds === null ? [] : [`substr(key, 26) = any (${place(kinds)}::text[])`]),
  ];
  const ofMethods = () => [`dimension = 'method'`, `key = any (${place(methods)}::text[])`];
  // Orders are in no other totals, so days are not told by the way of payment where orders are wanted too.
  const onDaysPaid = () => (methods.length === 0 || methods.includes('ORDER') ? [] : [onDaysOf(ofMethods())]);
  if (hours === null)
    return methods.length > 0 && isKeptAlone(wanted)
      ? rowsOf(ofMethods())
      : rowsOf([...ofSales(classes), ...onDaysPaid()]);
  const ofHours = () => [`dimension = 'hour'`, `key = any (${place(hours.map(hourKey))}::text[])`];
  // Orders and other documents that are no revenue are not in the totals of the hours either; some are in each.
  const shown = classes ?? invoiceFilters;
  const [sold, others] = [shown.filter(isRevenueClass), shown.filter((kind) => !isRevenueClass(kind))];
  const isSoldByAll =
    operatorIds.length === 0 && sold.length === invoiceFilters.filter(isRevenueClass).length;
  const ofSold = () => [...ofHours(), ...(isSoldByAll ? [] : [onDaysOf(ofSales(sold))]), ...onDaysPaid()];
  return [
    ...(sold.length === 0 ? [] : [rowsOf(ofSold())]),
    ...(others.length === 0 ? [] : [rowsOf(ofSales(others), `count * ${hours.length} / 24.0`)]),
  ].join(' union all ');
}

function boundsOf(column: string, { from, before }: Piece, { place }: Values): readonly string[] {
  return [
    ...(from === null ? [] : [`${column} >= ${place(from)}::date`]),
    ...(before === null ? [] : [`${column} < ${place(before)}::date`]),
  ];
}

/** What the tax authority has not taken is few, and taken off where only what it has is wanted. */
function openRows(wanted: WantedInvoices, piece: Piece, values: Values): string {
  const { statuses } = wanted;
  if (statuses === null) return '';
  const unwanted = fiscalStatuses.filter((status) => !statuses.includes(status));
  const conditions = [
    `document.status = any (${values.place(unwanted)}::text[])`,
    ...boundsOf('invoice.day', piece, values),
    ...conditionsOf(wanted, values, ['statuses', 'methods', 'shopIds']),
  ];
  const firstDay = piece.span === 'day' ? 'invoice.day' : `date_trunc('month', invoice.day::timestamp)::date`;
  return ` union all
    select '${piece.span}', ${firstDay}, -1, -invoice.without_vat, -invoice.vat, -invoice.with_vat, -invoice.cost, 0
    from tenant.fiscal_documents document
    join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = document.id
    where document.business_id = $1 and document.status <> 'fiscalized'${andAll(conditions)}`;
}
