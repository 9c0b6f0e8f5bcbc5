import { asQuantity, type Quantity } from '../amounts.ts';
import { deepestRecipe } from '../articles.ts';
import { divideHalfUp } from './divide-half-up.ts';

/** The facts of an article that stock movements depend on. */
export interface StockArticle {
  readonly isStockCounted: boolean;
  readonly isComposite: boolean;
  /**
   * True for a composite that is produced in advance: it has its own stock, and its sale does not move its
   * ingredients.
   */
  readonly isProduced: boolean;
  /** Whether the article may be sold without stock. */
  readonly isSoldFreely: boolean;
  /** The ingredients with their quantities for one unit, in thousandths. */
  readonly ingredients: readonly { readonly articleId: string; readonly quantity: Quantity }[];
}

export interface SoldQuantity {
  /** Null for a line without an article. */
  readonly articleId: string | null;
  /** The quantity; negative for returned goods. */
  readonly quantity: Quantity;
}

export interface MovedArticle {
  readonly articleId: string;
  /** The quantity issued from the shop; negative if more was returned than issued. */
  readonly quantity: Quantity;
  /** False if every line that moves the article may be sold without stock. */
  readonly needsStock: boolean;
}

type Articles = ReadonlyMap<string, StockArticle>;

interface Moved {
  /** The quantity in thousandths, multiplied by `finest`. */
  readonly quantity: bigint;
  readonly needsStock: boolean;
}

/**
 * The factor by which quantities are multiplied for the calculation: large enough that a recipe of the maximum depth
 * needs no rounding.
 */
const finest = 1000n ** BigInt(deepestRecipe);

/**
 * The stock movements of the lines of a sale, one for each article, sorted by the lock order of the stock
 * rows.
 */
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
  if (article === undefined) throw new Error(`article ${articleId} is missing from the input`);
  if (depth > deepestRecipe) throw new Error(`the recipe is too deep at article ${articleId}`);
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
