import type { ImportedArticle, InputProblem, RowOutcome, RowRead } from '@tezga/contract';
import { foldText, isRecordId, nextSkus, usedVatRates, type Money } from '@tezga/domain';
import { pricedIn } from '../currencies/index.ts';
import { joinByHash } from '../platform/database/join-by-hash.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { StaleRead } from '../platform/http/error-reply.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { vatListOf } from '../settings/index.ts';
import { codesStore } from './codes-store.ts';
import { replacedBy, type ReplacedCells } from './import-before.ts';
import { planArticles, type PlannedArticle, type RowPlan } from './import-plan.ts';
import { withCheckedRecipes } from './import-recipes.ts';
import { importStore } from './import-store.ts';
import { recipesStore } from './recipes-store.ts';
import { importWritingStore, type ArticleToWrite, type PriceToRecord } from './import-writing-store.ts';

/** A batch of rows of a sheet, and the shops whose price it sets. */
export interface ArticlesPart {
  readonly rows: readonly RowRead<ImportedArticle>[];
  readonly shopIds: readonly string[];
  /** The articles that earlier batches of the same import changed. */
  readonly touchedIds: ReadonlySet<string>;
}

export interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
}

/** A record that was added or changed, with its former state for undo. */
export interface TouchedRecord {
  readonly id: string;
  /** The former state as JSON text; null for a new record. */
  readonly before: string | null;
  readonly leftAt: string;
}

export interface ImportedPart {
  readonly rows: readonly ImportedRow[];
  readonly touched: readonly TouchedRecord[];
  readonly addedCategoryIds: readonly string[];
}

type Scope = Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'>;

export interface CheckedRow extends ImportedRow {
  readonly before: ReplacedCells;
}

/** A dry run: the effect of each row, and the values that a change would replace. */
export async function checkArticles(scope: Scope, part: ArticlesPart): Promise<CheckedRow[]> {
  const { plans } = await plan(scope, part, { isLocking: false });
  const names = await namesIn(scope, plans);
  return plans.map(({ outcome, problems, article }) => ({
    outcome,
    problems,
    before: article === null ? {} : replacedBy(article, names),
  }));
}

/** The names of the current units and categories of the articles that the rows change. */
async function namesIn({ transaction, businessId }: Scope, plans: readonly RowPlan[]) {
  const store = importStore(transaction, businessId);
  const known = plans.flatMap(({ article }) => article?.known ?? []);
  const units = await store.unitNames([...new Set(known.map(({ unitId }) => unitId))]);
  const categories = await store.categoryNames([...new Set(known.flatMap((each) => each.categoryIds))]);
  return { unit: nameAmong(units), category: nameAmong(categories) };
}

function nameAmong(named: readonly { id: string; name: string }[]): (id: string) => string {
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => nameOf.get(id) ?? '';
}

/** Adds and changes articles by the rows; a row that is refused has its problems in the reply. */
export async function importArticles(
  scope: Scope & Pick<BusinessContext, 'person'>,
  part: ArticlesPart,
): Promise<ImportedPart> {
  await importStore(scope.transaction, scope.businessId).lockImports();
  // Lock order: the recipes before the articles, as in an edit.
  if (part.rows.some((read) => 'row' in read && setsRecipe(read.row)))
    await recipesStore(scope.transaction, scope.businessId).lockAll();
  const { plans, newCategories } = await plan(scope, part, { isLocking: true });
  const planned = plans.flatMap(({ article }) => (article === null ? [] : [article]));
  const used = new Set(planned.flatMap(({ categoryIds }) => categoryIds));
  const categories = newCategories.filter(({ id }) => used.has(id));
  try {
    const touched = await write(scope, planned, categories);
    return { rows: plans.map(outcomeOf), touched, addedCategoryIds: categories.map(({ id }) => id) };
  } catch (error) {
    // Another transaction took the same code or name meanwhile: the retry plans again and sees it.
    if (uniqueNames.some((name) => isUniqueViolation(error, name))) throw new StaleRead();
    throw error;
  }
}

const setsRecipe = ({ compositeProduct, ingredients }: ImportedArticle) =>
  compositeProduct !== undefined || ingredients !== undefined;

const uniqueNames = ['articles_sku', 'articles_barcode', 'categories_name'];

const outcomeOf = ({ outcome, problems }: RowPlan): ImportedRow => ({ outcome, problems });

async function plan(
  { transaction, businessId, clock }: Scope,
  part: ArticlesPart,
  locking: { isLocking: boolean },
) {
  const store = importStore(transaction, businessId);
  const rows = part.rows.flatMap((read) => ('row' in read ? [read.row] : []));
  const wanted = namedIn(rows, part.shopIds);
  const [articles, units, categories, categoryIds, ownShopIds, currencies, vatList] = await withCustomPlan(
    transaction,
    () =>
      Promise.all([
        store.articles(wanted, locking),
        store.units(locking),
        store.categories(wanted.categoryNames),
        store.liveIds('categories', wanted.categoryIds),
        store.liveIds('shops', wanted.shopIds),
        pricedIn({ transaction, businessId }, locking),
        vatListOf(transaction, businessId, locking),
      ]),
  );
  const keyOf = new Map(categories.map(({ name, key }) => [name, key]));
  const idOf = new Map(categories.flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])));
  const newCategories: { id: string; name: string }[] = [];
  const plans = planArticles(part.rows, {
    articles,
    currencies,
    unitNamed: unitNamedIn(units),
    vatIds: usedVatRates(vatList).map(({ id }) => id),
    unitIds: new Set(units.map(({ id }) => id)),
    categoryIds,
    ownShopIds,
    defaultUnitId: (units.find(({ isDefault }) => isDefault) ?? units[0])?.id,
    categoryNamed(name) {
      const key = keyOf.get(name) ?? name;
      const known = idOf.get(key);
      if (known !== undefined) return known;
      const id = newRecordId(clock.now());
      idOf.set(key, id);
      newCategories.push({ id, name });
      return id;
    },
    shopIds: part.shopIds,
    touchedIds: part.touchedIds,
  });
  return { plans: await withCheckedRecipes({ transaction, businessId }, plans), newCategories };
}

/** The codes, categories and shops that the rows name. */
function namedIn(rows: readonly ImportedArticle[], chosenShopIds: readonly string[]) {
  const categories = new Set(rows.flatMap((row) => [row.category ?? [], row.category_id ?? []].flat()));
  const shopIds = rows.flatMap(({ byShops = [] }) => byShops.map(({ shopId }) => shopId));
  return {
    skus: rows.flatMap(({ sku }) => sku ?? []),
    barcodes: rows.flatMap(({ barcode }) => barcode ?? []),
    categoryNames: [...categories].filter((each) => !isRecordId(each)),
    categoryIds: [...categories].filter(isRecordId),
    shopIds: [...new Set([...chosenShopIds, ...shopIds])],
  };
}

/** Finds a unit by its exact name or else without diacritics: "copë" finds the unit "cope". */
function unitNamedIn(units: readonly { id: string; name: string }[]): (name: string) => string | undefined {
  const exact = new Map(units.map(({ id, name }) => [name.toLowerCase(), id]));
  const folded = new Map(units.map(({ id, name }) => [foldText(name), id]));
  return (name) => exact.get(name.toLowerCase()) ?? folded.get(foldText(name));
}

interface Numbered extends PlannedArticle {
  readonly id: string;
  readonly sku: string;
}

async function write(
  scope: Scope & Pick<BusinessContext, 'person'>,
  planned: readonly PlannedArticle[],
  categories: readonly { id: string; name: string }[],
): Promise<TouchedRecord[]> {
  const { transaction, businessId, person } = scope;
  const now = scope.clock.now();
  const writing = importWritingStore(transaction, businessId);
  const articles = await numbered(scope, planned);
  const added = articles.filter(({ known }) => known === null);
  const changed = articles.filter(({ known }) => known !== null);
  const states = await importStore(transaction, businessId).states(changed.map(({ id }) => id));
  const prices = articles.flatMap((article) => pricesOf(article, now));

  await writing.addCategories(categories, now);
  const newVersions = await writing.add(added.map(toWrite), now);
  const versions = await joinByHash(transaction, () => writing.change(changed.map(toWrite), now));
  const recategorised = articles.filter(({ setsCategories }) => setsCategories);
  await joinByHash(transaction, () => writing.leaveCategories(recategorised));
  await writing.enterCategories(recategorised);
  await writing.setShopPrices(
    articles.flatMap(({ id, shopPrices }) =>
      Array.from(shopPrices, ([shopId, price]) => ({ articleId: id, shopId, price })),
    ),
  );
  await writing.setRecipes(articles.filter((article) => article.setsRecipe));
  await writing.recordPrices(prices, now, person);

  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  const priceIdsOf = new Map<string, string[]>();
  for (const { id, articleId } of prices)
    priceIdsOf.set(articleId, [...(priceIdsOf.get(articleId) ?? []), id]);
  return [
    ...newVersions.map(({ id, leftAt }) => ({ id, before: null, leftAt })),
    ...versions.map(({ id, leftAt }) => {
      const priceIds = JSON.stringify(priceIdsOf.get(id) ?? []);
      return { id, before: `{"notedPriceIds":${priceIds},"state":${stateOf.get(id)}}`, leftAt };
    }),
  ];
}

const toWrite = ({ id, sku, values }: Numbered): ArticleToWrite => ({ id, sku, ...values });

/** New articles without a SKU get the next free numbers. */
async function numbered(
  { transaction, businessId, clock }: Scope,
  planned: readonly PlannedArticle[],
): Promise<Numbered[]> {
  const count = planned.filter(({ sku }) => sku === null).length;
  let free: string[] = [];
  if (count > 0) {
    const { highest, width } = await codesStore(transaction, businessId).highestSku();
    const written = planned.flatMap(({ sku }) =>
      sku !== null && /^\d{1,18}$/.test(sku) ? [BigInt(sku)] : [],
    );
    const top = written.reduce((max, each) => (each > max ? each : max), highest ?? 0n);
    free = nextSkus(top, width, count);
  }
  return planned.map((article) => ({
    ...article,
    id: article.known?.id ?? newRecordId(clock.now()),
    sku: article.sku ?? free.shift() ?? '',
  }));
}

/** The changed prices, as rows of the price history. */
function pricesOf({ id, known, values, shopPrices }: Numbered, now: Date): PriceToRecord[] {
  const { currency } = values;
  const isEverywhere = known === null || known.price !== values.price || known.currency !== currency;
  const historyRow = (shopId: string | null, of: Money) => ({
    id: newRecordId(now),
    articleId: id,
    shopId,
    price: of,
    currency,
  });
  return [
    ...(isEverywhere ? [historyRow(null, values.price)] : []),
    ...Array.from(shopPrices, ([shopId, price]) => historyRow(shopId, price)),
  ];
}
