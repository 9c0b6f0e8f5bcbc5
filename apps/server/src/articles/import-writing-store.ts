import type { Money, Quantity } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ArticleValues } from './import-values.ts';

export interface ArticleToWrite extends ArticleValues {
  readonly id: string;
  readonly sku: string;
}

export interface PriceToRecord {
  readonly id: string;
  readonly articleId: string;
  readonly shopId: string | null;
  readonly price: Money;
  readonly currency: string;
}

interface Categorised {
  readonly id: string;
  readonly categoryIds: readonly string[];
}

/** The version (`updated_at`) as database text: a Date would lose the microseconds. */
export interface LeftVersion {
  readonly id: string;
  readonly leftAt: string;
}

/** The writing side of an import: one statement for all rows of a batch. */
export function importWritingStore(transaction: Transaction, businessId: string) {
  const run = async <Row extends object>(text: string, rows: readonly unknown[], ...values: unknown[]) =>
    rows.length === 0
      ? []
      : [...(await transaction.run<Row>(text, [businessId, rowsAsJson(rows), ...values]))];
  return {
    async addCategories(categories: readonly { id: string; name: string }[], at: Date): Promise<void> {
      await run(addCategories, categories, at);
    },

    add: (articles: readonly ArticleToWrite[], at: Date): Promise<LeftVersion[]> =>
      run(addArticles, articles, at),

    change: (articles: readonly ArticleToWrite[], at: Date): Promise<LeftVersion[]> =>
      run(changeArticles, articles, at, idsOf(articles)),

    async leaveCategories(articles: readonly Categorised[]): Promise<void> {
      await run(leaveCategories, articles, idsOf(articles));
    },

    async enterCategories(articles: readonly Categorised[]): Promise<void> {
      await run(enterCategories, articles);
    },

    async setRecipes(
      articles: readonly { id: string; recipe: ReadonlyMap<string, Quantity> }[],
    ): Promise<void> {
      const parts = articles.flatMap(({ id, recipe }) =>
        Array.from(recipe, ([ingredientId, quantity]) => ({ articleId: id, ingredientId, quantity })),
      );
      await run(leaveRecipes, idsOf(articles));
      await run(addIngredients, parts);
    },

    async setShopPrices(
      prices: readonly { articleId: string; shopId: string; price: bigint }[],
    ): Promise<void> {
      await run(setShopPrices, prices);
    },

    async recordPrices(
      prices: readonly PriceToRecord[],
      at: Date,
      { id, name }: { id: string; name: string },
    ): Promise<void> {
      await run(recordPrices, prices, at, id, name);
    },
  };
}

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

const addCategories = `
  insert into tenant.categories (business_id, id, name, created_at, updated_at)
  select $1, id, name, $3, $3 from jsonb_to_recordset($2::text::jsonb) as new (id text, name text)`;

const valueColumns = `name text, barcode text, price bigint, currency text, cost bigint, "vatId" text, "unitId" text,
  "isStockCounted" boolean, "isProduced" boolean, "isForProcessing" boolean, "isSoldFreely" boolean, "soldBy" text,
  icon text, shape text, color text, "isComposite" boolean, "isScaleArticle" boolean, "scaleOptions" jsonb`;

const addArticles = `
  insert into tenant.articles (business_id, id, sku, name, barcode, price, currency, cost, vat_id, unit_id,
    is_stock_counted, is_produced, is_for_processing, is_sold_freely, sold_by, icon, shape, color, is_composite,
    is_scale_article, scale_options, created_at, updated_at)
  select $1, id, sku, name, barcode, price, currency, cost, "vatId", "unitId",
    "isStockCounted", "isProduced", "isForProcessing", "isSoldFreely", "soldBy", icon, shape, color, "isComposite",
    "isScaleArticle", nullif("scaleOptions", 'null'), $3, $3
  from jsonb_to_recordset($2::text::jsonb) as new (id text, sku text, ${valueColumns})
  returning id::text, updated_at::text as "leftAt"`;

// The ids are passed a second time as an array, so that the planner uses the index.
const changeArticles = `
  update tenant.articles article
  set name = new.name, barcode = new.barcode, price = new.price, currency = new.currency, cost = new.cost,
    vat_id = new."vatId", unit_id = new."unitId", is_stock_counted = new."isStockCounted",
    is_produced = new."isProduced", is_for_processing = new."isForProcessing", is_sold_freely = new."isSoldFreely",
    sold_by = new."soldBy", icon = new.icon, shape = new.shape, color = new.color, is_composite = new."isComposite",
    is_scale_article = new."isScaleArticle", scale_options = nullif(new."scaleOptions", 'null'),
    updated_at = greatest($3::timestamptz, article.updated_at + interval '1 millisecond')
  from jsonb_to_recordset($2::text::jsonb) as new (id text, ${valueColumns})
  where article.business_id = $1 and article.id = any ($4::text[]) and article.id = new.id
  returning article.id::text, article.updated_at::text as "leftAt"`;

const leaveCategories = `
  delete from tenant.article_categories link
  using jsonb_to_recordset($2::text::jsonb) as wanted (id text, "categoryIds" jsonb)
  where link.business_id = $1 and link.article_id = any ($3::text[]) and link.article_id = wanted.id
    and not wanted."categoryIds" ? link.category_id
    -- Links to deleted categories stay, for when the category is restored.
    and exists (
      select from tenant.categories category
      where category.business_id = link.business_id and category.id = link.category_id and category.deleted_at is null
    )`;

const enterCategories = `
  insert into tenant.article_categories (business_id, article_id, category_id)
  select $1, wanted.id, category_id
  from jsonb_to_recordset($2::text::jsonb) as wanted (id text, "categoryIds" jsonb),
    jsonb_array_elements_text(wanted."categoryIds") as category_id
  on conflict do nothing`;

const leaveRecipes = `
  delete from tenant.article_ingredients part
  using jsonb_array_elements_text($2::text::jsonb) as left_by
  where part.business_id = $1 and part.article_id = left_by`;

const addIngredients = `
  insert into tenant.article_ingredients (business_id, article_id, ingredient_id, quantity)
  select $1, "articleId", "ingredientId", quantity
  from jsonb_to_recordset($2::text::jsonb) as new ("articleId" text, "ingredientId" text, quantity bigint)`;

const setShopPrices = `
  insert into tenant.article_prices (business_id, article_id, shop_id, price)
  select $1, "articleId", "shopId", price
  from jsonb_to_recordset($2::text::jsonb) as new ("articleId" text, "shopId" text, price bigint)
  on conflict (business_id, article_id, shop_id) do update set price = excluded.price`;

const recordPrices = `
  insert into tenant.price_history (business_id, id, article_id, shop_id, price, currency, at, user_id, user_name)
  select $1, id, "articleId", "shopId", price, currency, $3, $4, $5
  from jsonb_to_recordset($2::text::jsonb)
    as new (id text, "articleId" text, "shopId" text, price bigint, currency text)`;
