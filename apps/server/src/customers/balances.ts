import type { contract } from '@tezga/contract';
import { asMoney, noMoney, type Money } from '@tezga/domain';
import type { z } from 'zod';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { oneOf, valuesFor } from '../platform/documents/find-page.ts';
import { seenBalances } from '../platform/documents/seen.ts';

export type PageWanted = z.output<typeof contract.customers.page.input>;

export interface IdsFound {
  readonly ids: readonly string[];
  readonly total: number;
  readonly isMore: boolean;
}

/** Capped count: counting stops at this number of customers, as in the function `tenant.find_customers`. */
const countedMax = 10_000;

const deletedOnes = 'customer.deleted_at is not null and not customer.is_undone';

/** What these customers owe in ALL, by their id; 0 for a customer without documents. */
export async function balancesOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<(id: string) => Money> {
  const rows = await transaction.run<{ readonly id: string; readonly owed: bigint }>(
    `select subject_id as id, sum(owed_all)::bigint as owed from ${seenBalances('unpaid')}
     where business_id = $1 and side = 'customer' and subject_id = any ($2::text[]) group by subject_id`,
    [businessId, ids],
  );
  const balances = new Map(rows.map(({ id, owed }) => [id, asMoney(owed)]));
  return (id) => balances.get(id) ?? noMoney;
}

/**
 * A page of the customers sorted by what they owe, then by name. Most customers owe nothing: these are read in index
 * order and not sorted together with the others.
 */
export async function findByBalance(
  transaction: Transaction,
  businessId: string,
  { page, perPage, direction, search, idTypes, towns, deleted }: PageWanted,
): Promise<IdsFound> {
  const values = valuesFor(businessId);
  const { given, place } = values;
  const patterns = searchPatterns(search);
  const where = [
    'customer.business_id = $1',
    deleted ? deletedOnes : 'customer.deleted_at is null',
    ...(patterns.length === 0 ? [] : [`customer.search_text like all (${place(patterns)}::text[])`]),
    ...oneOf('customer.id_type', idTypes, values),
    ...oneOf('customer.town', towns, values),
  ].join(' and ');
  const [first, last] = [place((page - 1) * perPage + 1), place(page * perPage)];
  const owing = (sign: '<' | '>') => `array(
    select customer.id::text from tenant.customers customer join owed on owed.subject_id = customer.id
    where ${where} and owed.balance ${sign} 0
    order by owed.balance ${direction === 'ascending' ? 'asc' : 'desc'}, customer.name, customer.id
    limit ${last}::integer)`;
  const owingNothing = `array(
    select customer.id::text from tenant.customers customer
    where ${where} and customer.id not in (select subject_id from owed)
    order by customer.name, customer.id limit ${last}::integer)`;
  const ends = direction === 'ascending' ? (['<', '>'] as const) : (['>', '<'] as const);
  const [found] = await transaction.run<{ readonly ids: string[]; readonly count: bigint }>(
    `with owed as materialized (
       select subject_id, sum(owed_all) as balance from ${seenBalances('unpaid')}
       where business_id = $1 and side = 'customer' group by subject_id having sum(owed_all) <> 0
     )
     select (${owing(ends[0])} || ${owingNothing} || ${owing(ends[1])})[${first}::integer:${last}::integer] as ids,
       (select count(*) from (select from tenant.customers customer
         where ${where} limit ${place(countedMax + 1)}) counted) as count`,
    given,
  );
  const count = Number(found?.count ?? 0n);
  return { ids: found?.ids ?? [], total: Math.min(count, countedMax), isMore: count > countedMax };
}
