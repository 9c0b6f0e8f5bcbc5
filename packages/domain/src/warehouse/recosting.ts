import { minus, negated, noMoney, plus, type Money, type Quantity, type UnitCost } from '../amounts.ts';
import { enterStock, issueStock, stockValue, type StockState } from './moving-average.ts';

/** The figures of a stock movement that follow from the stock before it. */
export interface MovementCost {
  /** With the sign of the quantity. */
  readonly cost: Money;
  readonly unitCost: UnitCost;
  readonly isCostMissing: boolean;
  readonly after: StockState;
}

/** A posted stock movement. */
export interface PostedMovement extends MovementCost {
  readonly id: string;
  /** The change of the stock value: the cost, and the corrections posted with it. */
  readonly value: Money;
  /** Negative for goods that went out; 0 for a count that found no difference, and for a cost adjustment. */
  readonly quantity: Quantity;
  /** A cost adjustment: the quantity stays, and the stock gets the average in `unitCost`. */
  readonly setsAverage: boolean;
  readonly documentId: string;
  /**
   * True if it reverses all movements of the same document, which are directly before it, because another version
   * replaced the document: the stock after it is the stock before them.
   */
  readonly isReversal: boolean;
}

/** A movement with its figures after a recosting. */
export interface RecostedMovement<Movement extends PostedMovement = PostedMovement> {
  readonly movement: Movement;
  readonly before: StockState;
  readonly now: MovementCost;
}

/** The stock before the first movement: when it was posted, and now. */
export interface ChangedStock {
  readonly was: StockState;
  readonly is: StockState;
}

/**
 * Replays posted movements of an article in a shop from a changed starting stock. Quantities and the cost of received
 * goods stay; issued goods get the new average. `articleCost` is used if there was an average before and there is
 * none now.
 */
export function recosted<Movement extends PostedMovement>(
  { was, is }: ChangedStock,
  movements: readonly Movement[],
  articleCost: UnitCost,
): RecostedMovement<Movement>[] {
  let [posted, current] = [was, is];
  const documents = new Map<string, DocumentSoFar>();
  return movements.map((movement) => {
    const soFar = documents.get(movement.documentId) ?? { before: current, cost: noMoney };
    const now = movement.isReversal
      ? { ...movement, cost: negated(soFar.cost), after: soFar.before }
      : costFrom(current, movement, posted.average === null ? movement.unitCost : articleCost);
    const { cost, unitCost, isCostMissing, after } = now;
    const replayed = { movement, before: current, now: { cost, unitCost, isCostMissing, after } };
    documents.set(movement.documentId, { before: soFar.before, cost: plus(soFar.cost, cost) });
    [posted, current] = [movement.after, after];
    return replayed;
  });
}

/** The stock before the first movement of a document, and the cost of its movements since. */
interface DocumentSoFar {
  readonly before: StockState;
  readonly cost: Money;
}

function costFrom(
  before: StockState,
  { quantity, ...posted }: PostedMovement,
  articleCost: UnitCost,
): MovementCost {
  if (quantity < 0n) {
    const {
      state: after,
      cost,
      isCostMissing,
    } = issueStock(before, { quantity: negated(quantity), articleCost });
    return { cost: negated(cost), unitCost: before.average ?? articleCost, isCostMissing, after };
  }
  const { unitCost, isCostMissing } = posted;
  if (quantity > 0n) {
    const { state: after, cost } = enterStock(before, quantity, unitCost, posted.cost);
    return { cost, unitCost, isCostMissing, after };
  }
  if (!posted.setsAverage)
    return { cost: noMoney, unitCost: before.average ?? unitCost, isCostMissing, after: before };
  const value = stockValue(before.quantity, unitCost);
  return {
    cost: minus(value, before.value),
    unitCost,
    isCostMissing,
    after: { ...before, value, average: unitCost },
  };
}

/**
 * The change that a recosting causes in the books: of the cost of a movement, and of the whole value that it moves.
 */
export interface CostDifference {
  readonly cost: Money;
  readonly value: Money;
}

export const differenceOf = ({ movement, before, now }: RecostedMovement): CostDifference => ({
  cost: minus(now.cost, movement.cost),
  value: minus(minus(now.after.value, before.value), movement.value),
});

type MovementOfDocument = Pick<PostedMovement, 'documentId' | 'isReversal'>;

/** Leaves out the movements of replaced documents and their reversals, which sum to zero. */
export function withoutReplaced<Movement extends MovementOfDocument>(
  movements: readonly Movement[],
): Movement[] {
  const replaced = new Set(
    movements.filter(({ isReversal }) => isReversal).map(({ documentId }) => documentId),
  );
  return movements.filter(({ documentId }) => !replaced.has(documentId));
}

/** The lowest quantity of the stock from a moment on: no more than this can be issued at that moment. */
export const leastQuantity = (
  start: StockState,
  later: readonly (MovementOfDocument & Pick<PostedMovement, 'after'>)[],
): Quantity =>
  withoutReplaced(later).reduce(
    (least, { after }) => (after.quantity < least ? after.quantity : least),
    start.quantity,
  );
