import { contract, decoded, eachArticleOnce, figure, type WireInputOf } from '@tezga/contract';
import { minus, noMoney, plus, revalueStock, type Money, type StockState } from '@tezga/domain';
import type { z } from 'zod';
import {
  date,
  linesOf,
  noNumber,
  shown,
  typedCost,
  type AddedArticle,
  type Beginning,
  type DatedValues,
  type FormLine,
} from './document-form.ts';

type WireCost = WireInputOf<typeof contract.warehouse.addCostAdjustment>;

export interface CostLine extends FormLine {
  readonly unitCost: number;
}
export type CostValues = Omit<WireCost, 'lines' | 'date'> & DatedValues & { lines: CostLine[] };

const { addCostAdjustment } = contract.warehouse;

export const costSchema = addCostAdjustment.input.extend({
  date,
  lines: eachArticleOnce(linesOf(addCostAdjustment.input.shape.lines.element.extend(shown))),
}) satisfies z.ZodType<unknown, CostValues>;

/** The initial values: empty, or a copy of another cost adjustment. */
export function newCostAdjustment({ documentId, shopId, copied }: Beginning): CostValues {
  return {
    documentId,
    shopId: copied?.shopId ?? shopId,
    date: '',
    notes: copied?.notes ?? '',
    lines: (copied?.lines ?? []).map(({ articleId, name, code, unit, unitCost }) => ({
      articleId,
      name,
      code,
      unit,
      unitCost: typedCost({ unitCost }),
    })),
  };
}

/** A new line for the article, without a cost, because the user has to enter it. */
export const costLine = ({ _id, name, sku }: AddedArticle, unit: string): CostLine => ({
  articleId: _id,
  name,
  code: sku,
  unit,
  unitCost: noNumber,
});

type Stock = ReadonlyMap<string, StockState>;

/** The change of the value of the stock; null until the cost is typed and the stock is loaded. */
export function changeOfValue({ articleId, unitCost }: CostLine, stock: Stock): Money | null {
  const [before, typed]: [StockState | undefined, unknown] = [stock.get(articleId), unitCost];
  if (before === undefined || typeof typed !== 'number' || typed < 0) return null;
  return minus(revalueStock(before, decoded(figure.unitCost, typed)).value, before.value);
}

export const wholeChange = (lines: readonly CostLine[], stock: Stock): Money =>
  lines.reduce((sum, line) => plus(sum, changeOfValue(line, stock) ?? noMoney), noMoney);
