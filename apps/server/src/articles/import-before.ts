import type { ImportedArticle } from '@tezga/contract';
import { decimalText, fixedPointText, vatRates, type Money } from '@tezga/domain';
import type { PlannedArticle } from './import-plan.ts';
import type { ArticleValues, KnownArticle } from './import-values.ts';

/** The values that a row replaces, by the fields of the row, with names of categories and units as in the sheet. */
export type ReplacedCells = Partial<Record<keyof ImportedArticle, string | boolean | readonly string[]>>;

type NameOf = (id: string) => string;

const fieldOf: Readonly<
  Record<Exclude<keyof ArticleValues, 'price' | 'scaleOptions'>, keyof ImportedArticle>
> = {
  name: 'name',
  barcode: 'barcode',
  currency: 'currency',
  cost: 'cost',
  vatId: 'vat_id',
  unitId: 'unit',
  soldBy: 'soldBy',
  icon: 'representation',
  shape: 'shape',
  color: 'color',
  isStockCounted: 'inventoryTrackable',
  isComposite: 'compositeProduct',
  isProduced: 'useProduction',
  isForProcessing: 'useForProcessing',
  isSoldFreely: 'sellFreely',
  isScaleArticle: 'isScaleArticle',
};

/** The current values of the fields that the row changes. */
export function replacedBy(
  { known, values, setsCategories, shopPrices }: PlannedArticle,
  names: { readonly unit: NameOf; readonly category: NameOf },
): ReplacedCells {
  if (known === null) return {};
  const cells: ReplacedCells = {};
  for (const [name, field] of Object.entries(fieldOf) as [keyof typeof fieldOf, keyof ImportedArticle][])
    if (values[name] !== known[name]) cells[field] = spelled(known, name, names.unit);
  if (values.price !== known.price) cells.price = priceOf(known.price);
  else if (shopPrices.size > 0) cells.price = shopPricesOf(known, shopPrices);
  if (setsCategories) cells.category = known.categoryIds.map(names.category).toSorted();
  return cells;
}

function spelled(known: KnownArticle, name: keyof typeof fieldOf, unitName: NameOf): string | boolean {
  if (name === 'cost') return fixedPointText(known.cost, 3);
  if (name === 'unitId') return unitName(known.unitId);
  if (name === 'vatId') return `${vatRates.find(({ id }) => id === known.vatId)?.percent ?? known.vatId}%`;
  return known[name];
}

const priceOf = (price: Money) => decimalText(price);

/**
 * The current prices in those shops that differ from the new ones; a shop without its own price has the general price.
 */
function shopPricesOf({ price: usual, shopPrices }: KnownArticle, next: ReadonlyMap<string, Money>) {
  const replaced = [...next].flatMap(([shopId, price]) => {
    const current = shopPrices.get(shopId) ?? usual;
    return current === price ? [] : [current];
  });
  return [...new Set(replaced)].map(priceOf);
}
