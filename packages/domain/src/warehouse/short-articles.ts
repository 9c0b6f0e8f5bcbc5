import { noQuantity, type Quantity } from '../amounts.ts';
import type { MovedArticle } from './moved-articles.ts';

export interface ShortArticle {
  readonly articleId: string;
  readonly available: Quantity;
  readonly requested: Quantity;
}

export interface NegativeStockRule {
  /** Null to use the setting of the business. */
  readonly shopAllows: boolean | null;
  readonly businessAllows: boolean;
}

/** All articles with too little stock, so that the seller sees all at once; empty if negative stock is allowed. */
export function shortArticles(
  moved: readonly MovedArticle[],
  onHand: ReadonlyMap<string, Quantity>,
  { shopAllows, businessAllows }: NegativeStockRule,
): ShortArticle[] {
  if (shopAllows ?? businessAllows) return [];
  return moved.flatMap(({ articleId, quantity: requested, needsStock }) => {
    const available = onHand.get(articleId) ?? noQuantity;
    // A return is accepted even if the stock stays negative.
    return needsStock && requested > 0n && available < requested ? [{ articleId, available, requested }] : [];
  });
}
