import { columnOfCost } from '../platform/database/numeric.ts';
import {
  decoded,
  figure,
  type ImportedArticle,
  type InputProblem,
  type RowOutcome,
  type RowRead,
} from '@tezga/contract';
import { baseCurrency, usualVatId, type FieldProblem, type Money } from '@tezga/domain';

/** What a row can set of an article. */
export interface ArticleValues {
  readonly name: string;
  readonly barcode: string;
  readonly price: Money;
  readonly currency: string;
  /** Thousandths of a lek, as the column counts them. */
  readonly cost: bigint;
  readonly vatId: string;
  readonly unitId: string;
  readonly isStockCounted: boolean;
  readonly isProduced: boolean;
  readonly isForProcessing: boolean;
  readonly isSoldFreely: boolean;
}

export interface KnownArticle extends ArticleValues {
  readonly id: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  /** Of the chosen shops, where they have one of their own. */
  readonly shopPrices: ReadonlyMap<string, Money>;
}

/** What is there already. */
export interface Surroundings {
  readonly articles: readonly KnownArticle[];
  readonly unitNamed: (name: string) => string | undefined;
  /** Those a price may be in. */
  readonly currencies: ReadonlySet<string>;
  /** For rows that name none; undefined where a business has no unit at all. */
  readonly usualUnitId: string | undefined;
  /** The category of this name, which may yet have to be made. */
  readonly categoryNamed: (name: string) => string;
  /** The shops whose price is set. */
  readonly shopIds: readonly string[];
  /** What an earlier part of the same import changed. */
  readonly touchedIds: ReadonlySet<string>;
}

export interface PlannedArticle {
  readonly known: KnownArticle | null;
  /** Null where it is yet to be given. */
  readonly sku: string | null;
  readonly values: ArticleValues;
  readonly categoryIds: readonly string[];
  /** False where they stay as they are. */
  readonly setsCategories: boolean;
  /** The shops whose price becomes another. */
  readonly shopIds: readonly string[];
  /** What the row says the article costs; in chosen shops alone where there are any. */
  readonly price: Money;
}

export interface RowPlan {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
  readonly article: PlannedArticle | null;
}

const refused = (problems: readonly InputProblem[]): RowPlan => ({
  outcome: 'refused',
  problems,
  article: null,
});

/** What each row of a sheet does, in their order: an article is named once in a sheet. */
export function planArticles(
  rows: readonly RowRead<ImportedArticle>[],
  surroundings: Surroundings,
): RowPlan[] {
  const bySku = new Map(surroundings.articles.map((article) => [article.sku, article]));
  const byBarcode = new Map(surroundings.articles.map((article) => [article.barcode, article]));
  byBarcode.delete('');
  const seen = { skus: new Set<string>(), barcodes: new Set<string>(), ids: new Set<string>() };

  return rows.map((read) => {
    if ('problems' in read) return refused(read.problems);
    const { row } = read;
    const { sku = '', barcode = '' } = row;
    const known = (sku === '' ? byBarcode.get(barcode) : bySku.get(sku)) ?? null;
    const problems = problemsOf(row, known);
    if (problems.length > 0) return refused(problems);

    const plan = plannedRow(row, known, surroundings);
    const isTouched = known !== null && surroundings.touchedIds.has(known.id);
    if (plan.outcome === 'changed' && isTouched) return refused([twice(sku === '' ? 'barcode' : 'sku')]);
    seen.skus.add(sku);
    seen.barcodes.add(barcode);
    if (known !== null) seen.ids.add(known.id);
    return plan;
  });

  function problemsOf(row: ImportedArticle, known: KnownArticle | null): InputProblem[] {
    const { sku = '', barcode = '', unit = '', currency } = row;
    const holder = byBarcode.get(barcode);
    const isNamedTwice = known !== null && seen.ids.has(known.id);
    return [
      ...(sku !== '' && (seen.skus.has(sku) || isNamedTwice) ? [twice('sku')] : []),
      ...(barcode !== '' && (seen.barcodes.has(barcode) || (sku === '' && isNamedTwice))
        ? [twice('barcode')]
        : holder !== undefined && holder.id !== known?.id
          ? [problem('barcode', 'barcode-taken')]
          : []),
      ...(unitIdOf(unit, known, surroundings) === undefined ? [problem('unit', 'unknown-unit')] : []),
      ...(surroundings.currencies.has(currency ?? known?.currency ?? baseCurrency)
        ? []
        : [problem('currency', 'unknown-currency')]),
      // The price of a shop is in the currency of the article, which does not change with it.
      ...(surroundings.shopIds.length > 0 && known !== null && (currency ?? known.currency) !== known.currency
        ? [problem('currency', 'invalid')]
        : []),
    ];
  }
}

const problem = (path: string, code: FieldProblem): InputProblem => ({ path, code, limit: null });
const twice = (path: string) => problem(path, 'twice');

function unitIdOf(unit: string, known: KnownArticle | null, surroundings: Surroundings): string | undefined {
  return unit === '' ? (known?.unitId ?? surroundings.usualUnitId) : surroundings.unitNamed(unit);
}

function plannedRow(row: ImportedArticle, known: KnownArticle | null, surroundings: Surroundings): RowPlan {
  const price = decoded(figure.money, row.price);
  const values = valuesOf(row, known, surroundings);
  const categoryIds = categoriesOf(row, known, surroundings);
  const shopIds = surroundings.shopIds.filter((shopId) => known?.shopPrices.get(shopId) !== price);
  const setsCategories = known === null || !isSameSet(categoryIds, known.categoryIds);
  const sku = known?.sku ?? row.sku ?? null;
  const article = { known, sku, values, categoryIds, setsCategories, shopIds, price };
  if (known === null) return { outcome: 'new', problems: [], article };
  const isSame =
    shopIds.length === 0 &&
    !setsCategories &&
    (Object.keys(values) as (keyof ArticleValues)[]).every((name) => values[name] === known[name]);
  return isSame
    ? { outcome: 'same', problems: [], article: null }
    : { outcome: 'changed', problems: [], article };
}

/** What a row leaves out stays as it is, or is what is usual for a new article. */
function valuesOf(
  row: ImportedArticle,
  known: KnownArticle | null,
  surroundings: Surroundings,
): ArticleValues {
  const isPriceOfShops = known !== null && surroundings.shopIds.length > 0;
  return {
    name: row.name,
    barcode: row.barcode ?? known?.barcode ?? '',
    price: isPriceOfShops ? known.price : decoded(figure.money, row.price),
    currency: row.currency ?? known?.currency ?? baseCurrency,
    cost: row.cost === undefined ? (known?.cost ?? 0n) : columnOfCost(decoded(figure.unitCost, row.cost)),
    vatId: row.vat_id ?? known?.vatId ?? usualVatId,
    unitId: unitIdOf(row.unit ?? '', known, surroundings) ?? '',
    isStockCounted: row.inventoryTrackable ?? known?.isStockCounted ?? true,
    isProduced: row.useProduction ?? known?.isProduced ?? false,
    isForProcessing: row.useForProcessing ?? known?.isForProcessing ?? false,
    isSoldFreely: row.sellFreely ?? known?.isSoldFreely ?? false,
  };
}

function categoriesOf(
  { category = [] }: ImportedArticle,
  known: KnownArticle | null,
  { categoryNamed }: Surroundings,
): readonly string[] {
  return category.length > 0 ? [...new Set(category.map(categoryNamed))] : (known?.categoryIds ?? []);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}
