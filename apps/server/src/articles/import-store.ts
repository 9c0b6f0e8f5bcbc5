import { asMoney, asQuantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ArticleValues, KnownArticle } from './import-values.ts';

/** The codes and shops that the rows of a batch refer to. */
export interface Named {
  readonly skus: readonly string[];
  readonly barcodes: readonly string[];
  readonly shopIds: readonly string[];
}

/** The reading side of an import: a few statements for a whole batch of rows. */
export function importStore(transaction: Transaction, businessId: string) {
  const read = <Row extends object>(text: string, ...values: unknown[]) =>
    transaction.run<Row>(text, [businessId, ...values]);
  return {
    /**
     * An advisory lock that serializes the imports of a business, so that each import sees the articles of the previous
     * one.
     */
    async lockImports(): Promise<void> {
      await read(`select pg_advisory_xact_lock(hashtextextended('import of articles ' || $1, 0))`);
    },

    /** The articles with a SKU or barcode of the rows; locked (`isLocking`) if the import will change them. */
    async articles(named: Named, { isLocking }: { isLocking: boolean }): Promise<KnownArticle[]> {
      const lock = isLocking ? 'for update of article' : '';
      const [bySku, byBarcode] = await Promise.all([
        read<KnownRow>(
          `${knownArticles} and article.sku = any ($3::text[]) ${inOrder} ${lock}`,
          named.shopIds,
          named.skus,
        ),
        read<KnownRow>(
          `${knownArticles} and article.barcode <> '' and article.barcode = any ($3::text[]) ${inOrder} ${lock}`,
          named.shopIds,
          named.barcodes,
        ),
      ]);
      const rows = [...new Map([...bySku, ...byBarcode].map((row) => [row.id, row])).values()];
      return rows.map((article) =>
        Object.assign(article, {
          shopPrices: new Map(
            Object.entries(article.shopPrices).map(([shopId, price]) => [shopId, asMoney(BigInt(price))]),
          ),
          recipe: new Map(
            Object.entries(article.recipe).map(([id, quantity]) => [id, asQuantity(BigInt(quantity))]),
          ),
        }),
      );
    },

    units: ({ isLocking }: { isLocking: boolean }) =>
      read<{ id: string; name: string; isDefault: boolean }>(
        isLocking ? `${liveUnits} for share` : liveUnits,
      ),

    /** The names of units, also of deleted ones, which an article may still have. */
    unitNames: (ids: readonly string[]) => read<Name>(namesOf('units'), ids),

    categoryNames: (ids: readonly string[]) => read<Name>(namesOf('categories'), ids),

    /** For each name: the key by which names are compared, and the id of the category with this name, or null. */
    categories: (names: readonly string[]) =>
      read<{ name: string; key: string; id: string | null }>(categoriesNamed, names),

    /** Those of the given ids that belong to records of the business that are not deleted. */
    liveIds: async (table: 'categories' | 'shops', ids: readonly string[]) =>
      new Set((await read<{ id: string }>(liveIdsOf[table], ids)).map(({ id }) => id)),

    /** A snapshot of each article as JSON text, with its categories, recipe and shop prices, for undo. */
    states: (ids: readonly string[]) => read<{ id: string; state: string }>(articleStates, ids),
  };
}

interface Name {
  readonly id: string;
  readonly name: string;
}

const namesOf = (table: 'units' | 'categories') =>
  `select id::text, name from tenant.${table} where business_id = $1 and id = any ($2::text[])`;

interface KnownRow extends ArticleValues {
  readonly id: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  readonly shopPrices: Readonly<Record<string, number>>;
  readonly recipe: Readonly<Record<string, number>>;
}

// Queried once by SKU and once by barcode: an OR of both conditions would use neither index.
const knownArticles = `
  select article.id::text, article.sku, article.name, article.barcode, article.price, article.currency, article.cost,
    article.vat_id as "vatId", article.unit_id::text as "unitId", article.is_stock_counted as "isStockCounted",
    article.is_produced as "isProduced", article.is_for_processing as "isForProcessing",
    article.is_sold_freely as "isSoldFreely", article.sold_by as "soldBy", article.icon, article.shape, article.color,
    article.is_composite as "isComposite", article.is_scale_article as "isScaleArticle",
    article.scale_options as "scaleOptions",
    (select coalesce(jsonb_object_agg(part.ingredient_id, part.quantity), '{}') from tenant.article_ingredients part
     where part.business_id = $1 and part.article_id = article.id) as recipe,
    (select coalesce(jsonb_agg(link.category_id), '[]') from tenant.article_categories link
     join tenant.categories category on category.business_id = $1 and category.id = link.category_id
     where link.business_id = $1 and link.article_id = article.id and category.deleted_at is null) as "categoryIds",
    (select coalesce(jsonb_object_agg(own.shop_id, own.price), '{}') from tenant.article_prices own
     where own.business_id = $1 and own.article_id = article.id and own.shop_id = any ($2::text[])) as "shopPrices"
  from tenant.articles article
  where article.business_id = $1 and article.deleted_at is null`;

const inOrder = 'order by article.id';

const liveIdsOf = {
  categories:
    'select id::text from tenant.categories where business_id = $1 and id = any ($2::text[]) and deleted_at is null',
  shops: 'select id::text from tenant.shops where business_id = $1 and id = any ($2::text[])',
};

const liveUnits = `
  select id::text, name, lower(name) in ('copë', 'cope') as "isDefault" from tenant.units
  where business_id = $1 and deleted_at is null order by created_at, id`;

const categoriesNamed = `
  select wanted.name, lower(wanted.name) as key, category.id::text
  from unnest($2::text[]) as wanted (name)
  left join tenant.categories category
    on category.business_id = $1 and lower(category.name) = lower(wanted.name) and category.deleted_at is null`;

const articleStates = `
  select article.id::text, jsonb_build_object(
    'article', to_jsonb(article) - 'search_text',
    'categoryIds', (select coalesce(jsonb_agg(link.category_id), '[]') from tenant.article_categories link
      where link.business_id = $1 and link.article_id = article.id),
    'ingredients', (select
      coalesce(jsonb_agg(jsonb_build_object('ingredient_id', part.ingredient_id, 'quantity', part.quantity)), '[]')
      from tenant.article_ingredients part where part.business_id = $1 and part.article_id = article.id),
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('shop_id', own.shop_id, 'price', own.price)), '[]')
      from tenant.article_prices own where own.business_id = $1 and own.article_id = article.id))::text as state
  from tenant.articles article
  where article.business_id = $1 and article.id = any ($2::text[])`;
