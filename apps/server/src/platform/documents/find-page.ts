import { withCustomPlan } from '../database/with-custom-plan.ts';
import type { Transaction } from '../database/transaction.ts';

/** Collects the values of a statement that is built in parts; `place` adds one and returns its placeholder. */
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

interface PageRequest {
  /** The table and its alias. */
  readonly from: string;
  readonly conditions: readonly string[];
  readonly order: string;
  readonly skip: number;
  readonly take: number;
  /** Columns to sum over the counted rows. */
  readonly sums?: readonly string[];
}

export interface FoundPage {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more rows than the capped count. */
  readonly isMore: boolean;
  /** Sums over the counted rows. */
  readonly sums: Readonly<Record<string, bigint>>;
}

/**
 * Pagination: the ids of one page (limit and offset) and a capped count. Without the plan cache, because a filter may
 * match all documents or one in a million, and a plan made for other values would be slow.
 */
export async function findPage(
  transaction: Transaction,
  { given, place }: Values,
  { from, conditions, order, skip, take, sums = [] }: PageRequest,
): Promise<FoundPage> {
  const wanted = `from ${from} where ${conditions.join(' and ')}`;
  const counted = [...given];
  const summed = sums.map((column) => `, coalesce(sum(${column}), 0)::bigint as ${column}`).join('');
  const [rows, [total]] = await withCustomPlan(transaction, () =>
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
