import { minus, noMoney, noQuantity, type UnitCost } from '../amounts.ts';
import { stockValue, type StockState } from './moving-average.ts';
import { postedLines, type PostedLine } from './posted-lines.ts';

/** A line of a cost adjustment. */
export interface RevaluedLine {
  readonly articleId: string;
  readonly unitCost: UnitCost;
}

/**
 * The stock at a new unit cost. The quantity does not change, and stock of quantity zero still has value
 * zero.
 */
export const revalueStock = (state: StockState, unitCost: UnitCost): StockState => ({
  quantity: state.quantity,
  value: stockValue(state.quantity, unitCost),
  average: unitCost,
});

/** Sets the average cost of each article; the cost of a line is the change of the value of the stock. */
export const revaluedLines = (
  lines: readonly RevaluedLine[],
  stock: ReadonlyMap<string, StockState>,
): PostedLine[] =>
  postedLines(
    lines.map((line) => ({ ...line, quantity: noQuantity })),
    stock,
    ({ unitCost }, before) => {
      const after = revalueStock(before, unitCost);
      const cost = minus(after.value, before.value);
      return { after, unitCost, cost, adjustment: noMoney, residue: noMoney, isCostMissing: false };
    },
  );
