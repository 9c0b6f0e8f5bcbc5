import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import { pageWindow } from '../platform/database/page-window.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { customerColumns, type CustomerRow, type Tables } from './tables.ts';

export type PageWanted = z.output<typeof contract.customers.page.input>;

export interface PageFound {
  readonly rows: readonly CustomerRow[];
  readonly total: number;
  readonly isMore: boolean;
}

/** Up to so many are sorted and counted; of more it is only said that there are more. */
const sortedMost = 2000;

const columnOf: Record<PageWanted['sort'], string> = {
  name: 'name',
  clientCode: 'code',
  idNumber: 'id_number',
  town: 'town',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** What a function returns has lost the collation of its column. */
const collationOf: Partial<Record<PageWanted['sort'], string>> = {
  name: 'collate platform.albanian',
  clientCode: 'collate "C"',
  idNumber: 'collate "C"',
  town: 'collate platform.albanian',
};

/** Pages of the customers of one business: at two hundred thousand as quick as at a thousand. */
export function pageStore(transaction: Transaction, businessId: string) {
  return {
    async page(wanted: PageWanted): Promise<PageFound> {
      const patterns = searchPatterns(wanted.search);
      const isWhole =
        patterns.length === 0 && wanted.idTypes.length === 0 && wanted.towns.length === 0 && !wanted.deleted;
      const { ids, total, isMore } = isWhole
        ? await pageOfAll(transaction, businessId, wanted)
        : await pageOfSome(transaction, patterns, wanted);
      return { rows: await rowsOf(transaction, businessId, ids), total, isMore };
    },
  };
}

interface IdsFound {
  readonly ids: readonly string[];
  readonly total: number;
  readonly isMore: boolean;
}

async function pageOfAll(
  transaction: Transaction,
  businessId: string,
  wanted: PageWanted,
): Promise<IdsFound> {
  const [counts] = await countsOf(transaction, { businessId });
  const total = Number(counts?.live ?? 0);
  const { offset, limit, isFromEnd } = pageWindow(wanted, total);
  const isDescending = (wanted.direction === 'descending') !== isFromEnd;
  const rows = await transaction.run(
    `select id from tenant.customers where business_id = $1 and deleted_at is null
     order by ${inOrderOf(wanted.sort, isDescending)} limit $2 offset $3`,
    [businessId, limit, offset],
  );
  const ids = rows.map((row) => String(row['id']));
  return { ids: isFromEnd ? ids.toReversed() : ids, total, isMore: false };
}

async function pageOfSome(
  transaction: Transaction,
  patterns: readonly string[],
  wanted: PageWanted,
): Promise<IdsFound> {
  const conditions = [patterns, wanted.deleted, wanted.idTypes, wanted.towns];
  const skipped = (wanted.page - 1) * wanted.perPage;
  const isDescending = wanted.direction === 'descending';
  const [found] = await transaction.run(
    `with found as materialized (
       select * from tenant.search_customers($1::text[], $2::boolean, $3::text[], $4::text[], $5::integer)
     )
     select (select count(*) from found) as total,
       array(select id from found order by ${inOrderOf(wanted.sort, isDescending, collationOf[wanted.sort])}
         limit $6::integer offset $7::integer) as ids`,
    [...conditions, sortedMost + 1, wanted.perPage, skipped],
  );
  const total = Number(found?.['total']);
  if (total <= sortedMost) return { ids: found?.['ids'] as string[], total, isMore: false };
  const walked = await transaction.run(
    `select tenant.walk_customers($1::text[], $2::boolean, $3::text[], $4::text[], $5, $6::boolean, $7::integer, $8::integer) as id`,
    [...conditions, columnOf[wanted.sort], isDescending, skipped, wanted.perPage],
  );
  return { ids: walked.map((row) => String(row['id'])), total: sortedMost, isMore: true };
}

/** No two live customers have the same code, so that order is whole without the id. */
function inOrderOf(sort: PageWanted['sort'], isDescending: boolean, collation = ''): string {
  const direction = isDescending ? 'desc' : 'asc';
  const first = `${columnOf[sort]} ${collation} ${direction}`;
  return sort === 'clientCode' && collation === '' ? first : `${first}, id ${direction}`;
}

async function rowsOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<readonly CustomerRow[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.run(
    `select ${customerColumns.join(', ')} from tenant.customers where business_id = $1 and id = any ($2::text[])`,
    [businessId, ids],
  );
  const byId = new Map((rows as unknown as CustomerRow[]).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const countsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .withTables<Tables>()
    .selectFrom('tenant.customer_counts')
    .select('live')
    .where('business_id', '=', businessId),
);
