import { minus, negated, noMoney, type Quantity, type UnitCost } from '../amounts.ts';
import { issueStock, receiveStock, type StockState } from './moving-average.ts';
import { postedLines, type GoodsLine, type PostedLine } from './posted-lines.ts';

/** A line of an adjustment; its quantity is the counted quantity. */
export interface CountedLine extends GoodsLine {
  /**
   * The stock that the count was compared with; null to use the stock when the adjustment is posted. If it is
   * given, sales between the count and the posting do not change the difference.
   */
  readonly expected: Quantity | null;
  /** The unit cost of surplus goods; null to use the average, or the cost in the article. */
  readonly unitCost: UnitCost | null;
}

/**
 * Raises or lowers the stock by the difference between the count and the stock that the count was compared
 * with.
 */
export function countedLines(
  lines: readonly CountedLine[],
  stock: ReadonlyMap<string, StockState>,
  articleCost: (articleId: string) => UnitCost,
): PostedLine[] {
  return postedLines(lines, stock, (line, before) => {
    const change = minus(line.quantity, line.expected ?? before.quantity);
    const known = before.average ?? articleCost(line.articleId);
    if (change > 0n) {
      const unitCost = line.unitCost ?? known;
      const { state: after, cost, adjustment } = receiveStock(before, { quantity: change, unitCost });
      const isCostMissing = line.unitCost === null && unitCost === 0n && before.average === null;
      return { quantity: change, after, unitCost, cost, adjustment, residue: noMoney, isCostMissing };
    }
    const unchanged = { after: before, cost: noMoney, residue: noMoney, isCostMissing: false };
    const quantity = negated(change);
    if (change === 0n) return { quantity, ...unchanged, unitCost: known, adjustment: noMoney };
    const { state: after, ...issued } = issueStock(before, { quantity, articleCost: known });
    return { quantity, after, unitCost: known, ...issued, adjustment: noMoney };
  });
}
