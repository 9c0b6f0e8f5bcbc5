import type { contract, OutputOf } from '@tezga/contract';
import { hourKey, noMoney, noQuantity, type SoldGrouping } from '@tezga/domain';
import { dayAfter, daysOf, monthsOf, rangeBefore, type DayRange } from '../dashboard/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { countedApart, inForeignCurrencies } from './apart.ts';
import { isFiltered, isTimeGrouping, type SoldFilter, type TimeGrouping } from './sold-filter.ts';
import { readSold, type SoldPage, type SoldPageRequest, type SoldRow } from './sold-read.ts';

export type SoldReport = OutputOf<typeof contract.reports.salesSummary>;

export interface SoldReportInput extends SoldFilter, Omit<SoldPageRequest, 'skip' | 'take' | 'search'> {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string | undefined;
}

type Reading = Pick<BusinessContext, 'transaction' | 'businessId'>;

/** A page of the sales by a grouping, with the sums and the notes that the screen shows. */
export async function soldReport(
  grouping: SoldGrouping,
  input: SoldReportInput,
  { transaction, businessId }: Reading,
): Promise<SoldReport> {
  const { page, perPage } = input;
  const before = rangeBefore(input);
  const search = isSearchable(grouping) ? input.search : undefined;
  const [sold, apart, firstDay] = await Promise.all([
    soldRowsOf(grouping, input, { skip: (page - 1) * perPage, take: perPage }, { transaction, businessId }),
    // Orders and other invoices are not rows, so a search for rows does not match them.
    search === undefined || search === '' ? countedApart(transaction, businessId, input) : null,
    firstSoldDay({ transaction, businessId }),
  ]);
  const foreign = await inForeignCurrencies(
    grouping,
    input,
    { keys: sold.rows.map(({ key }) => key), search },
    { transaction, businessId },
  );
  const shown = shownFigures(grouping, input);
  return {
    rows: sold.rows.map((row) => ({
      key: row.key,
      name: row.name,
      unit: row.unit,
      ...shown(row),
      before: row.before,
      currencies: [...(foreign.byKey.get(row.key) ?? [])],
    })),
    totalResult: sold.rowCount,
    totals: { ...shown(sold.totals), ...(isCountOfRows(grouping) ? {} : { count: null }) },
    before: {
      ...before,
      count: isCountOfRows(grouping) && !isFiltered(input.categoryIds) ? Number(sold.before.count) : null,
      totalPrice: sold.before.withVat,
    },
    isBeforeWhole: firstDay !== null && firstDay <= before.from,
    apart,
    currencies: [...foreign.all],
  };
}

interface Slice {
  readonly skip: number;
  /** The maximum number of rows; null for all. */
  readonly take: number | null;
}

/** The rows of a page and the sums. Days and hours without sales are rows too, so that a chart has no gaps. */
export async function soldRowsOf(
  grouping: SoldGrouping,
  input: Omit<SoldReportInput, 'page' | 'perPage'>,
  slice: Slice,
  { transaction, businessId }: Reading,
): Promise<SoldPage> {
  const before = rangeBefore(input);
  const { search, sort, direction } = input;
  const read = (filter: SoldFilter, compared: DayRange | null, page: SoldPageRequest) =>
    readSold(transaction, businessId, grouping, { filter, before: compared, page });
  const isTime = isTimeGrouping(grouping);
  if (isSearchable(grouping)) return read(input, before, { search, sort, direction, ...slice });
  const [sold, earlier] = isTime
    ? await Promise.all([read(input, null, allRows), read({ ...input, ...before }, null, allRows)])
    : [await read(input, before, allRows), null];
  const whole =
    earlier === null
      ? keysOf(grouping).map((key) => rowAt(sold.rows, key))
      : wholePeriods(grouping as TimeGrouping, { range: input, before }, sold.rows, earlier.rows);
  const rows = sortedRows(whole, sort, direction);
  const end = slice.take === null ? undefined : slice.skip + slice.take;
  return {
    ...sold,
    ...(earlier === null ? {} : { before: earlier.totals }),
    rows: rows.slice(slice.skip, end),
    rowCount: rows.length,
  };
}

/** Whether a search applies to the rows; days, hours and weekdays are rows whatever the search. */
const isSearchable = (grouping: SoldGrouping): boolean =>
  !isTimeGrouping(grouping) && grouping !== 'hour' && grouping !== 'weekday';

const allRows: SoldPageRequest = {
  search: undefined,
  sort: 'key',
  direction: 'ascending',
  skip: 0,
  take: null,
};

const rowAt = (rows: readonly SoldRow[], key: string): SoldRow =>
  rows.find((row) => row.key === key) ?? { ...nothing, key };

/**
 * The rows for each day, week or month of the period, with the total of the corresponding one in the previous
 * period.
 */
function wholePeriods(
  grouping: TimeGrouping,
  { range, before }: { readonly range: DayRange; readonly before: DayRange },
  sold: readonly SoldRow[],
  earlier: readonly SoldRow[],
): SoldRow[] {
  const rows = new Map(sold.map((row) => [row.key, row]));
  const totals = new Map(earlier.map(({ key, withVat }) => [key, withVat]));
  const keysBefore = periodKeys(grouping, before);
  return periodKeys(grouping, range).map((key, place) => {
    const keyBefore = keysBefore[place];
    return Object.assign({}, rows.get(key) ?? { ...nothing, key }, {
      before: keyBefore === undefined ? null : (totals.get(keyBefore) ?? noMoney),
    });
  });
}

const keysOf = (grouping: SoldGrouping): string[] =>
  grouping === 'hour'
    ? Array.from({ length: 24 }, (_hour, hour) => hourKey(hour))
    : Array.from({ length: 7 }, (_day, day) => String(day + 1));

/** The first day of each day, week or month that overlaps the range. */
export function periodKeys(grouping: TimeGrouping, range: DayRange): string[] {
  if (grouping === 'day') return daysOf(range);
  if (grouping === 'month') return monthsOf(range);
  return daysOf({ from: mondayOf(range.from), to: range.to }).filter((_day, place) => place % 7 === 0);
}

const mondayOf = (day: string) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const nothing: Omit<SoldRow, 'key'> = {
  name: null,
  unit: null,
  count: 0n,
  quantity: noQuantity,
  withoutVat: noMoney,
  vat: noMoney,
  withVat: noMoney,
  cost: noMoney,
  before: null,
};

const sortValues = {
  count: ({ count }: SoldRow) => count,
  quantity: ({ quantity }: SoldRow) => quantity,
  withoutVat: ({ withoutVat }: SoldRow) => withoutVat,
  vat: ({ vat }: SoldRow) => vat,
  total: ({ withVat }: SoldRow) => withVat,
};

function sortedRows(
  rows: readonly SoldRow[],
  sort: SoldPageRequest['sort'],
  direction: SoldPageRequest['direction'],
): SoldRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (sort === 'key' || sort === 'name') return sign === 1 ? [...rows] : rows.toReversed();
  const valueOf = sortValues[sort];
  return rows.toSorted((one, other) => sign * Number(valueOf(one) - valueOf(other)));
}

/**
 * Whether each invoice counts in a single row, so that the counts can be summed. By VAT rate, method or article an
 * invoice may count in several rows.
 */
const isCountOfRows = (grouping: SoldGrouping): boolean =>
  grouping !== 'vat' && grouping !== 'method' && grouping !== 'item';

/** The figures to show for a grouping; the others are null. */
const shownFigures =
  (grouping: SoldGrouping, { categoryIds }: SoldFilter) =>
  ({
    count,
    quantity,
    withoutVat,
    vat,
    withVat,
    cost,
  }: Omit<SoldRow, 'key' | 'name' | 'unit' | 'before'>) => {
    const isTaxed = grouping !== 'method';
    return {
      count: grouping === 'item' || isFiltered(categoryIds) ? null : Number(count),
      quantity: grouping === 'item' || grouping === 'vat' ? quantity : null,
      totalPriceWithoutVAT: isTaxed ? withoutVat : null,
      totalVATAmount: isTaxed ? vat : null,
      totalPrice: withVat,
      cost: isTaxed ? cost : null,
    };
  };

/** The first day with a sale; null before the first sale. */
async function firstSoldDay({ transaction, businessId }: Reading): Promise<string | null> {
  const [row] = await transaction.run<{ readonly day: string | null }>(
    `select min(first_day)::text as day from tenant.sale_totals
     where business_id = $1 and dimension = 'shop' and span = 'day'`,
    [businessId],
  );
  return row?.day ?? null;
}
