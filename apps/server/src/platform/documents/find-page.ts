import { asMoney, endOfTiranaDay, startOfTiranaDay, type Money } from '@tezga/domain';
import { withCustomPlan } from '../database/with-custom-plan.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Collects the parameters of an SQL statement that is built in parts: `place` adds a value and returns its
 * placeholder, such as $2.
 */
export interface Values {
  readonly given: unknown[];
  readonly place: (value: unknown) => string;
}

/** Begins with the id of the business, which is always $1. */
export function valuesFor(businessId: string): Values {
  const given: unknown[] = [businessId];
  return { given, place: (value) => `$${given.push(value)}` };
}

/** Each condition with a preceding `and`. */
export const andAll = (parts: readonly string[]): string => parts.map((part) => ` and ${part}`).join('');

/** The condition that a column has one of the chosen values; no condition if none is chosen. */
export const oneOf = (
  column: string,
  chosen: readonly unknown[],
  { place }: Values,
  type: 'text' | 'smallint' = 'text',
): string[] => (chosen.length === 0 ? [] : [isOneOf(column, chosen, { place }, type)]);

/**
 * For a single value the condition is `=` instead of `any`, because only then an index scan returns the rows in its
 * order.
 */
export function isOneOf(
  column: string,
  chosen: readonly unknown[],
  { place }: Pick<Values, 'place'>,
  type: 'text' | 'smallint' = 'text',
): string {
  const [only, ...others] = chosen;
  return only !== undefined && others.length === 0
    ? `${column} = ${place(only)}::${type}`
    : `${column} = any (${place(chosen)}::${type}[])`;
}

/** Limit of a capped count: counting stops at this number of rows. */
const countedMax = 10_000;

/**
 * Limit of a sort by another column than the date: only this many of the newest matches are sorted, so that no call
 * sorts a whole table.
 */
const sortedMax = 100_000;

/** A sort by other columns than those of the default order. */
interface PageSort {
  /** SQL expressions on the table, the most significant first. */
  readonly keys: readonly string[];
  readonly direction: 'asc' | 'desc';
}

/**
 * The order of a list. A sort by date scans the index of the default order forwards or backwards; a sort by another
 * column sorts the rows by its keys.
 */
export function orderOf<Column extends string>(
  { sort, direction }: { readonly sort: 'date' | Column; readonly direction: 'ascending' | 'descending' },
  dateColumn: string,
  keysOf: Readonly<Record<Exclude<Column, 'date'>, readonly string[]>>,
): Pick<PageRequest, 'order' | 'sort'> {
  const [short, newestFirst] = [
    direction === 'ascending' ? 'asc' : 'desc',
    `${dateColumn} desc, id desc`,
  ] as const;
  if (sort === 'date') return { order: `${dateColumn} ${short}, id ${short}`, sort: null };
  return { order: newestFirst, sort: { keys: keysOf[sort as Exclude<Column, 'date'>], direction: short } };
}

/** How to sum a list by day: the column with the time of a document, and the amount to sum. */
interface PageDays {
  readonly column: string;
  /** True if the column is a timestamp, false if it is a date. */
  readonly isMoment: boolean;
  /** SQL expression of the amount to sum; null if only documents are counted. */
  readonly sum: string | null;
}

interface PageRequest {
  /** The table with its alias, as SQL. */
  readonly from: string;
  readonly conditions: readonly string[];
  /** The default order, which an index provides. */
  readonly order: string;
  /** Null or absent for the default order. */
  readonly sort?: PageSort | null;
  readonly skip: number;
  readonly take: number;
  /** Columns to sum over the counted rows. */
  readonly sums?: readonly string[];
  /** Sums the matches by day, unless a `sort` is given; no sums if left out. */
  readonly days?: PageDays;
}

/** Count and sum of all matching documents of one day; these may be on several pages. */
export interface DaySum {
  readonly day: string;
  readonly count: number;
  readonly sum: Money | null;
}

export interface FoundPage {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether more rows match than the limit of the capped count. */
  readonly isMore: boolean;
  /** Whether more than `sortedMax` rows match; then the pages contain only the newest `sortedMax` rows. */
  readonly isSortCut: boolean;
  /** Sums over the counted rows. */
  readonly sums: Readonly<Record<string, bigint>>;
  readonly days: readonly DaySum[];
}

/**
 * Finds one page of a list (limit and offset): the ids and a capped count. It runs without the plan cache, because a
 * filter may match all documents or very few, and a plan for other values would be slow.
 */
export const findPage = (
  transaction: Transaction,
  values: Values,
  request: PageRequest,
): Promise<FoundPage> => withCustomPlan(transaction, () => readPage(transaction, values, request));

async function readPage(
  transaction: Transaction,
  { given, place }: Values,
  { from, conditions, order, sort = null, skip, take, sums = [], days }: PageRequest,
): Promise<FoundPage> {
  const wanted = `from ${from} where ${conditions.join(' and ')}`;
  const filter = [...given];
  const summed = sums.map((column) => `, coalesce(sum(${column}), 0)::bigint as ${column}`).join('');
  const day = days === undefined ? 'null' : dayExpression(days);
  // The alias `page_day` is not the name of a table column. With the alias `day`, `order by day` would sort by this
  // text instead of the column, and not use the index.
  const inOrder =
    sort === null ? `select id, ${day} as page_day ${wanted} order by ${order}` : sorted(wanted, order, sort);
  const [rows, [total]] = await Promise.all([
    transaction.run<{ readonly id: string; readonly page_day: string | null }>(
      `${inOrder} limit ${place(take)} offset ${place(skip)}`,
      given,
    ),
    transaction.run<Record<string, bigint>>(
      `select count(*) as count${summed} from (select ${sums.join(', ')} ${wanted} limit ${countedMax + 1}) counted`,
      filter,
    ),
  ]);
  const { count: all = 0n, ...sumsOfAll } = total ?? {};
  const isMore = all > countedMax;
  return {
    ids: rows.map(({ id }) => id),
    count: Math.min(Number(all), countedMax),
    isMore,
    isSortCut: sort !== null && isMore && (await isLongerThanSorted(transaction, wanted, filter)),
    sums: sumsOfAll,
    days: days === undefined ? [] : await sumDays(transaction, { wanted, filter, days, rows }),
  };
}

/**
 * Sorts only the newest matches. The id is the last sort key, so that the order is unambiguous and pages do not
 * overlap.
 */
function sorted(wanted: string, order: string, { keys, direction }: PageSort): string {
  const selected = keys.map((key, index) => `, ${key} as key${index}`).join('');
  const by = keys.map((_key, index) => `key${index} ${direction} nulls last, `).join('');
  return `select id, null as page_day from (select id${selected} ${wanted} order by ${order} limit ${sortedMax}) newest
    order by ${by}id ${direction}`;
}

async function isLongerThanSorted(
  transaction: Transaction,
  wanted: string,
  filter: readonly unknown[],
): Promise<boolean> {
  const [counted] = await transaction.run(
    `select count(*) as count from (select ${wanted} limit ${sortedMax + 1}) counted`,
    filter,
  );
  return Number(counted?.['count']) > sortedMax;
}

const dayExpression = ({ column, isMoment }: PageDays): string =>
  isMoment ? `(${column} at time zone 'Europe/Tirane')::date::text` : `${column}::text`;

interface DaysOfPage {
  readonly wanted: string;
  readonly filter: readonly unknown[];
  readonly days: PageDays;
  readonly rows: readonly { readonly page_day: string | null }[];
}

/**
 * Sums the matches of each day of the page. A page has consecutive days, so this reads only the documents from its
 * first to its last day.
 */
async function sumDays(
  transaction: Transaction,
  { wanted, filter, days, rows }: DaysOfPage,
): Promise<readonly DaySum[]> {
  const shown = [...new Set(rows.flatMap(({ page_day: day }) => day ?? []))].toSorted();
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return [];
  const values = [...filter];
  const place = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { column, isMoment, sum } = days;
  const range = isMoment
    ? `${column} >= ${place(startOfTiranaDay(first), 'timestamptz')} and ${column} < ${place(endOfTiranaDay(last), 'timestamptz')}`
    : `${column} between ${place(first, 'date')} and ${place(last, 'date')}`;
  const found = await transaction.run<{ day: string; count: bigint; sum: bigint | null }>(
    `select ${dayExpression(days)} as day, count(*) as count,
       ${sum === null ? 'null' : `coalesce(sum(${sum}), 0)`}::bigint as sum
     ${wanted} and ${range} group by 1 order by 1 desc`,
    values,
  );
  return found.map((each) => ({
    day: each.day,
    count: Number(each.count),
    sum: each.sum === null ? null : asMoney(each.sum),
  }));
}
