import { asQuantity, type Quantity } from '../amounts.ts';
import { deepestRecipe } from '../articles.ts';
import { divideHalfUp } from './divide-half-up.ts';

/** What the warehouse needs to know of an article. */
export interface StockArticle {
  readonly isStockCounted: boolean;
  readonly isComposite: boolean;
  /** A composite that is made ahead: it has stock of its own, and selling it leaves its ingredients alone. */
  readonly isProduced: boolean;
  /** Sold whether or not there is any. */
  readonly isSoldFreely: boolean;
  /** With the thousandths that go into one unit. */
  readonly ingredients: readonly { readonly articleId: string; readonly quantity: Quantity }[];
}

export interface SoldQuantity {
  /** Null for a line that was typed in without an article. */
  readonly articleId: string | null;
  /** Less than zero for goods that come back. */
  readonly quantity: Quantity;
}

export interface MovedArticle {
  readonly articleId: string;
  /** What leaves the shop; less than zero where more came back than went. */
  readonly quantity: Quantity;
  /** False where every line that moves it may be sold without stock. */
  readonly needsStock: boolean;
}

type Articles = ReadonlyMap<string, StockArticle>;

interface Moved {
  /** In the finest parts. */
  readonly quantity: bigint;
  readonly needsStock: boolean;
}

/** A thousandth in the finest part that the deepest recipe can ask for, so that nothing is rounded on the way down. */
const finest = 1000n ** BigInt(deepestRecipe);

/** What lines of a sale take from the shop, each article once, in the order in which rows are locked. */
export function movedArticles(
  lines: readonly SoldQuantity[],
  { impactWarehouse, articles }: { readonly impactWarehouse: boolean; readonly articles: Articles },
): MovedArticle[] {
  if (!impactWarehouse) return [];
  const moved = new Map<string, Moved>();
  for (const { articleId, quantity } of lines)
    if (articleId !== null) addMoved(moved, articles, { articleId, quantity: quantity * finest }, true, 0);
  return [...moved]
    .map(([articleId, { quantity, needsStock }]) => ({
      articleId,
      quantity: asQuantity(divideHalfUp(quantity, finest)),
      needsStock,
    }))
    .filter(({ quantity }) => quantity !== 0n)
    .toSorted((one, other) => (one.articleId < other.articleId ? -1 : 1));
}

function addMoved(
  moved: Map<string, Moved>,
  articles: Articles,
  { articleId, quantity }: { readonly articleId: string; readonly quantity: bigint },
  isAsked: boolean,
  depth: number,
): void {
  const article = articles.get(articleId);
  if (article === undefined) throw new Error(`article ${articleId} was not read`);
  if (depth > deepestRecipe) throw new Error(`article ${articleId} is too deep in a recipe`);
  const needsStock = isAsked && !article.isSoldFreely;
  if (article.isComposite && !article.isProduced) {
    for (const part of article.ingredients) {
      const partOfIt = { articleId: part.articleId, quantity: (quantity * part.quantity) / 1000n };
      addMoved(moved, articles, partOfIt, needsStock, depth + 1);
    }
  } else if (article.isStockCounted) {
    const before = moved.get(articleId) ?? { quantity: 0n, needsStock: false };
    moved.set(articleId, {
      quantity: before.quantity + quantity,
      needsStock: before.needsStock || needsStock,
    });
  }
}
