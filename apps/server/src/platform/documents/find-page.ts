import { planAnew } from '../database/plan-anew.ts';
import type { Transaction } from '../database/transaction.ts';

/** The values of a statement that is put together, by the places they take in it. */
export interface Values {
  readonly given: unknown[];
  readonly place: (value: unknown) => string;
}

/** The business stands first in every statement. */
export function valuesFor(businessId: string): Values {
  const given: unknown[] = [businessId];
  return { given, place: (value) => `$${given.push(value)}` };
}

/** As the rest of a where clause. */
export const andAll = (parts: readonly string[]): string => parts.map((part) => ` and ${part}`).join('');

/** A condition where something is chosen, and none where nothing is. */
export const oneOf = (
  column: string,
  chosen: readonly unknown[],
  { place }: Values,
  type: 'text' | 'smallint' = 'text',
): string[] => (chosen.length === 0 ? [] : [isOneOf(column, chosen, { place }, type)]);

/** A single choice is compared by itself, because only then does an index give its rows in order. */
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

/** Counting stops here. */
const countedMax = 10_000;

interface PageAsked {
  /** The table and its alias. */
  readonly from: string;
  readonly conditions: readonly string[];
  readonly order: string;
  readonly skip: number;
  readonly take: number;
  /** Columns to sum up over all that are counted. */
  readonly sums?: readonly string[];
}

export interface FoundPage {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  /** Of the rows that were counted. */
  readonly sums: Readonly<Record<string, bigint>>;
}

/**
 * The ids of a page and how many there are in all. A filter may leave every document or one of a million, so a plan made
 * for other values would be wrong.
 */
export async function findPage(
  transaction: Transaction,
  { given, place }: Values,
  { from, conditions, order, skip, take, sums = [] }: PageAsked,
): Promise<FoundPage> {
  const wanted = `from ${from} where ${conditions.join(' and ')}`;
  const counted = [...given];
  const summed = sums.map((column) => `, coalesce(sum(${column}), 0)::bigint as ${column}`).join('');
  const [rows, [total]] = await planAnew(transaction, () =>
    Promise.all([
      transaction.run<{ readonly id: string }>(
        `select id ${wanted} order by ${order} limit ${place(take)} offset ${place(skip)}`,
        given,
      ),
      transaction.run<Record<string, bigint>>(
        `select count(*) as count${summed} from (select ${sums.join(', ')} ${wanted} limit ${countedMax + 1}) counted`,
        counted,
      ),
    ]),
  );
  const { count: all = 0n, ...sumsOfAll } = total ?? {};
  return {
    ids: rows.map(({ id }) => id),
    count: Math.min(Number(all), countedMax),
    isMore: all > countedMax,
    sums: sumsOfAll,
  };
}
