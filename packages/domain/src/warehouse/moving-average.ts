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

/** What a shop has of an article. Nothing of it is worth nothing: at quantity 0 the value is always 0. */
export interface StockState {
  /** Below zero where more was sold than was entered. */
  readonly quantity: Quantity;
  readonly value: Money;
  /** The last average cost of a unit; null until something was entered. */
  readonly average: UnitCost | null;
}

export const emptyStock: StockState = { quantity: noQuantity, value: noMoney, average: null };

export interface StockReceived {
  readonly state: StockState;
  /** What came in is worth this. The value of the stock grew by this less the adjustment. */
  readonly cost: Money;
  /** What earlier sales of stock that was not there cost more than was thought: an expense, or less than zero a gain. */
  readonly adjustment: Money;
}

export interface StockIssued {
  readonly state: StockState;
  /** The value of the stock fell by this and by the residue. */
  readonly cost: Money;
  /** What rounding had left in the value when the last of it went; may be less than zero. */
  readonly residue: Money;
  /** True where nobody knew a cost, so that the issue counts as free of cost for now. */
  readonly isCostMissing: boolean;
}

/** Thousandths times millionths, in hundredths. */
const perHundredth = 10_000_000n;

const valueOf = (quantity: Quantity, unitCost: UnitCost): Money =>
  asMoney(divideHalfUp(quantity * unitCost, perHundredth));
const unitCostOf = (quantity: Quantity, value: Money): UnitCost =>
  asUnitCost(divideHalfUp(value * perHundredth, quantity));

/** Goods that came in at a cost a unit. */
export function receiveStock(
  state: StockState,
  { quantity, unitCost }: { readonly quantity: Quantity; readonly unitCost: UnitCost },
): StockReceived {
  if (unitCost < 0n) throw new RangeError('a unit cannot cost less than nothing');
  return enterStock(state, quantity, unitCost, valueOf(quantity, unitCost));
}

/** Goods of a sale that came back, at what they cost when they went. */
export function takeBackStock(
  state: StockState,
  { quantity, cost }: { readonly quantity: Quantity; readonly cost: Money },
): StockReceived {
  requirePositive(quantity);
  return enterStock(state, quantity, unitCostOf(quantity, cost), cost);
}

function enterStock(state: StockState, entered: Quantity, unitCost: UnitCost, cost: Money): StockReceived {
  requirePositive(entered);
  const quantity = plus(state.quantity, entered);
  if (state.quantity >= 0n) {
    const value = plus(state.value, cost);
    // Rounded issues may have taken a hundredth too many from a small stock; no unit costs less than nothing.
    const average = value < 0n ? asUnitCost(0n) : unitCostOf(quantity, value);
    return { state: { quantity, value, average }, cost, adjustment: noMoney };
  }
  // Until the debt of goods is paid the old average stands; where there was none, this is the first cost anyone knows.
  const average = quantity > 0n ? unitCost : (state.average ?? unitCost);
  const value = valueOf(quantity, average);
  return { state: { quantity, value, average }, cost, adjustment: minus(plus(state.value, cost), value) };
}

/**
 * Goods that went out, at the average. Where there are none the last average counts, then the cost that the article
 * itself names (0 where nobody entered one).
 */
export function issueStock(
  state: StockState,
  { quantity: issued, articleCost }: { readonly quantity: Quantity; readonly articleCost: UnitCost },
): StockIssued {
  requirePositive(issued);
  const unitCost = state.average ?? articleCost;
  const cost = valueOf(issued, unitCost);
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

/** What a part of an issue cost. Parts that make up the whole cost together exactly what the whole did. */
export function costOfReturn(
  issue: { readonly quantity: Quantity; readonly cost: Money; readonly returnedBefore: Quantity },
  returned: Quantity,
): Money {
  const costUpTo = (quantity: Quantity) => asMoney(divideHalfUp(issue.cost * quantity, issue.quantity));
  return minus(costUpTo(plus(issue.returnedBefore, returned)), costUpTo(issue.returnedBefore));
}

function requirePositive(quantity: Quantity): void {
  if (quantity <= 0n) throw new RangeError('stock moves by more than nothing');
}
