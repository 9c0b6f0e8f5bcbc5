import { sql } from 'kysely';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { findByBalance, type IdsFound, type PageWanted } from './balances.ts';
import { customerColumns, type CustomerRow } from './customer-row.ts';

export interface PageFound {
  readonly rows: readonly CustomerRow[];
  readonly total: number;
  readonly isMore: boolean;
}

const columnOf: Record<Exclude<PageWanted['sort'], 'balance'>, string> = {
  name: 'name',
  clientCode: 'code',
  idNumber: 'id_number',
  town: 'town',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** A page of the customers of one business. */
export async function customersPage(
  transaction: Transaction,
  businessId: string,
  wanted: PageWanted,
): Promise<PageFound> {
  const { ids, total, isMore } =
    wanted.sort === 'balance'
      ? await findByBalance(transaction, businessId, wanted)
      : await findCustomers(transaction, { ...wanted, sort: columnOf[wanted.sort] });
  return { rows: await rowsOf(transaction, businessId, ids), total, isMore };
}

/**
 * The customers of the transaction's business that match a search, either the live or the deleted ones,
 * sorted by name.
 */
export function customersBySearch(
  transaction: Transaction,
  { search, deleted, max }: { readonly search: string; readonly deleted: boolean; readonly max: number },
): Promise<IdsFound> {
  return findCustomers(transaction, {
    page: 1,
    perPage: max,
    sort: 'name',
    direction: 'ascending',
    search,
    idTypes: [],
    towns: [],
    deleted,
  });
}

async function findCustomers(
  transaction: Transaction,
  wanted: Omit<PageWanted, 'sort'> & { readonly sort: string },
): Promise<IdsFound> {
  const [found] = await findInBusiness(transaction, {
    sort: wanted.sort,
    isDescending: wanted.direction === 'descending',
    skip: (wanted.page - 1) * wanted.perPage,
    take: wanted.perPage,
    isDeleted: wanted.deleted,
    patterns: searchPatterns(wanted.search),
    idTypes: wanted.idTypes,
    towns: wanted.towns,
  });
  return found ?? { ids: [], total: 0, isMore: false };
}

interface FindInput {
  readonly [name: string]: unknown;
  readonly sort: string;
  readonly isDescending: boolean;
  readonly skip: number;
  readonly take: number;
  readonly isDeleted: boolean;
  readonly patterns: readonly string[];
  readonly idTypes: readonly string[];
  readonly towns: readonly string[];
}

const findInBusiness = statement((queries, input: FindInput) =>
  queries
    .selectFrom(
      sql<{ ids: string[]; total: number; is_more: boolean }>`tenant.find_customers(
        ${input.sort}, ${input.isDescending}, ${input.skip}, ${input.take}, ${input.isDeleted}, ${input.patterns},
        ${input.idTypes}, ${input.towns}
      )`.as('found'),
    )
    .select(['found.ids', 'found.total', 'found.is_more as isMore']),
);

async function rowsOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<readonly CustomerRow[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.run<CustomerRow>(
    `select ${customerColumns.join(', ')} from tenant.customers where business_id = $1 and id = any ($2::text[])`,
    [businessId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
