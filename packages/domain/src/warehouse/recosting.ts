import { minus, negated, noMoney, plus, type Money, type Quantity, type UnitCost } from '../amounts.ts';
import { enterStock, issueStock, stockValue, unitCostOf, type StockState } from './moving-average.ts';

/** The results of a stock movement that depend on the stock before it. */
export interface MovementCost {
  /** The cost, with the sign of the quantity. */
  readonly cost: Money;
  readonly unitCost: UnitCost;
  readonly isCostMissing: boolean;
  readonly after: StockState;
}

/** A posted stock movement. */
export interface PostedMovement extends MovementCost {
  readonly id: string;
  /** The change of the stock value: the cost, and the adjustments and residues posted with it. */
  readonly value: Money;
  /**
   * The quantity: negative for issued goods; 0 for a count without a difference, and for a cost adjustment.
   */
  readonly quantity: Quantity;
  /**
   * True for a cost adjustment: the quantity does not change, and the stock gets `unitCost` as its average.
   */
  readonly setsAverage: boolean;
  readonly isOfProduction: boolean;
  readonly documentId: string;
  /**
   * True for the reversal of a document that was replaced by another version. The reversal directly follows the
   * movements of the document and restores the stock before them.
   */
  readonly isReversal: boolean;
}

/** A movement with its results after a recosting. */
export interface RecostedMovement<Movement extends PostedMovement = PostedMovement> {
  readonly movement: Movement;
  readonly before: StockState;
  readonly now: MovementCost;
}

/** The stock before the first movement, as it was at posting and as it is now. */
export interface ChangedStock {
  readonly was: StockState;
  readonly is: StockState;
}

/** The posted movements of an article in a shop, and the stock before them. */
export interface ChangedHistory<Movement extends PostedMovement = PostedMovement> extends ChangedStock {
  readonly movements: readonly Movement[];
  /** The unit cost of issues for which there is no average any more. */
  readonly articleCost: UnitCost;
}

/**
 * Replays the posted movements of articles in a shop from a changed starting stock. Quantities and the cost
 * of received goods do not change; issued goods get the new average. A product gets the new cost of its
 * ingredients, so the histories of the ingredients are replayed first.
 */
export function recosted<Movement extends PostedMovement>(
  histories: readonly ChangedHistory<Movement>[],
): RecostedMovement<Movement>[][] {
  const productions = new Productions(histories.flatMap(({ movements }) => movements));
  const replays = histories.map((history) => new Replay(history, productions));
  for (;;) {
    const open = replays.filter((replay) => !replay.isOver());
    const [first] = open;
    if (first === undefined) return replays.map(({ done }) => done);
    const ready = open.filter((replay) => replay.isReady());
    // Two productions of the same second may each use the product of the other. To break the cycle, the first
    // one is replayed with the ingredient costs that are known by then.
    if (ready.length === 0) first.next();
    for (const replay of ready) while (replay.isReady()) replay.next();
  }
}

/** For each production, the change of its cost by the recosting of its ingredients. */
class Productions {
  readonly #left = new Map<string, number>();
  readonly #more = new Map<string, Money>();

  constructor(movements: readonly PostedMovement[]) {
    for (const movement of movements) if (isIngredient(movement)) this.#count(movement, 1);
  }

  #count({ documentId }: PostedMovement, change: number): void {
    this.#left.set(documentId, (this.#left.get(documentId) ?? 0) + change);
  }

  isWaiting(movement: PostedMovement): boolean {
    return isProduct(movement) && (this.#left.get(movement.documentId) ?? 0) > 0;
  }

  moreFor(movement: PostedMovement): Money {
    return isProduct(movement) ? (this.#more.get(movement.documentId) ?? noMoney) : noMoney;
  }

  replayed(movement: PostedMovement, cost: Money): void {
    if (!isIngredient(movement)) return;
    this.#count(movement, -1);
    const { documentId } = movement;
    this.#more.set(documentId, plus(this.#more.get(documentId) ?? noMoney, minus(movement.cost, cost)));
  }
}

const isIngredient = ({ isOfProduction, quantity }: PostedMovement) => isOfProduction && quantity < 0n;
const isProduct = ({ isOfProduction, quantity }: PostedMovement) => isOfProduction && quantity > 0n;

/** Replays one history, movement by movement. */
class Replay<Movement extends PostedMovement> {
  readonly done: RecostedMovement<Movement>[] = [];
  readonly #history: ChangedHistory<Movement>;
  readonly #productions: Productions;
  readonly #documents = new Map<string, DocumentSoFar>();
  #current: StockState;

  constructor(history: ChangedHistory<Movement>, productions: Productions) {
    this.#history = history;
    this.#productions = productions;
    this.#current = history.is;
  }

  #movement(): Movement | undefined {
    return this.#history.movements[this.done.length];
  }

  isOver(): boolean {
    return this.#movement() === undefined;
  }

  isReady(): boolean {
    const movement = this.#movement();
    return movement !== undefined && !this.#productions.isWaiting(movement);
  }

  next(): void {
    const movement = this.#movement();
    if (movement === undefined) return;
    const before = this.#current;
    const soFar = this.#documents.get(movement.documentId) ?? { before, cost: noMoney };
    const { cost, unitCost, isCostMissing, after } = movement.isReversal
      ? { ...movement, cost: negated(soFar.cost), after: soFar.before }
      : costFrom(before, withCost(movement, this.#productions.moreFor(movement)), this.#costWithoutAverage());
    this.#documents.set(movement.documentId, { before: soFar.before, cost: plus(soFar.cost, cost) });
    this.#productions.replayed(movement, cost);
    this.#current = after;
    this.done.push({ movement, before, now: { cost, unitCost, isCostMissing, after } });
  }

  /**
   * The unit cost of an issue if there is no average: the posted unit cost if there was none at posting
   * either, otherwise the cost in the article.
   */
  #costWithoutAverage(): UnitCost {
    const { was, movements, articleCost } = this.#history;
    const place = this.done.length;
    const posted = place === 0 ? was : movements[place - 1]?.after;
    return posted?.average === null ? (movements[place]?.unitCost ?? articleCost) : articleCost;
  }
}

/** The movement of a product, with the cost change of its ingredients added. */
function withCost(movement: PostedMovement, more: Money): PostedMovement {
  if (more === 0n) return movement;
  const cost = plus(movement.cost, more);
  return { ...movement, cost, unitCost: unitCostOf(movement.quantity, cost) };
}

/** The stock before the first movement of a document, and the cost of its movements so far. */
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
 * The difference that a recosting makes for a movement: in its cost, and in its whole change of the stock
 * value.
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

/**
 * The lowest quantity of the stock from a moment on, which is the most that a document dated at that moment
 * can issue.
 */
export const leastQuantity = (
  start: StockState,
  later: readonly (MovementOfDocument & Pick<PostedMovement, 'after'>)[],
): Quantity =>
  withoutReplaced(later).reduce(
    (least, { after }) => (after.quantity < least ? after.quantity : least),
    start.quantity,
  );
