import type { Money, Quantity, UnitCost } from '@tezga/domain';
import type { Schema } from '../platform/database/schema.generated.ts';
import { sql, type Kysely } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export type ListedRow = Awaited<ReturnType<typeof liveArticles>>[number];
/** An article with the value of its stock in all shops, and whether its stock is below a minimum. */
export type ValuedRow = Awaited<ReturnType<typeof articlesWithIds>>[number];
export type WholeRow = Awaited<ReturnType<typeof wholeArticle>>[number];

/** Reads the articles of one business. */
export function readingStore(transaction: Transaction, businessId: string) {
  return {
    /**
     * The articles with these ids, in their order, deleted ones too; ids that the business does not have are left out.
     * Their stock is the stock in the shop, or in all shops.
     */
    async listed(ids: readonly string[], shopId: string | null = null): Promise<ValuedRow[]> {
      const each = [...new Set(ids)];
      const rows = await articlesWithIds(transaction, { businessId, ids: each, shopId });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return each.flatMap((id) => byId.get(id) ?? []);
    },

    async all(): Promise<readonly ListedRow[]> {
      return liveArticles(transaction, { businessId });
    },

    async one(id: string): Promise<WholeRow | null> {
      const [row] = await wholeArticle(transaction, { businessId, id });
      return row ?? null;
    },

    async images(ids: readonly string[]) {
      return imagesOf(transaction, { businessId, ids });
    },

    async prices(articleId: string) {
      return pricesOf(transaction, { businessId, articleId });
    },
  };
}

/**
 * The ids of the categories of the article. Deleted categories are left out; their rows in `article_categories` stay,
 * so that restoring a category restores its articles.
 */
const categoryIds = sql<string[]>`(
  select coalesce(json_agg(link.category_id order by link.category_id), '[]')
  from tenant.article_categories link
  join tenant.categories category
    on category.business_id = link.business_id and category.id = link.category_id and category.deleted_at is null
  where link.business_id = article.business_id and link.article_id = article.id
)`;

const shopPrices = sql<{ shopId: string; price: number }[]>`(
  select coalesce(json_agg(json_build_object('shopId', own.shop_id, 'price', own.price) order by own.shop_id), '[]')
  from tenant.article_prices own
  where own.business_id = article.business_id and own.article_id = article.id
)`;

/**
 * The stock in the shop, or in all shops; null if no shop has stock records of the article, zero if only
 * other shops have some.
 */
const stockIn = (shopId: string | null) => sql<Quantity | null>`(
  select sum(case when ${shopId}::text is null or stock.shop_id = ${shopId}::text then stock.quantity else 0 end)::bigint
  from tenant.stock stock
  where stock.business_id = article.business_id and stock.article_id = article.id
)`;

/** Whether the stock is below the minimum of the shop, or of any shop. */
const isLowIn = (shopId: string | null) => sql<boolean>`exists (
  select from tenant.stock stock
  join tenant.stock_minimums lowest on lowest.business_id = stock.business_id and lowest.shop_id = stock.shop_id
    and lowest.article_id = stock.article_id and stock.quantity < lowest.minimum
  where stock.business_id = article.business_id and stock.article_id = article.id
    and (${shopId}::text is null or stock.shop_id = ${shopId}::text)
)`;

const stockValue = sql<Money | null>`(
  select sum(stock.value)::bigint from tenant.stock stock
  where stock.business_id = article.business_id and stock.article_id = article.id
)`;

/**
 * The average cost of the stock in all shops. Without stock it is the mean of the last average costs of the shops; null
 * if no shop has one.
 */
const averageCost = sql<UnitCost | null>`(
  select round(coalesce(
    sum(stock.value) filter (where stock.quantity > 0) * 10000000.0 / sum(stock.quantity) filter (where stock.quantity > 0),
    avg(stock.average)
  ))::bigint
  from tenant.stock stock
  where stock.business_id = article.business_id and stock.article_id = article.id
)`;

/** The exchange rate of the currency of the price; null for lek. */
const exchangeRate = sql<string | null>`(
  select currency.exchange_rate::text from tenant.currencies currency
  where currency.business_id = article.business_id and currency.code = article.currency
)`;

const isInVat = sql<boolean>`(
  select settings.is_in_vat from tenant.settings settings where settings.business_id = article.business_id
)`;

const hasImage = sql<boolean>`exists (
  select from tenant.article_images image
  where image.business_id = article.business_id and image.article_id = article.id
)`;

const listedArticles = (queries: Kysely<Schema>, businessId: string, shopId: string | null = null) =>
  queries
    .selectFrom('tenant.articles as article')
    .select([
      'article.id',
      'article.name',
      'article.sku',
      'article.barcode',
      'article.price',
      'article.currency',
      'article.cost',
      'article.vat_id',
      'article.sold_by',
      'article.unit_id',
      'article.icon',
      'article.shape',
      'article.color',
      'article.is_stock_counted',
      'article.is_composite',
      'article.is_produced',
      'article.is_for_processing',
      'article.is_sold_freely',
      'article.is_scale_article',
      'article.is_deleted',
      'article.updated_at',
    ])
    .select([
      categoryIds.as('category_ids'),
      shopPrices.as('shop_prices'),
      stockIn(shopId).as('stock'),
      hasImage.as('has_image'),
    ])
    .where('article.business_id', '=', businessId);

const articlesWithIds = statement(
  (
    queries,
    { businessId, ids, shopId }: { businessId: string; ids: readonly string[]; shopId: string | null },
  ) =>
    listedArticles(queries, businessId, shopId)
      .select([
        stockValue.as('stock_value'),
        isLowIn(shopId).as('is_low'),
        averageCost.as('average_cost'),
        exchangeRate.as('exchange_rate'),
        isInVat.as('is_in_vat'),
      ])
      .where(sql<boolean>`article.id = any (${ids}::text[])`),
);

const liveArticles = statement((queries, { businessId }: { businessId: string }) =>
  listedArticles(queries, businessId)
    .where('article.is_deleted', '=', sql<boolean>`false`)
    .orderBy('article.name')
    .orderBy('article.id'),
);

const wholeArticle = statement((queries, { businessId, id }: { businessId: string; id: string }) =>
  listedArticles(queries, businessId)
    .select(['article.scale_options', 'article.created_at'])
    .select([
      sql<string | null>`(
        select 'data:' || image.type || ';base64,' || translate(encode(image.content, 'base64'), E'\\n', '')
        from tenant.article_images image
        where image.business_id = article.business_id and image.article_id = article.id
      )`.as('image'),
      sql<{ articleId: string; name: string; sku: string; unit_id: string; quantity: number }[]>`(
        select coalesce(json_agg(json_build_object(
          'articleId', part.id, 'name', part.name, 'sku', part.sku, 'unit_id', part.unit_id,
          'quantity', ingredient.quantity
        ) order by part.name, part.id), '[]')
        from tenant.article_ingredients ingredient
        join tenant.articles part on part.business_id = ingredient.business_id and part.id = ingredient.ingredient_id
        where ingredient.business_id = article.business_id and ingredient.article_id = article.id
      )`.as('ingredients'),
    ])
    .where('article.id', '=', id),
);

const imagesOf = statement((queries, { businessId, ids }: { businessId: string; ids: readonly string[] }) =>
  queries
    .selectFrom('tenant.article_images as image')
    .select([
      'image.article_id as articleId',
      sql<string>`'data:' || image.type || ';base64,' || translate(encode(image.content, 'base64'), E'\\n', '')`.as(
        'imageBase64',
      ),
    ])
    .where('image.business_id', '=', businessId)
    .where(sql<boolean>`image.article_id = any (${ids}::text[])`),
);

const pricesOf = statement((queries, { businessId, articleId }: { businessId: string; articleId: string }) =>
  queries
    .selectFrom('tenant.price_history as history')
    .select([
      'history.at',
      'history.shop_id as shopId',
      'history.price',
      'history.currency',
      'history.user_name as userName',
    ])
    .where('history.business_id', '=', businessId)
    .where('history.article_id', '=', articleId)
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc'),
);
