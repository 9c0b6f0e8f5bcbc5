import { contract, decoded, encoded, figure, type WireInputOf } from '@tezga/contract';
import {
  ingredientsOf,
  noMoney,
  plus,
  stockValue,
  type Money,
  type Quantity,
  type StockState,
} from '@tezga/domain';
import { z } from 'zod';
import type { RecipeLine } from '../queries.ts';
import {
  date,
  goodsOf,
  linesOf,
  shown,
  type Beginning,
  type DatedValues,
  type ExitLine,
} from './document-form.ts';

type WireProduction = WireInputOf<typeof contract.warehouse.addProduction>;

/** The values of the form; its lines are the ingredients. */
export type ProductionValues = Omit<WireProduction, 'lines' | 'date'> & DatedValues & { lines: ExitLine[] };

const { addProduction } = contract.warehouse;

export const productionSchema = addProduction.input.extend({
  date,
  articleId: z.string().min(1, 'required').pipe(addProduction.input.shape.articleId),
  lines: linesOf(addProduction.input.shape.lines.element.extend(shown)),
});

/** The initial values: empty, or a copy of another production, whose last line is the product. */
export function newProduction({ documentId, shopId, copied }: Beginning): ProductionValues {
  const lines = (copied?.lines ?? []).map(goodsOf);
  const product = lines.at(-1);
  return {
    documentId,
    shopId: copied?.shopId ?? shopId,
    articleId: product?.articleId ?? '',
    quantity: product?.quantity ?? 1,
    date: '',
    notes: copied?.notes ?? '',
    lines: lines.slice(0, -1).map((line) => Object.assign(line, { quantity: -line.quantity })),
  };
}

/** The quantities of the ingredients for this quantity of the product. */
const neededFor = (recipe: readonly RecipeLine[], produced: number): Map<string, number> =>
  new Map(
    ingredientsOf(recipe, decoded(figure.quantity, produced)).map(({ articleId, quantity }) => [
      articleId,
      encoded(figure.quantity, quantity),
    ]),
  );

/** The recipe for a quantity of the product, as lines. */
export function recipeLines(recipe: readonly RecipeLine[], produced: number): ExitLine[] {
  const needed = neededFor(recipe, produced);
  return recipe.map((line) => ({ ...line, quantity: needed.get(line.articleId) ?? 0 }));
}

interface ProducedChange {
  readonly from: number;
  readonly to: number;
}

/** The lines for another quantity of the product. Quantities that were changed by hand stay. */
export function followedLines(
  lines: readonly ExitLine[],
  recipe: readonly RecipeLine[],
  { from, to }: ProducedChange,
): ExitLine[] {
  const [before, after] = [neededFor(recipe, from), neededFor(recipe, to)];
  return lines.map((line) =>
    before.get(line.articleId) === line.quantity
      ? { ...line, quantity: after.get(line.articleId) ?? line.quantity }
      : line,
  );
}

/** The cost of the ingredients at the averages of the shop; null until each has a quantity and an average. */
export function productionCost(
  lines: readonly ExitLine[],
  stock: ReadonlyMap<string, StockState>,
): Money | null {
  let cost = noMoney;
  for (const { articleId, quantity } of lines) {
    const typed: unknown = quantity;
    const average = stock.get(articleId)?.average ?? null;
    if (typeof typed !== 'number' || average === null) return null;
    cost = plus(cost, stockValue(decoded(figure.quantity, typed) satisfies Quantity, average));
  }
  return lines.length === 0 ? null : cost;
}
