import { asMoney, endOfTiranaDay, startOfTiranaDay, type Money } from '@tezga/domain';
import { withCustomPlan } from '../database/with-custom-plan.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Collects the values of a statement that is built in parts; `place` adds a value and returns its
 * placeholder.
 */
export interface Values {
  readonly given: unknown[];
  readonly place: (value: unknown) => string;
}

/** The id of the business is always $1. */
export function valuesFor(businessId: string): Values {
  const given: unknown[] = [businessId];
  return { given, place: (value) => `$${given.push(value)}` };
}

/** Appends conditions to a where clause. */
export const andAll = (parts: readonly string[]): string => parts.map((part) => ` and ${part}`).join('');

/** A filter condition on the chosen values; none if nothing is chosen. */
export const oneOf = (
  column: string,
  chosen: readonly unknown[],
  { place }: Values,
  type: 'text' | 'smallint' = 'text',
): string[] => (chosen.length === 0 ? [] : [isOneOf(column, chosen, { place }, type)]);

/** Compares a single value with `=` instead of `any`, because only then an index scan returns the rows in order. */
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

/** Capped count: counting stops at this number of rows. */
const countedMax = 10_000;

/**
 * A list that is sorted by another column than the date sorts only this many of its newest matches, so that
 * no sort reads a whole table.
 */
const sortedMax = 100_000;

/** A sort by columns other than the default order. */
interface PageSort {
  /** SQL expressions on the table, the most significant first. */
  readonly keys: readonly string[];
  readonly direction: 'asc' | 'desc';
}

/**
 * The ORDER BY of a list. Sorting by date reads the index of the default order in either direction; any other column
 * needs an explicit sort by its keys.
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

/** The column with the day of a document, and the amount to sum by day. */
interface PageDays {
  readonly column: string;
  /** Whether the column is a point in time; otherwise it is a date. */
  readonly isMoment: boolean;
  /** The SQL of the amount to sum; null to count the documents only. */
  readonly sum: string | null;
}

interface PageRequest {
  /** The table and its alias. */
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
  /** Left out if the days are not summed. They are not summed either if a `sort` is given. */
  readonly days?: PageDays;
}

/** All matching documents of a day that is on the page, also those on other pages. */
export interface DaySum {
  readonly day: string;
  readonly count: number;
  readonly sum: Money | null;
}

export interface FoundPage {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more rows than the capped count. */
  readonly isMore: boolean;
  /** Whether more rows match than are sorted; if so, the page is one of the newest `sortedMax` rows. */
  readonly isSortCut: boolean;
  /** Sums over the counted rows. */
  readonly sums: Readonly<Record<string, bigint>>;
  readonly days: readonly DaySum[];
}

/**
 * Pagination: the ids of one page (limit and offset) and a capped count. Without the plan cache, because a filter may
 * match all documents or one in a million, and a plan made for other values would be slow.
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
  // Named `page_day`, which is no column of a table: `order by day` would otherwise sort by this text and not
  // use the index.
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

/** Sorts the newest matches only. The id makes the order complete, so that pages do not overlap. */
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
 * Sums the days of the page. Reads no more than the page and the other documents of its first and last day,
 * because a page has consecutive days.
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
