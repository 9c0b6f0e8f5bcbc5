import { noQuantity, type Quantity } from '../amounts.ts';
import type { MovedArticle } from './moved-articles.ts';

export interface ShortArticle {
  readonly articleId: string;
  readonly available: Quantity;
  readonly requested: Quantity;
}

export interface NegativeStockRule {
  /** Whether the shop allows negative stock; null to use the setting of the business. */
  readonly shopAllows: boolean | null;
  readonly businessAllows: boolean;
}

/**
 * All articles with too little stock, so that one refusal names all of them; empty if negative stock is
 * allowed.
 */
export function shortArticles(
  moved: readonly MovedArticle[],
  onHand: ReadonlyMap<string, Quantity>,
  { shopAllows, businessAllows }: NegativeStockRule,
): ShortArticle[] {
  if (shopAllows ?? businessAllows) return [];
  return moved.flatMap(({ articleId, quantity: requested, needsStock }) => {
    const available = onHand.get(articleId) ?? noQuantity;
    // A returned article is never short, even if its stock stays negative.
    return needsStock && requested > 0n && available < requested ? [{ articleId, available, requested }] : [];
  });
}
