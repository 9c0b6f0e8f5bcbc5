import { demoId } from './demo-id.ts';
import { demoGoods, demoIngredients, type DemoGood } from './goods.ts';
import type { Trade } from './people.ts';

/** One article of an invented price list. */
export interface DemoArticle {
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  readonly good: DemoGood;
  /** True for an article that is only bought, as a part of composite articles, and never sold. */
  readonly isIngredient: boolean;
}

export const demoArticleId = (businessId: string, name: string) => demoId(`${businessId} article ${name}`);

/** The cost of a unit in lek, derived from the price without VAT. */
export const demoCost = ({ price, good }: Pick<DemoArticle, 'price' | 'good'>) =>
  Math.round(((price * 100) / (1 + Number(good.vatId) / 100)) * good.costShare) / 100;

/** All articles that a business of this trade sells and buys, in the order of its price list. */
export function demoArticles(trade: Trade): DemoArticle[] {
  const sold = demoGoods[trade].flatMap((good) => sizesOf(good, false));
  const bought = demoIngredients[trade].flatMap((good) => sizesOf(good, true));
  const hasBarcodes = trade === 'supermarket' || trade === 'wholesale';
  return [...sold, ...bought].map(({ good, isIngredient, size, price }, index) => ({
    name: size === '' ? good.name : `${good.name} ${size}`,
    sku: String(index + 1).padStart(4, '0'),
    barcode: hasBarcodes ? barcodeOf(index) : '',
    price,
    good,
    isIngredient,
  }));
}

const sizesOf = (good: DemoGood, isIngredient: boolean) =>
  good.sizes.map(({ size, price }) => ({ good, isIngredient, size, price }));

/** An EAN-13 from the range for internal use of shops. */
function barcodeOf(index: number): string {
  const digits = `2000000${String(index + 1).padStart(5, '0')}`;
  const sum = digits
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
