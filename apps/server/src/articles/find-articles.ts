import { statement } from '../platform/database/statement.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { sql } from 'kysely';

export type ArticleSort = 'name' | 'sku' | 'barcode' | 'price' | 'cost' | 'updatedAt';

/**
 * "counted": the stock of the article itself is tracked. "made": the article has a recipe, and production
 * fills its stock.
 */
export type ArticleKind = 'simple' | 'composite' | 'production' | 'processing' | 'counted' | 'made';

export interface Wanted {
  readonly page: number;
  readonly perPage: number;
  readonly sort?: ArticleSort;
  readonly direction?: 'ascending' | 'descending';
  readonly search?: string | undefined;
  readonly categories?: readonly string[];
  readonly units?: readonly string[];
  readonly vatIds?: readonly string[];
  readonly kinds?: readonly ArticleKind[];
  readonly deleted?: boolean;
}

export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  readonly isMore: boolean;
}

/** The ids of one page in their order and a capped count, for the business of the transaction. */
export async function findArticles(transaction: Transaction, wanted: Wanted): Promise<Found> {
  const [found] = await findInBusiness(transaction, {
    sort: wanted.sort ?? 'name',
    isDescending: wanted.direction === 'descending',
    skip: (wanted.page - 1) * wanted.perPage,
    take: wanted.perPage,
    isDeleted: wanted.deleted ?? false,
    patterns: searchPatterns(wanted.search),
    categories: wanted.categories ?? [],
    units: wanted.units ?? [],
    vatIds: wanted.vatIds ?? [],
    kinds: wanted.kinds ?? [],
  });
  return found ?? { ids: [], total: 0, isMore: false };
}

interface FindInput {
  readonly [name: string]: unknown;
  readonly sort: ArticleSort;
  readonly isDescending: boolean;
  readonly skip: number;
  readonly take: number;
  readonly isDeleted: boolean;
  readonly patterns: readonly string[];
  readonly categories: readonly string[];
  readonly units: readonly string[];
  readonly vatIds: readonly string[];
  readonly kinds: readonly ArticleKind[];
}

const findInBusiness = statement((queries, input: FindInput) =>
  queries
    .selectFrom(
      sql<{ ids: string[]; total: number; is_more: boolean }>`tenant.find_articles(
        ${input.sort}, ${input.isDescending}, ${input.skip}, ${input.take}, ${input.isDeleted}, ${input.patterns},
        ${input.categories}, ${input.units}, ${input.vatIds}, ${input.kinds}
      )`.as('found'),
    )
    .select(['found.ids', 'found.total', 'found.is_more as isMore']),
);
