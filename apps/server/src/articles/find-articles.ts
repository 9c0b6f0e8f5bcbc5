import type { articleStockStates } from '@tezga/contract';
import { statement } from '../platform/database/statement.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { sql, type RawBuilder } from 'kysely';

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
  const [found] = await findInBusiness(transaction, inputOf(wanted));
  return found ?? nothing;
}

export interface StockWanted {
  readonly businessId: string;
  /** Null for the sum of all shops. */
  readonly shopId: string | null;
  readonly states: readonly (typeof articleStockStates)[number][];
}

/**
 * The articles whose stock has one of the states. The function in the database sees the stock of every shop, so the
 * stock is filtered outside of it, under the row-level security of the employee's shops.
 */
export async function findArticlesByStock(
  transaction: Transaction,
  wanted: Wanted,
  stock: StockWanted,
): Promise<Found> {
  const [found] = await findByStock(transaction, { ...inputOf(wanted), ...stock });
  return found ?? nothing;
}

const nothing: Found = { ids: [], total: 0, isMore: false };

const inputOf = (wanted: Wanted): FindInput => ({
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

interface FoundRow {
  readonly ids: string[];
  readonly total: number;
  readonly is_more: boolean;
}

const findInBusiness = statement((queries, input: FindInput) =>
  queries
    .selectFrom(
      sql<FoundRow>`tenant.find_articles(
        ${input.sort}, ${input.isDescending}, ${input.skip}, ${input.take}, ${input.isDeleted}, ${input.patterns},
        ${input.categories}, ${input.units}, ${input.vatIds}, ${input.kinds}
      )`.as('found'),
    )
    .select(['found.ids', 'found.total', 'found.is_more as isMore']),
);

/** The stock and the low state are those that the list shows (`reading-store.ts`). */
const stockOfArticle = ({ businessId, shopId }: StockWanted): RawBuilder<unknown> => sql`
  select
    sum(case when ${shopId}::text is null or stock.shop_id = ${shopId}::text then stock.quantity else 0 end) as quantity,
    bool_or(stock.quantity < lowest.minimum and (${shopId}::text is null or stock.shop_id = ${shopId}::text)) as is_low
  from tenant.stock stock
  left join tenant.stock_minimums lowest on lowest.business_id = stock.business_id and lowest.shop_id = stock.shop_id
    and lowest.article_id = stock.article_id
  where stock.business_id = ${businessId} and stock.article_id = listed.id`;

const findByStock = statement((queries, input: FindInput & StockWanted) =>
  queries
    .selectFrom(
      sql<FoundRow>`(
        with matching as (
          select listed.id, listed.place
          from tenant.find_articles(
            ${input.sort}, ${input.isDescending}, 0, 2147483647, ${input.isDeleted}, ${input.patterns},
            ${input.categories}, ${input.units}, ${input.vatIds}, ${input.kinds}
          ) found
          cross join unnest(found.ids) with ordinality listed (id, place)
          cross join lateral (${stockOfArticle(input)}) stocked
          where ('negative' = any (${input.states}::text[]) and stocked.quantity < 0)
            or ('none' = any (${input.states}::text[]) and stocked.quantity = 0)
            or ('low' = any (${input.states}::text[]) and stocked.is_low)
        )
        select
          array(select id from matching order by place limit ${input.take} offset ${input.skip}) as ids,
          least(count(*), 10000)::integer as total, count(*) > 10000 as is_more
        from matching
      )`.as('found'),
    )
    .select(['found.ids', 'found.total', 'found.is_more as isMore']),
);
