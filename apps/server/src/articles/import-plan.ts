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

/** The values of an article that a row can set. */
export interface ArticleValues {
  readonly name: string;
  readonly barcode: string;
  readonly price: Money;
  readonly currency: string;
  /** Thousandths of a lek, the unit of the column. */
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
  /** By shop id, for the chosen shops that have their own price. */
  readonly shopPrices: ReadonlyMap<string, Money>;
}

/** The existing records that the rows are compared with. */
export interface Surroundings {
  readonly articles: readonly KnownArticle[];
  readonly unitNamed: (name: string) => string | undefined;
  /** The currencies that a price may have. */
  readonly currencies: ReadonlySet<string>;
  /** The unit for rows that name none; undefined if the business has no unit. */
  readonly defaultUnitId: string | undefined;
  /** The id of the category with this name; a new category gets its id here and is inserted later. */
  readonly categoryNamed: (name: string) => string;
  /** The shops whose price the rows set; empty if they set the general price. */
  readonly shopIds: readonly string[];
  /** The articles that earlier batches of the same import changed. */
  readonly touchedIds: ReadonlySet<string>;
}

export interface PlannedArticle {
  readonly known: KnownArticle | null;
  /** Null if the import assigns the next free SKU. */
  readonly sku: string | null;
  readonly values: ArticleValues;
  readonly categoryIds: readonly string[];
  /** False if the categories stay unchanged. */
  readonly setsCategories: boolean;
  /** The shops whose price changes. */
  readonly shopIds: readonly string[];
  /** The price of the row: for the chosen shops, or the general price if none is chosen. */
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

/** Decides for each row, in order, what it does. A second row for the same article is refused. */
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
    const owner = byBarcode.get(barcode);
    const isNamedTwice = known !== null && seen.ids.has(known.id);
    return [
      ...(sku !== '' && (seen.skus.has(sku) || isNamedTwice) ? [twice('sku')] : []),
      ...(barcode !== '' && (seen.barcodes.has(barcode) || (sku === '' && isNamedTwice))
        ? [twice('barcode')]
        : owner !== undefined && owner.id !== known?.id
          ? [problem('barcode', 'barcode-taken')]
          : []),
      ...(unitIdOf(unit, known, surroundings) === undefined ? [problem('unit', 'unknown-unit')] : []),
      ...(surroundings.currencies.has(currency ?? known?.currency ?? baseCurrency)
        ? []
        : [problem('currency', 'unknown-currency')]),
      // The price of a shop has the currency of the article, so a row for shops cannot change the currency.
      ...(surroundings.shopIds.length > 0 && known !== null && (currency ?? known.currency) !== known.currency
        ? [problem('currency', 'invalid')]
        : []),
    ];
  }
}

const problem = (path: string, code: FieldProblem): InputProblem => ({ path, code, limit: null });
const twice = (path: string) => problem(path, 'twice');

function unitIdOf(unit: string, known: KnownArticle | null, surroundings: Surroundings): string | undefined {
  return unit === '' ? (known?.unitId ?? surroundings.defaultUnitId) : surroundings.unitNamed(unit);
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

/** A cell that is left out keeps the current value, or gets the default for a new article. */
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
