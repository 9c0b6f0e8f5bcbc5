import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** Up to here the way from the beginning is as quick. */
export const farAway = 2000;
const every = 1000;
/** So many orders of lists are remembered, of all businesses; those not looked at for longest are forgotten first. */
const mostKept = 500;

interface Marks {
  readonly ids: readonly string[];
  readonly total: number;
  readonly changeNumber: bigint;
}

export interface FarPage {
  readonly businessId: string;
  readonly sort: string;
  readonly isDescending: boolean;
  readonly skip: number;
  readonly take: number;
}

const known = new Map<string, Marks>();

/** A page far inside the list of all customers of a business; null where they change at this very moment. */
export async function farPage(
  transaction: Transaction,
  wanted: FarPage,
): Promise<{ readonly ids: readonly string[]; readonly total: number } | null> {
  const key = `${wanted.businessId} ${wanted.sort}`;
  const remembered = known.get(key);
  if (remembered !== undefined) {
    const page = await pageFrom(transaction, remembered, wanted);
    if (page !== null) {
      keep(key, remembered);
      return page;
    }
  }
  const [marks] = await readMarks(transaction, { sort: wanted.sort, every });
  if (marks === undefined) return null;
  keep(key, marks);
  return pageFrom(transaction, marks, wanted);
}

function keep(key: string, marks: Marks): void {
  known.delete(key);
  known.set(key, marks);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
}

async function pageFrom(transaction: Transaction, marks: Marks, { sort, isDescending, skip, take }: FarPage) {
  const { ids: marked, total, changeNumber } = marks;
  const count = Math.max(Math.min(take, total - skip), 0);
  // Marks stand in the ascending order; the other way round the page is as far from the end.
  const place = isDescending ? total - skip - count : skip;
  const mark = marked[Math.floor(place / every)];
  if (count === 0 || mark === undefined) return { ids: [], total };
  const [found] = await readFromMark(transaction, {
    sort,
    mark,
    further: place % every,
    take: count,
    changeNumber,
  });
  if (found === undefined || found.ids === null) return null;
  return { ids: isDescending ? found.ids.toReversed() : found.ids, total };
}

const readMarks = statement((queries, asked: { readonly sort: string; readonly every: number }) =>
  queries
    .selectFrom(
      sql<{
        ids: readonly string[];
        total: number;
        change_number: bigint;
      }>`tenant.mark_customers(${asked.sort}, ${asked.every})`.as('marks'),
    )
    .select(['marks.ids', 'marks.total', 'marks.change_number as changeNumber']),
);

interface FromMark {
  readonly [name: string]: unknown;
  readonly sort: string;
  readonly mark: string;
  readonly further: number;
  readonly take: number;
  readonly changeNumber: bigint;
}

const readFromMark = statement((queries, asked: FromMark) =>
  queries.selectNoFrom(
    sql<readonly string[] | null>`tenant.customers_from_mark(
      ${asked.sort}, ${asked.mark}, ${asked.further}, ${asked.take}, ${asked.changeNumber}
    )`.as('ids'),
  ),
);
