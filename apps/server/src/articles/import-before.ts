import type { ImportedArticle } from '@tezga/contract';
import { decimalText, fixedPointText, vatRates, type Money } from '@tezga/domain';
import type { ArticleValues, KnownArticle, PlannedArticle } from './import-plan.ts';

/** The values that a row replaces, by the fields of the row, with names of categories and units as in the sheet. */
export type ReplacedCells = Partial<Record<keyof ImportedArticle, string | boolean | readonly string[]>>;

type NameOf = (id: string) => string;

const fieldOf: Readonly<Record<Exclude<keyof ArticleValues, 'price'>, keyof ImportedArticle>> = {
  name: 'name',
  barcode: 'barcode',
  currency: 'currency',
  cost: 'cost',
  vatId: 'vat_id',
  unitId: 'unit',
  isStockCounted: 'inventoryTrackable',
  isProduced: 'useProduction',
  isForProcessing: 'useForProcessing',
  isSoldFreely: 'sellFreely',
};

/** The current values of the fields that the row changes. */
export function replacedBy(
  { known, values, setsCategories, shopIds, price }: PlannedArticle,
  names: { readonly unit: NameOf; readonly category: NameOf },
): ReplacedCells {
  if (known === null) return {};
  const cells: ReplacedCells = {};
  for (const [name, field] of Object.entries(fieldOf) as [keyof typeof fieldOf, keyof ImportedArticle][])
    if (values[name] !== known[name]) cells[field] = spelled(known, name, names.unit);
  if (values.price !== known.price) cells.price = priceOf(known.price);
  else if (shopIds.length > 0) cells.price = shopPricesOf(known, shopIds, price);
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
 * The current prices in those shops that differ from the new one; a shop without its own price has the general price.
 */
function shopPricesOf({ price: usual, shopPrices }: KnownArticle, shopIds: readonly string[], next: Money) {
  const current = new Set(shopIds.map((shopId) => shopPrices.get(shopId) ?? usual));
  return [...current].filter((price) => price !== next).map(priceOf);
}
