import { asQuantity, asUnitCost, noMoney, sumOf, type Quantity, type UnitCost } from '../amounts.ts';
import { divideHalfUp } from './divide-half-up.ts';
import { emptyStock, takeBackStock, type StockState } from './moving-average.ts';
import { issuedLines, type GoodsLine, type PostedLine } from './posted-lines.ts';

export interface Production {
  readonly product: GoodsLine;
  /** The ingredients for the whole produced quantity. */
  readonly ingredients: readonly GoodsLine[];
}

/** The factor from a cost in hundredths and a quantity in thousandths to a unit cost in millionths. */
const perUnit = 10_000_000n;

/**
 * Issues the ingredients at their average, then receives the product at the sum of their costs. The sum does
 * not include the rounding differences of ingredients that are used up.
 */
export function producedLines(
  { product, ingredients }: Production,
  stock: ReadonlyMap<string, StockState>,
  articleCost: (articleId: string) => UnitCost,
): PostedLine[] {
  const issued = issuedLines(ingredients, stock, articleCost);
  const cost = sumOf(issued.map((line) => line.cost));
  const before = stock.get(product.articleId) ?? emptyStock;
  const { state: after, adjustment } = takeBackStock(before, { quantity: product.quantity, cost });
  const received: PostedLine = {
    ...product,
    before,
    after,
    unitCost: asUnitCost(divideHalfUp(cost * perUnit, product.quantity)),
    cost,
    adjustment,
    residue: noMoney,
    isCostMissing: issued.some((line) => line.isCostMissing),
  };
  return [...issued, received];
}

/** The ingredients for a produced quantity, from the recipe for one unit. */
export const ingredientsOf = (recipe: readonly GoodsLine[], produced: Quantity): GoodsLine[] =>
  recipe.map(({ articleId, quantity }) => ({
    articleId,
    quantity: asQuantity(divideHalfUp(quantity * produced, 1000n)),
  }));
