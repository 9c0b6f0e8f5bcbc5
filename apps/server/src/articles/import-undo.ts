import { restoreCurrenciesOf } from '../currencies/index.ts';
import { joinByHash } from '../platform/database/join-by-hash.ts';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { StaleRead } from '../platform/http/error-reply.ts';
import { restoreUnitsOf } from '../units/index.ts';
import type { TouchedRecord } from './import-articles.ts';
import { recipesStore } from './recipes-store.ts';
import { recipeGraph } from './import-recipes.ts';
import { importStore } from './import-store.ts';

export interface ArticleImportToUndo {
  readonly at: Date;
  readonly touched: readonly TouchedRecord[];
  readonly addedCategoryIds: readonly string[];
}

/** An article of the import that was not changed since. */
interface Untouched {
  readonly id: string;
  readonly barcode: string;
  readonly before: string | null;
  readonly former: Former | null;
}

/** The parts of the former state that this code reads; SQL reads the rest. */
interface Former {
  readonly notedPriceIds: readonly string[];
  readonly state: {
    readonly article: { readonly barcode: string };
    /** Missing in imports of older versions, which did not save recipes. */
    readonly ingredients?: readonly { readonly ingredient_id: string }[];
  };
}

type Restorable = Untouched & { readonly former: Former };

const batchSize = 1000;

/**
 * Undoes an import: restores changed articles and deletes added ones. Articles that were edited later or are in use
 * stay.
 */
export async function undoArticles(
  context: Pick<BusinessContext, 'transaction' | 'businessId'>,
  { at, touched, addedCategoryIds }: ArticleImportToUndo,
): Promise<{ undone: number; kept: number }> {
  const { transaction, businessId } = context;
  await importStore(transaction, businessId).lockImports();
  const run: Run = (text, ...values) => transaction.run(text, [businessId, ...values]);
  // Lock order: the recipes before the articles, as in an edit.
  const recipes = recipesStore(transaction, businessId);
  await recipes.lockAll();
  const untouched = await lockUntouched(run, touched);
  const added = untouched.filter(({ former }) => former === null);
  const removed = await run('select tenant.remove_unused_articles($1, $2::text[])', idsOf(added));
  const changed = untouched.filter((each): each is Restorable => each.former !== null);
  const restorable = await withFreeBarcode(run, withFittingRecipe(await recipes.all(), changed));
  try {
    await joinByHash(transaction, () => restoreAll(run, restorable, at));
    await restoreUnitsOf(context, idsOf(restorable));
    await restoreCurrenciesOf(context, idsOf(restorable));
  } catch (error) {
    // Another transaction took a barcode meanwhile: the retry sees it and leaves the article unchanged.
    if (isUniqueViolation(error, 'articles_barcode')) throw new StaleRead();
    throw error;
  }
  await run(removeUnusedCategories, addedCategoryIds);
  const undone = removed.length + restorable.length;
  return { undone, kept: touched.length - undone };
}

type Run = (text: string, ...values: unknown[]) => Promise<readonly Record<string, unknown>[]>;

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

async function lockUntouched(run: Run, touched: readonly TouchedRecord[]): Promise<Untouched[]> {
  const rows = await run(lockArticles, idsOf(touched));
  const versionOf = new Map(rows.map((row) => [row['id'], row['version']]));
  const barcodeOf = new Map(rows.map((row) => [row['id'], String(row['barcode'])]));
  return touched
    .filter(({ id, leftAt }) => versionOf.get(id) === leftAt)
    .map(({ id, before }) => ({
      id,
      before,
      barcode: barcodeOf.get(id) ?? '',
      former: before === null ? null : (JSON.parse(before) as Former),
    }));
}

/** Leaves out articles whose former barcode belongs to another article now. */
async function withFreeBarcode(run: Run, articles: readonly Restorable[]): Promise<Restorable[]> {
  const formerBarcode = ({ former }: Restorable) => former.state.article.barcode;
  const rows = await run(barcodeOwners, articles.map(formerBarcode));
  const owners = new Map(rows.map((row) => [String(row['barcode']), String(row['id'])]));
  const ids = new Set(idsOf(articles));
  const isFree = (article: Restorable) => {
    const owner = owners.get(formerBarcode(article));
    return owner === undefined || ids.has(owner);
  };
  // Repeats until no article is blocked: an article that is left out still has its current barcode, which may be the
  // former barcode of another article.
  let blocked = articles.filter((article) => !isFree(article));
  while (blocked.length > 0) {
    for (const { id } of blocked) ids.delete(id);
    blocked = articles.filter((article) => ids.has(article.id) && !isFree(article));
  }
  return articles.filter(({ id }) => ids.has(id));
}

/**
 * Leaves out articles whose former recipe would now be a cycle or too deep, because other recipes have changed since.
 */
function withFittingRecipe(
  edges: Parameters<typeof recipeGraph>[0],
  articles: readonly Restorable[],
): readonly Restorable[] {
  const graph = recipeGraph(edges);
  const current = new Map<string, readonly string[]>();
  for (const { id, former } of articles) {
    const ids = former.state.ingredients?.map((part) => part.ingredient_id);
    const now = graph.ingredientsOf(id);
    if (ids === undefined || (ids.length === now.length && ids.every((each) => now.includes(each)))) continue;
    current.set(id, now);
    graph.set(id, ids);
  }
  const blocked = new Set<string>();
  // Repeats until nothing changes: an article that is left out still has its current recipe, which may make the former
  // recipe of another article a cycle or too deep.
  for (let isChanged = current.size > 0; isChanged;) {
    const found = [...current].filter(([id]) => !blocked.has(id) && graph.problemOf(id) !== null);
    for (const [id, now] of found) {
      blocked.add(id);
      graph.set(id, now);
    }
    isChanged = found.length > 0;
  }
  return articles.filter(({ id }) => !blocked.has(id));
}

async function restoreAll(run: Run, articles: readonly Restorable[], at: Date): Promise<void> {
  // Clears changed barcodes first, so that swapped ones do not violate the unique index.
  const others = articles.filter(({ barcode, former }) => barcode !== former.state.article.barcode);
  await run(`update tenant.articles set barcode = '' where business_id = $1 and ${listed}`, idsOf(others));
  for (let start = 0; start < articles.length; start += batchSize) {
    await restore(run, articles.slice(start, start + batchSize), at);
  }
}

async function restore(run: Run, articles: readonly Restorable[], at: Date): Promise<void> {
  const states = `[${articles.map(({ before }) => before).join()}]`;
  const ids = idsOf(articles);
  for (const table of ['article_categories', 'article_prices']) {
    await run(`delete from tenant.${table} where business_id = $1 and article_${listed}`, ids);
  }
  await run(
    `delete from tenant.price_history where business_id = $1 and ${listed}`,
    articles.flatMap(({ former }) => former.notedPriceIds),
  );
  await run(restoreArticles, states, ids);
  await run(restoreCategories, states, at);
  await run(restorePrices, states);
  await run(leaveChangedRecipes, states);
  await run(restoreRecipes, states);
}

const listed = 'id = any ($2::text[])';

const lockArticles = `
  select id::text, barcode, updated_at::text as version from tenant.articles
  where business_id = $1 and ${listed} and deleted_at is null
  order by id for update`;

const barcodeOwners = `
  select barcode, id::text from tenant.articles
  where business_id = $1 and deleted_at is null and barcode <> '' and barcode = any ($2::text[])`;

const formerStates = `jsonb_array_elements($2::text::jsonb) as former`;

const restoreArticles = `
  update tenant.articles article
  set name = was.name, sku = was.sku, barcode = was.barcode, price = was.price, currency = was.currency,
    cost = was.cost, vat_id = was.vat_id, sold_by = was.sold_by, unit_id = was.unit_id, icon = was.icon,
    shape = was.shape, color = was.color, is_stock_counted = was.is_stock_counted, is_composite = was.is_composite,
    is_produced = was.is_produced, is_for_processing = was.is_for_processing, is_sold_freely = was.is_sold_freely,
    is_scale_article = was.is_scale_article, scale_options = was.scale_options, created_at = was.created_at,
    updated_at = was.updated_at
  from ${formerStates}, jsonb_populate_record(null::tenant.articles, former -> 'state' -> 'article') as was
  where article.business_id = $1 and article.id = any ($3::text[]) and article.id = was.id`;

// Skips categories that were deleted since the import.
const restoreCategories = `
  insert into tenant.article_categories (business_id, article_id, category_id)
  select $1, former -> 'state' -> 'article' ->> 'id', category.id
  from ${formerStates}, jsonb_array_elements_text(former -> 'state' -> 'categoryIds') as category_id
  join tenant.categories category on category.business_id = $1 and category.id = category_id
    and (category.deleted_at is null or category.deleted_at <= $3)`;

const restorePrices = `
  insert into tenant.article_prices (business_id, article_id, shop_id, price)
  select $1, former -> 'state' -> 'article' ->> 'id', own.shop_id, own.price
  from ${formerStates}, jsonb_to_recordset(former -> 'state' -> 'prices') as own (shop_id text, price bigint)`;

const leaveChangedRecipes = `
  delete from tenant.article_ingredients part using ${formerStates}
  where part.business_id = $1 and part.article_id = former -> 'state' -> 'article' ->> 'id'
    and former -> 'state' ? 'ingredients'`;

// Skips ingredients that do not exist any more.
const restoreRecipes = `
  insert into tenant.article_ingredients (business_id, article_id, ingredient_id, quantity)
  select $1, former -> 'state' -> 'article' ->> 'id', part.ingredient_id, part.quantity
  from ${formerStates}, jsonb_to_recordset(coalesce(former -> 'state' -> 'ingredients', '[]'))
    as part (ingredient_id text, quantity bigint)
  join tenant.articles article on article.business_id = $1 and article.id = part.ingredient_id`;

// Deletes the categories that the import added, if they were not renamed since and contain no article.
const removeUnusedCategories = `
  delete from tenant.categories category
  where business_id = $1 and ${listed} and updated_at = created_at and not exists (
    select from tenant.article_categories link
    where link.business_id = category.business_id and link.category_id = category.id)`;
