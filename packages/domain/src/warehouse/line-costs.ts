import { divideHalfUp } from './divide-half-up.ts';
import { movedArticles, type SoldQuantity, type StockArticle } from './moved-articles.ts';

/** What went out of an article altogether: thousandths, and what they cost. */
export interface IssuedArticle {
  readonly quantity: bigint;
  readonly cost: bigint;
}

/**
 * What each line cost, from what its articles cost altogether: every article is shared out by how much of it each line
 * took. The lines cost together exactly what was moved.
 */
export function lineCosts(
  lines: readonly SoldQuantity[],
  articles: ReadonlyMap<string, StockArticle>,
  issued: ReadonlyMap<string, IssuedArticle>,
): bigint[] {
  const costs = lines.map(() => 0n);
  const shares = new Map<string, { readonly place: number; readonly quantity: bigint }[]>();
  for (const [place, line] of lines.entries()) {
    for (const { articleId, quantity } of movedArticles([line], { impactWarehouse: true, articles })) {
      const known = shares.get(articleId);
      if (known === undefined) shares.set(articleId, [{ place, quantity }]);
      else known.push({ place, quantity });
    }
  }
  for (const [articleId, parts] of shares) {
    const { cost } = issued.get(articleId) ?? { cost: 0n };
    const whole = parts.reduce((sum, { quantity }) => sum + quantity, 0n);
    if (whole === 0n) continue;
    let [taken, given] = [0n, 0n];
    for (const { place, quantity } of parts) {
      taken += quantity;
      const upTo = divideHalfUp(cost * taken, whole);
      costs[place] = (costs[place] ?? 0n) + upTo - given;
      given = upTo;
    }
  }
  // What every line took too little of to be counted by itself.
  const moved = [...issued.values()].reduce((sum, { cost }) => sum + cost, 0n);
  const shared = costs.reduce((sum, cost) => sum + cost, 0n);
  if (costs[0] !== undefined) costs[0] += moved - shared;
  return costs;
}
