import { asPercent, type ExchangeRate, type Money, type Percent, type UnitCost } from './amounts.ts';
import { divideHalfUp } from './warehouse/divide-half-up.ts';

/** The shape of the button of an article at a till. */
export const articleShapes = ['square', 'circle', 'hexagon', 'octagon'] as const;
export type ArticleShape = (typeof articleShapes)[number];

export const articleColors = [
  '#8A8F98',
  '#D64545',
  '#E08A1E',
  '#C9A800',
  '#2F9E5B',
  '#1F8FA8',
  '#3B66D6',
  '#9150C4',
] as const;
export type ArticleColor = (typeof articleColors)[number];

export const articleIcons = [
  'box',
  'coffee',
  'cup',
  'beer',
  'glass',
  'bottle',
  'bread',
  'pizza',
  'burger',
  'meat',
  'fish',
  'egg',
  'cheese',
  'milk',
  'apple',
  'carrot',
  'candy',
  'cake',
  'ice-cream',
  'basket',
  'shirt',
  'shoe',
  'pill',
  'scissors',
  'tool',
  'paint',
  'plant',
  'car',
  'book',
  'phone',
] as const;
export type ArticleIcon = (typeof articleIcons)[number];

export const soldByKinds = ['unit', 'weight'] as const;
export type SoldBy = (typeof soldByKinds)[number];

/** An ingredient of a composite article, with the quantity that one unit of the composite needs. */
export interface Ingredient {
  readonly articleId: string;
  readonly quantity: number;
}

/** The maximum depth of a recipe; a deeper recipe is assumed to be a mistake. */
export const deepestRecipe = 5;

export type RecipeProblem = 'cycle' | 'too-deep';

/**
 * Checks a recipe with the ingredients of all articles below it: it may have no cycle, and not too many
 * levels.
 */
export function recipeProblem(
  articleId: string,
  ingredientIds: readonly string[],
  madeOf: ReadonlyMap<string, readonly string[]>,
): RecipeProblem | null {
  let level = [...new Set(ingredientIds)];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (level.includes(articleId)) return 'cycle';
    if (depth > deepestRecipe) return 'too-deep';
    level = [...new Set(level.flatMap((id) => madeOf.get(id) ?? []))];
  }
  return null;
}

export interface Chosen {
  readonly articleId: string;
  readonly units: number;
  readonly isSelected: boolean;
}

/**
 * Adds an article to the chosen ones. If it is already in the list, its count is raised and it is selected; otherwise
 * it is appended.
 */
export function choose(list: readonly Chosen[], articleId: string): Chosen[] {
  const isThere = list.some((chosen) => chosen.articleId === articleId);
  if (!isThere) return [...list, { articleId, units: 1, isSelected: true }];
  return list.map((chosen) =>
    chosen.articleId === articleId ? { ...chosen, units: chosen.units + 1, isSelected: true } : chosen,
  );
}

/** The next free SKUs after the highest SKU in use, padded with zeros to this width. */
export function nextSkus(highest: bigint | null, width: number, count: number): string[] {
  const start = (highest ?? 0n) + 1n;
  return Array.from({ length: count }, (_, step) => String(start + BigInt(step)).padStart(width, '0'));
}

/** An article's general price, and the prices of shops that have their own. */
export interface PricesByShop {
  readonly price: Money;
  readonly byShops: readonly { readonly shopId: string; readonly price: Money }[];
}

/** The price of an article in a shop: that of the shop, or else the general price. */
export const priceInShop = ({ price, byShops }: PricesByShop, shopId: string | undefined): Money =>
  byShops.find((own) => own.shopId === shopId)?.price ?? price;

/** The lowest and the highest price of the article in these shops; without shops, the general price. */
export function priceRange(
  article: PricesByShop,
  shopIds: readonly string[],
): { readonly lowest: Money; readonly highest: Money } {
  const [first = article.price, ...others] = shopIds.map((shopId) => priceInShop(article, shopId));
  return {
    lowest: others.reduce((lowest, price) => (price < lowest ? price : lowest), first),
    highest: others.reduce((highest, price) => (price > highest ? price : highest), first),
  };
}

/** An A4 sheet of price labels of 70 × 37 mm, in eight rows. */
export const labelSheet = { columns: 3, labels: 24 } as const;

interface Earning {
  /** With VAT. */
  readonly price: Money;
  readonly vatPercent: number;
  /** The value of the price's currency in lek; null for a price in lek. */
  readonly rate: ExchangeRate | null;
  /** The cost of one unit; null or 0 if it is unknown. */
  readonly cost: UnitCost | null;
}

const rateOfLek = 100_000_000n;
const wholePercent = 10_000n;

/** The margin as a part of the price without VAT; null if the price or the cost is unknown. */
export function marginOf({ price, vatPercent, rate, cost }: Earning): Percent | null {
  if (cost === null || cost === 0n || price <= 0n) return null;
  // Price and cost are both in units of 10^-10 lek. VAT is added to the cost, not removed from the price, so that
  // only the last division rounds.
  const priceInLek = price * (rate ?? rateOfLek);
  const costWithVat = cost * 10_000n * BigInt(100 + vatPercent);
  return asPercent(wholePercent - divideHalfUp(costWithVat * wholePercent, priceInLek * 100n));
}
