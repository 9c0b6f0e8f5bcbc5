import { divideHalfUp } from './divide-half-up.ts';

/** What a shop has of an article. Nothing of it is worth nothing: at quantity 0 the value is always 0. */
export interface StockState {
  /** Thousandths; below zero where more was sold than was entered. */
  readonly quantity: bigint;
  /** Hundredths of ALL. */
  readonly value: bigint;
  /** The last average cost of a unit in millionths of ALL; null until something was entered. */
  readonly average: bigint | null;
}

export const emptyStock: StockState = { quantity: 0n, value: 0n, average: null };

export interface StockReceived {
  readonly state: StockState;
  /** What came in is worth this. The value of the stock grew by this less the adjustment. */
  readonly cost: bigint;
  /** What earlier sales of stock that was not there cost more than was thought: an expense, or less than zero a gain. */
  readonly adjustment: bigint;
}

export interface StockIssued {
  readonly state: StockState;
  /** The value of the stock fell by this and by the residue. */
  readonly cost: bigint;
  /** What rounding had left in the value when the last of it went; may be less than zero. */
  readonly residue: bigint;
  /** True where nobody knew a cost, so that the issue counts as free of cost for now. */
  readonly isCostMissing: boolean;
}

/** Thousandths times millionths, in hundredths. */
const perHundredth = 10_000_000n;

const valueOf = (quantity: bigint, unitCost: bigint) => divideHalfUp(quantity * unitCost, perHundredth);
const unitCostOf = (quantity: bigint, value: bigint) => divideHalfUp(value * perHundredth, quantity);

/** Goods that came in at a cost a unit, in millionths of ALL. */
export function receiveStock(
  state: StockState,
  { quantity, unitCost }: { readonly quantity: bigint; readonly unitCost: bigint },
): StockReceived {
  if (unitCost < 0n) throw new RangeError('a unit cannot cost less than nothing');
  return enterStock(state, quantity, unitCost, valueOf(quantity, unitCost));
}

/** Goods of a sale that came back, at what they cost when they went. */
export function takeBackStock(
  state: StockState,
  { quantity, cost }: { readonly quantity: bigint; readonly cost: bigint },
): StockReceived {
  requirePositive(quantity);
  return enterStock(state, quantity, unitCostOf(quantity, cost), cost);
}

function enterStock(state: StockState, entered: bigint, unitCost: bigint, cost: bigint): StockReceived {
  requirePositive(entered);
  const quantity = state.quantity + entered;
  if (state.quantity >= 0n) {
    const value = state.value + cost;
    // Rounded issues may have taken a hundredth too many from a small stock; no unit costs less than nothing.
    const average = value < 0n ? 0n : unitCostOf(quantity, value);
    return { state: { quantity, value, average }, cost, adjustment: 0n };
  }
  // Until the debt of goods is paid the old average stands; where there was none, this is the first cost anyone knows.
  const average = quantity > 0n ? unitCost : (state.average ?? unitCost);
  const value = valueOf(quantity, average);
  return { state: { quantity, value, average }, cost, adjustment: state.value + cost - value };
}

/**
 * Goods that went out, at the average. Where there are none the last average counts, then the cost that the article
 * itself names (in thousandths of ALL, as articles carry it; 0 where nobody entered one).
 */
export function issueStock(
  state: StockState,
  { quantity: issued, articleCost }: { readonly quantity: bigint; readonly articleCost: bigint },
): StockIssued {
  requirePositive(issued);
  const unitCost = state.average ?? articleCost * 1000n;
  const cost = valueOf(issued, unitCost);
  const quantity = state.quantity - issued;
  const left = state.value - cost;
  const residue = quantity === 0n ? left : 0n;
  return {
    state: { quantity, value: left - residue, average: state.average },
    cost,
    residue,
    isCostMissing: state.average === null && articleCost === 0n,
  };
}

/** What a part of an issue cost. Parts that make up the whole cost together exactly what the whole did. */
export function costOfReturn(
  issue: { readonly quantity: bigint; readonly cost: bigint; readonly returnedBefore: bigint },
  returned: bigint,
): bigint {
  const costUpTo = (quantity: bigint) => divideHalfUp(issue.cost * quantity, issue.quantity);
  return costUpTo(issue.returnedBefore + returned) - costUpTo(issue.returnedBefore);
}

function requirePositive(quantity: bigint): void {
  if (quantity <= 0n) throw new RangeError('stock moves by more than nothing');
}
