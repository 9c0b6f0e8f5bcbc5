import type { ImportedArticle, InputProblem, RowOutcome, RowRead } from '@tezga/contract';
import { foldText, nextSkus, type Money } from '@tezga/domain';
import { pricedIn } from '../currencies/index.ts';
import { joinByHash } from '../platform/database/join-by-hash.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { StaleRead } from '../platform/http/error-reply.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { codesStore } from './codes-store.ts';
import { replacedBy, type ReplacedCells } from './import-before.ts';
import { planArticles, type PlannedArticle, type RowPlan } from './import-plan.ts';
import { importStore } from './import-store.ts';
import { importWritingStore, type ArticleToWrite, type PriceToNote } from './import-writing-store.ts';

/** A part of a sheet, and the shops whose price it sets. */
export interface ArticlesPart {
  readonly rows: readonly RowRead<ImportedArticle>[];
  readonly shopIds: readonly string[];
  /** What earlier parts of the same import changed. */
  readonly touchedIds: ReadonlySet<string>;
}

export interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
}

/** A record that was added or changed, with what is needed to put it back. */
export interface TouchedRecord {
  readonly id: string;
  /** What it was, as JSON text; null for a new one. */
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

/** What each row would do, and what a change would replace; nothing is written. */
export async function checkArticles(scope: Scope, part: ArticlesPart): Promise<CheckedRow[]> {
  const { plans } = await plan(scope, part, { isHeld: false });
  const names = await namesIn(scope, plans);
  return plans.map(({ outcome, problems, article }) => ({
    outcome,
    problems,
    before: article === null ? {} : replacedBy(article, names),
  }));
}

/** The names of the units and categories that the rows would take from their articles. */
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

/** Adds and changes what the rows say; those that cannot be taken are said. */
export async function importArticles(
  scope: Scope & Pick<BusinessContext, 'person'>,
  part: ArticlesPart,
): Promise<ImportedPart> {
  await importStore(scope.transaction, scope.businessId).waitForOthers();
  const { plans, newCategories } = await plan(scope, part, { isHeld: true });
  const planned = plans.flatMap(({ article }) => (article === null ? [] : [article]));
  const used = new Set(planned.flatMap(({ categoryIds }) => categoryIds));
  const categories = newCategories.filter(({ id }) => used.has(id));
  try {
    const touched = await write(scope, planned, categories);
    return { rows: plans.map(outcomeOf), touched, addedCategoryIds: categories.map(({ id }) => id) };
  } catch (error) {
    // Someone else took the same code or name meanwhile: asked again, the rows are compared with theirs.
    if (uniqueNames.some((name) => isUniqueViolation(error, name))) throw new StaleRead();
    throw error;
  }
}

const uniqueNames = ['articles_sku', 'articles_barcode', 'categories_name'];

const outcomeOf = ({ outcome, problems }: RowPlan): ImportedRow => ({ outcome, problems });

async function plan(
  { transaction, businessId, clock }: Scope,
  part: ArticlesPart,
  held: { isHeld: boolean },
) {
  const store = importStore(transaction, businessId);
  const rows = part.rows.flatMap((read) => ('row' in read ? [read.row] : []));
  const wanted = {
    skus: rows.flatMap(({ sku }) => sku ?? []),
    barcodes: rows.flatMap(({ barcode }) => barcode ?? []),
    shopIds: part.shopIds,
  };
  const [articles, units, categories, currencies] = await withCustomPlan(transaction, () =>
    Promise.all([
      store.articles(wanted, held),
      store.units(held),
      store.categories([...new Set(rows.flatMap(({ category = [] }) => category))]),
      pricedIn({ transaction, businessId }, held),
    ]),
  );
  const keyOf = new Map(categories.map(({ name, key }) => [name, key]));
  const idOf = new Map(categories.flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])));
  const newCategories: { id: string; name: string }[] = [];
  const plans = planArticles(part.rows, {
    articles,
    currencies,
    unitNamed: namedIn(units),
    usualUnitId: (units.find(({ isUsual }) => isUsual) ?? units[0])?.id,
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
  return { plans, newCategories };
}

/** As it is written, or else without regard to its marks: "copë" means the unit "cope". */
function namedIn(units: readonly { id: string; name: string }[]): (name: string) => string | undefined {
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
    articles.flatMap(({ id, shopIds, price }) => shopIds.map((shopId) => ({ articleId: id, shopId, price }))),
  );
  await writing.notePrices(prices, now, person);

  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  const notedOf = new Map<string, string[]>();
  for (const { id, articleId } of prices) notedOf.set(articleId, [...(notedOf.get(articleId) ?? []), id]);
  return [
    ...newVersions.map(({ id, leftAt }) => ({ id, before: null, leftAt })),
    ...versions.map(({ id, leftAt }) => {
      const noted = JSON.stringify(notedOf.get(id) ?? []);
      return { id, before: `{"notedPriceIds":${noted},"state":${stateOf.get(id)}}`, leftAt };
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
    const top = written.reduce((most, each) => (each > most ? each : most), highest ?? 0n);
    free = nextSkus(top, width, count);
  }
  return planned.map((article) => ({
    ...article,
    id: article.known?.id ?? newRecordId(clock.now()),
    sku: article.sku ?? free.shift() ?? '',
  }));
}

/** The prices that become others, for the history. */
function pricesOf({ id, known, values, shopIds, price }: Numbered, now: Date): PriceToNote[] {
  const { currency } = values;
  const isEverywhere = known === null || known.price !== values.price || known.currency !== currency;
  const noted = (shopId: string | null, of: Money) => ({
    id: newRecordId(now),
    articleId: id,
    shopId,
    price: of,
    currency,
  });
  return [
    ...(isEverywhere ? [noted(null, values.price)] : []),
    ...shopIds.map((shopId) => noted(shopId, price)),
  ];
}
