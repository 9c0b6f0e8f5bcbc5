import {
  asMoney,
  asUnitCost,
  minus,
  noMoney,
  noQuantity,
  plus,
  type Money,
  type Quantity,
  type UnitCost,
} from '../amounts.ts';
import { divideHalfUp } from './divide-half-up.ts';

/** The stock of an article in a shop. At quantity 0 the value is always 0. */
export interface StockState {
  /** The quantity; negative if more was sold than entered. */
  readonly quantity: Quantity;
  readonly value: Money;
  /** The last average unit cost; null until the first receipt. */
  readonly average: UnitCost | null;
}

export const emptyStock: StockState = { quantity: noQuantity, value: noMoney, average: null };

export interface StockReceived {
  readonly state: StockState;
  /** The value of the receipt. The stock value grows by this value minus the adjustment. */
  readonly cost: Money;
  /**
   * The additional cost of earlier sales without stock, which were issued at an estimated cost. Positive for
   * an expense, negative for a gain.
   */
  readonly adjustment: Money;
}

export interface StockIssued {
  readonly state: StockState;
  /** The cost of the issue. The stock value falls by this cost plus the residue. */
  readonly cost: Money;
  /**
   * The rounding difference that was left in the stock value when the quantity reached zero; may be negative.
   */
  readonly residue: Money;
  /** True if no cost was known: the issue counts as cost 0 for now. */
  readonly isCostMissing: boolean;
}

/** The divisor that converts a product of thousandths and millionths into hundredths. */
const perHundredth = 10_000_000n;

/** The value of a quantity at a unit cost, rounded to hundredths. */
export const stockValue = (quantity: Quantity, unitCost: UnitCost): Money =>
  asMoney(divideHalfUp(quantity * unitCost, perHundredth));
export const unitCostOf = (quantity: Quantity, value: Money): UnitCost =>
  asUnitCost(divideHalfUp(value * perHundredth, quantity));

/** A receipt of goods at a unit cost. */
export function receiveStock(
  state: StockState,
  { quantity, unitCost }: { readonly quantity: Quantity; readonly unitCost: UnitCost },
): StockReceived {
  if (unitCost < 0n) throw new RangeError('a unit cost cannot be negative');
  return enterStock(state, quantity, unitCost, stockValue(quantity, unitCost));
}

/** A return of sold goods, at the cost of their issue. */
export function takeBackStock(
  state: StockState,
  { quantity, cost }: { readonly quantity: Quantity; readonly cost: Money },
): StockReceived {
  requirePositive(quantity);
  return enterStock(state, quantity, unitCostOf(quantity, cost), cost);
}

/**
 * A receipt of goods whose cost is known to the hundredth; `unitCost` is used only if the stock was negative before.
 */
export function enterStock(
  state: StockState,
  entered: Quantity,
  unitCost: UnitCost,
  cost: Money,
): StockReceived {
  requirePositive(entered);
  const quantity = plus(state.quantity, entered);
  if (state.quantity >= 0n) {
    const value = plus(state.value, cost);
    // The value can be negative, because rounded issues may take a hundredth too much from a small stock; a
    // unit cost cannot.
    const average = value < 0n ? asUnitCost(0n) : unitCostOf(quantity, value);
    return { state: { quantity, value, average }, cost, adjustment: noMoney };
  }
  // While the stock is negative, the old average stays; if there is none, the cost of this receipt becomes
  // the average.
  const average = quantity > 0n ? unitCost : (state.average ?? unitCost);
  const value = stockValue(quantity, average);
  return { state: { quantity, value, average }, cost, adjustment: minus(plus(state.value, cost), value) };
}

/**
 * An issue of goods at the average cost. If there is no stock, the last average is used, and without one the
 * cost in the article (0 if none was entered).
 */
export function issueStock(
  state: StockState,
  { quantity: issued, articleCost }: { readonly quantity: Quantity; readonly articleCost: UnitCost },
): StockIssued {
  requirePositive(issued);
  const unitCost = state.average ?? articleCost;
  const cost = stockValue(issued, unitCost);
  const quantity = minus(state.quantity, issued);
  const left = minus(state.value, cost);
  const residue = quantity === 0n ? left : noMoney;
  return {
    state: { quantity, value: minus(left, residue), average: state.average },
    cost,
    residue,
    isCostMissing: state.average === null && articleCost === 0n,
  };
}

/**
 * The cost of returned goods: their share of the cost of all goods not returned yet, so that the costs of all returns
 * sum exactly to the cost of the issue. A recosting changes the issue but not its earlier returns; if these took more
 * than the new cost, further returns cost nothing.
 */
export function costOfReturn(
  stillOut: { readonly quantity: Quantity; readonly cost: Money },
  returned: Quantity,
): Money {
  if (stillOut.cost < 0n) return noMoney;
  return asMoney(divideHalfUp(stillOut.cost * returned, stillOut.quantity));
}

function requirePositive(quantity: Quantity): void {
  if (quantity <= 0n) throw new RangeError('the quantity of a stock movement must be positive');
}
