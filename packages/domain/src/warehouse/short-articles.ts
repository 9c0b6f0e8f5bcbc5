import { noQuantity, type Quantity } from '../amounts.ts';
import type { MovedArticle } from './moved-articles.ts';

export interface ShortArticle {
  readonly articleId: string;
  readonly available: Quantity;
  readonly requested: Quantity;
}

export interface NegativeStockRule {
  /** Null where the shop does as its business does. */
  readonly shopAllows: boolean | null;
  readonly businessAllows: boolean;
}

/** Every article there is not enough of, so that the seller hears of all of them at once; none where that is allowed. */
export function shortArticles(
  moved: readonly MovedArticle[],
  onHand: ReadonlyMap<string, Quantity>,
  { shopAllows, businessAllows }: NegativeStockRule,
): ShortArticle[] {
  if (shopAllows ?? businessAllows) return [];
  return moved.flatMap(({ articleId, quantity: requested, needsStock }) => {
    const available = onHand.get(articleId) ?? noQuantity;
    // What comes back is taken also where the shop still owes more than that.
    return needsStock && requested > 0n && available < requested ? [{ articleId, available, requested }] : [];
  });
}
