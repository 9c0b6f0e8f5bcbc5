import { asMoney, minus, noMoney, noQuantity, plus, sumOf, type Money, type Quantity } from '../amounts.ts';
import { divideHalfUp } from './divide-half-up.ts';
import { movedArticles, type SoldQuantity, type StockArticle } from './moved-articles.ts';

/** The total quantity of an article that was issued, and its cost. */
export interface IssuedArticle {
  readonly quantity: Quantity;
  readonly cost: Money;
}

/**
 * The cost of each line: the cost of each article is distributed to the lines by the quantity that they used.
 * The lines sum exactly to the total.
 */
export function lineCosts(
  lines: readonly SoldQuantity[],
  articles: ReadonlyMap<string, StockArticle>,
  issued: ReadonlyMap<string, IssuedArticle>,
): Money[] {
  const costs = lines.map(() => noMoney);
  const shares = new Map<string, { readonly place: number; readonly quantity: Quantity }[]>();
  for (const [place, line] of lines.entries()) {
    for (const { articleId, quantity } of movedArticles([line], { impactWarehouse: true, articles })) {
      const known = shares.get(articleId);
      if (known === undefined) shares.set(articleId, [{ place, quantity }]);
      else known.push({ place, quantity });
    }
  }
  for (const [articleId, parts] of shares) {
    const { cost } = issued.get(articleId) ?? { cost: noMoney };
    const whole = sumOf(parts.map(({ quantity }) => quantity));
    if (whole === 0n) continue;
    let [taken, given] = [noQuantity, noMoney];
    for (const { place, quantity } of parts) {
      taken = plus(taken, quantity);
      const upTo = asMoney(divideHalfUp(cost * taken, whole));
      costs[place] = plus(costs[place] ?? noMoney, minus(upTo, given));
      given = upTo;
    }
  }
  // The cost of an article whose quantity rounds to zero on every line is on no line yet. The first line gets this
  // remaining cost.
  const moved = sumOf([...issued.values()].map(({ cost }) => cost));
  if (costs[0] !== undefined) costs[0] = plus(costs[0], minus(moved, sumOf(costs)));
  return costs;
}
