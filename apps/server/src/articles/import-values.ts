import { decoded, figure, type ImportedArticle } from '@tezga/contract';
import { articleColors, baseCurrency, type Money, type Quantity } from '@tezga/domain';
import { columnOfCost } from '../platform/database/numeric.ts';
import type { Row } from '../platform/database/schema.generated.ts';

type Columns = Row<'tenant.articles'>;

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
  readonly soldBy: Columns['sold_by'];
  readonly icon: Columns['icon'];
  readonly shape: Columns['shape'];
  readonly color: string;
  readonly isStockCounted: boolean;
  readonly isComposite: boolean;
  readonly isProduced: boolean;
  readonly isForProcessing: boolean;
  readonly isSoldFreely: boolean;
  readonly isScaleArticle: boolean;
  readonly scaleOptions: Columns['scale_options'];
}

export interface KnownArticle extends ArticleValues {
  readonly id: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  /** The own prices of the shops in the rows, by shop id; a shop without its own price is left out. */
  readonly shopPrices: ReadonlyMap<string, Money>;
  readonly recipe: ReadonlyMap<string, Quantity>;
}

/** A field without a cell in the row does not change for a known article, and gets its default for a new article. */
export function valuesOf(
  row: ImportedArticle,
  known: KnownArticle | null,
  {
    unitId,
    vatId,
    isPriceOfShops,
  }: { readonly unitId: string; readonly vatId: string; readonly isPriceOfShops: boolean },
): ArticleValues {
  return {
    name: row.name,
    barcode: row.barcode ?? known?.barcode ?? '',
    price: known !== null && isPriceOfShops ? known.price : decoded(figure.money, row.price),
    currency: row.currency ?? known?.currency ?? baseCurrency,
    cost: row.cost === undefined ? (known?.cost ?? 0n) : columnOfCost(decoded(figure.unitCost, row.cost)),
    vatId,
    unitId,
    soldBy: row.soldBy ?? known?.soldBy ?? 'unit',
    icon: row.representation ?? known?.icon ?? 'box',
    shape: row.shape ?? known?.shape ?? 'square',
    color: row.color ?? known?.color ?? articleColors[0],
    isStockCounted: row.inventoryTrackable ?? known?.isStockCounted ?? true,
    isComposite: row.compositeProduct ?? known?.isComposite ?? false,
    isProduced: row.useProduction ?? known?.isProduced ?? false,
    isForProcessing: row.useForProcessing ?? known?.isForProcessing ?? false,
    isSoldFreely: row.sellFreely ?? known?.isSoldFreely ?? false,
    isScaleArticle: row.isScaleArticle ?? known?.isScaleArticle ?? false,
    scaleOptions: row.scaleOptions ?? known?.scaleOptions ?? null,
  };
}

export function areSameValues(values: ArticleValues, known: KnownArticle): boolean {
  const { scaleOptions, ...simple } = values;
  return (
    (Object.keys(simple) as (keyof typeof simple)[]).every((name) => values[name] === known[name]) &&
    scaleOptions?.plu === known.scaleOptions?.plu &&
    scaleOptions?.prefix === known.scaleOptions?.prefix &&
    scaleOptions?.valueType === known.scaleOptions?.valueType
  );
}

/**
 * The recipe of the article after the import: the current recipe if the row gives no ingredients, no recipe if the
 * article stops being composite.
 */
export function recipeAfter(row: ImportedArticle, known: KnownArticle | null): ReadonlyMap<string, Quantity> {
  if (row.ingredients !== undefined)
    return new Map(
      row.ingredients.map((each) => [each.articleId, decoded(figure.quantity, each.quantity)] as const),
    );
  return known === null || row.compositeProduct === false ? new Map() : known.recipe;
}
