import {
  decoded,
  figure,
  ingredientsProblem,
  type ImportedArticle,
  type InputProblem,
  type RowOutcome,
  type RowRead,
} from '@tezga/contract';
import {
  baseCurrency,
  isRecordId,
  type FieldProblem,
  type Money,
  type Quantity,
  usualVatOf,
} from '@tezga/domain';
import {
  areSameValues,
  recipeAfter,
  valuesOf,
  type ArticleValues,
  type KnownArticle,
} from './import-values.ts';

/** The existing records that the rows are compared with. */
export interface Surroundings {
  readonly articles: readonly KnownArticle[];
  readonly unitNamed: (name: string) => string | undefined;
  readonly unitIds: ReadonlySet<string>;
  /** The currencies that a price may have. */
  readonly currencies: ReadonlySet<string>;
  /** The VAT rates that the business uses. */
  readonly vatIds: readonly string[];
  /** The unit for rows that name none; undefined if the business has no unit. */
  readonly defaultUnitId: string | undefined;
  /** The id of the category with this name; a new category gets its id here and is inserted later. */
  readonly categoryNamed: (name: string) => string;
  readonly categoryIds: ReadonlySet<string>;
  /** The shops of the rows that belong to the business. */
  readonly ownShopIds: ReadonlySet<string>;
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
  readonly recipe: ReadonlyMap<string, Quantity>;
  /** False if the recipe stays unchanged. */
  readonly setsRecipe: boolean;
  /** The new prices by shop id, of the shops whose price changes. */
  readonly shopPrices: ReadonlyMap<string, Money>;
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

/** Decides the effect of each row, in order. A second row for the same article is refused. */
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
    const { articleId, sku = '', barcode = '', currency } = row;
    const owner = byBarcode.get(barcode);
    const isNamedTwice = known !== null && seen.ids.has(known.id);
    return [
      ...(sku !== '' && (seen.skus.has(sku) || isNamedTwice) ? [twice('sku')] : []),
      ...(barcode !== '' && (seen.barcodes.has(barcode) || (sku === '' && isNamedTwice))
        ? [twice('barcode')]
        : owner !== undefined && owner.id !== known?.id
          ? [problem('barcode', 'barcode-taken')]
          : []),
      ...(articleId !== undefined && articleId !== known?.id
        ? [problem('articleId', 'article-id-differs')]
        : []),
      ...referenceProblems(row, known, surroundings),
      ...recipeProblems(row, known),
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

function referenceProblems(
  row: ImportedArticle,
  known: KnownArticle | null,
  surroundings: Surroundings,
): InputProblem[] {
  const unitField = row.unit_id === undefined ? 'unit' : 'unit_id';
  const { ownShopIds, categoryIds, vatIds } = surroundings;
  const { vat_id: vatId } = row;
  const isVatUsed = vatId === undefined || vatId === known?.vatId || vatIds.includes(vatId);
  return [
    ...(isVatUsed ? [] : [problem('vat_id', 'vat-not-used')]),
    ...(unitIdOf(row, known, surroundings) === undefined ? [problem(unitField, 'unknown-unit')] : []),
    ...((row.category ?? []).some((each) => isRecordId(each) && !categoryIds.has(each))
      ? [problem('category', 'unknown-category')]
      : []),
    ...(row.category_id !== undefined && !categoryIds.has(row.category_id)
      ? [problem('category_id', 'unknown-category')]
      : []),
    ...((row.byShops ?? []).some(({ shopId }) => !ownShopIds.has(shopId))
      ? [problem('byShops', 'unknown-shop')]
      : []),
  ];
}

function recipeProblems(row: ImportedArticle, known: KnownArticle | null): InputProblem[] {
  if (row.compositeProduct === undefined && row.ingredients === undefined) return [];
  const code = ingredientsProblem({
    compositeProduct: row.compositeProduct ?? known?.isComposite ?? false,
    ingredients: [...recipeAfter(row, known)],
  });
  return code === null ? [] : [problem('ingredients', code)];
}

function unitIdOf(
  row: ImportedArticle,
  known: KnownArticle | null,
  surroundings: Surroundings,
): string | undefined {
  if (row.unit_id !== undefined) return surroundings.unitIds.has(row.unit_id) ? row.unit_id : undefined;
  return row.unit === undefined
    ? (known?.unitId ?? surroundings.defaultUnitId)
    : surroundings.unitNamed(row.unit);
}

function plannedRow(row: ImportedArticle, known: KnownArticle | null, surroundings: Surroundings): RowPlan {
  const values = valuesOf(row, known, {
    unitId: unitIdOf(row, known, surroundings) ?? '',
    vatId: row.vat_id ?? known?.vatId ?? usualVatOf(surroundings.vatIds.map((id) => ({ id }))),
    isPriceOfShops: surroundings.shopIds.length > 0,
  });
  const categoryIds = categoriesOf(row, known, surroundings);
  const shopPrices = shopPricesOf(row, known, surroundings);
  const setsCategories = known === null || !isSameSet(categoryIds, known.categoryIds);
  const recipe = recipeAfter(row, known);
  const setsRecipe = !isSameRecipe(recipe, known?.recipe ?? new Map());
  const sku = known?.sku ?? row.sku ?? null;
  const article = { known, sku, values, categoryIds, setsCategories, recipe, setsRecipe, shopPrices };
  if (known === null) return { outcome: 'new', problems: [], article };
  const isSame = shopPrices.size === 0 && !setsCategories && !setsRecipe && areSameValues(values, known);
  return isSame
    ? { outcome: 'same', problems: [], article: null }
    : { outcome: 'changed', problems: [], article };
}

/**
 * The shop prices that the row changes: its price in the chosen shops, and the prices that it gives for single shops.
 */
function shopPricesOf(
  row: ImportedArticle,
  known: KnownArticle | null,
  { shopIds }: Surroundings,
): ReadonlyMap<string, Money> {
  const price = decoded(figure.money, row.price);
  const wanted = new Map([
    ...shopIds.map((shopId) => [shopId, price] as const),
    ...(row.byShops ?? []).map((own) => [own.shopId, decoded(figure.money, own.price)] as const),
  ]);
  return new Map([...wanted].filter(([shopId, own]) => known?.shopPrices.get(shopId) !== own));
}

/** Each category is given by its id or by its name. */
function categoriesOf(
  { category = [], category_id: categoryId }: ImportedArticle,
  known: KnownArticle | null,
  { categoryNamed }: Surroundings,
): readonly string[] {
  const given = [...category, ...(categoryId === undefined ? [] : [categoryId])];
  if (given.length === 0) return known?.categoryIds ?? [];
  return [...new Set(given.map((each) => (isRecordId(each) ? each : categoryNamed(each))))];
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

function isSameRecipe(one: ReadonlyMap<string, Quantity>, other: ReadonlyMap<string, Quantity>): boolean {
  return one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);
}
