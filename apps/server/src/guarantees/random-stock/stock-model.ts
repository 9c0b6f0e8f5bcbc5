/** A brute-force model of the stock. It computes with plain bigint arithmetic and uses no code of `packages/domain`. */

export interface ModelMovement {
  readonly document: string;
  /** In milliseconds. */
  readonly at: number;
  /** In thousandths; negative for goods that leave. */
  readonly quantity: bigint;
  readonly step: Step;
  cost: bigint;
  value: bigint;
  after: ModelState;
}

export interface ModelState {
  readonly quantity: bigint;
  readonly value: bigint;
  readonly average: bigint | null;
}

/** How the cost of a movement is computed. */
export type Step =
  /** Goods received at a known cost. */
  | { readonly kind: 'in'; readonly cost: bigint; readonly unitCost: bigint }
  | { readonly kind: 'out' }
  /** The product of a production; its cost is the sum of the costs of the ingredients. */
  | { readonly kind: 'product' }
  | { readonly kind: 'average'; readonly unitCost: bigint }
  /** A stocktake that found no difference. */
  | { readonly kind: 'nothing' }
  /** Reverses the movements of the same document, which are directly before this one. */
  | { readonly kind: 'reversal' };

interface History {
  readonly cardCost: bigint;
  readonly movements: ModelMovement[];
}

/**
 * Where a movement is inserted into the history of an article: at the end, before the first movement with a later
 * time, or directly behind the last movement of a document.
 */
export type Place = 'end' | 'in-time' | { readonly behind: string };

export interface Posted {
  readonly shop: string;
  readonly article: string;
  readonly document: string;
  readonly at: number;
  readonly quantity: bigint;
  readonly step: Step;
}

const perHundredth = 10_000_000n;
const empty: ModelState = { quantity: 0n, value: 0n, average: null };

/** Rounds half away from zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n !== divisor < 0n ? -1n : 1n;
  const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  return (sign * (size * 2n + by)) / (by * 2n);
}

export const worth = (quantity: bigint, unitCost: bigint) => rounded(quantity * unitCost, perHundredth);
export const costOfOne = (quantity: bigint, cost: bigint) => rounded(cost * perHundredth, quantity);

export class StockModel {
  readonly histories = new Map<string, History>();
  /** The cost of goods in transit, which were sent and not received yet. */
  transit = 0n;
  readonly #cardCosts: ReadonlyMap<string, bigint>;
  /** By document id of a production: the key of its product, and the movements of its ingredients. */
  readonly #productions = new Map<string, { product: string; ingredients: ModelMovement[] }>();

  constructor(cardCosts: ReadonlyMap<string, bigint>) {
    this.#cardCosts = cardCosts;
  }

  history(shop: string, article: string): History {
    const key = `${shop} ${article}`;
    const known = this.histories.get(key);
    if (known !== undefined) return known;
    const history = { cardCost: this.#cardCosts.get(article) ?? 0n, movements: [] };
    this.histories.set(key, history);
    return history;
  }

  /** The state of an article in a shop before a movement that would be inserted at this place. */
  state({ shop, article, at }: Pick<Posted, 'shop' | 'article' | 'at'>, place: Place): ModelState {
    const { movements } = this.history(shop, article);
    return movements[indexOf(movements, at, place) - 1]?.after ?? empty;
  }

  /** The movements of a document for one article in one shop. */
  of(document: string, shop: string, article: string): ModelMovement[] {
    return this.history(shop, article).movements.filter((movement) => movement.document === document);
  }

  /** Inserts a movement and recomputes the movements after it; returns the movement with its cost. */
  post({ shop, article, ...posted }: Posted, place: Place): ModelMovement {
    const { movements } = this.history(shop, article);
    const movement: ModelMovement = { ...posted, cost: 0n, value: 0n, after: empty };
    const index = indexOf(movements, posted.at, place);
    movements.splice(index, 0, movement);
    this.#noteProduction(shop, article, movement);
    this.#replay([[`${shop} ${article}`, index]]);
    return movement;
  }

  #noteProduction(shop: string, article: string, movement: ModelMovement): void {
    const { document, step } = movement;
    const production = this.#productions.get(document);
    if (step.kind === 'product') {
      if (production === undefined) throw new Error(`production ${document} has no ingredients`);
      production.product = `${shop} ${article}`;
    } else production?.ingredients.push(movement);
  }

  beginProduction(document: string): void {
    this.#productions.set(document, { product: '', ingredients: [] });
  }

  /**
   * Recomputes the movements of histories from these positions on. If the cost of an ingredient changes, the history
   * of the product is recomputed too, until no cost changes any more.
   */
  #replay(from: [string, number][]): void {
    for (let turns = 0; from.length > 0; turns += 1) {
      if (turns > 10_000) throw new Error('the productions of the model are circular');
      const [key, index] = from.shift() ?? ['', 0];
      const changed = this.#replayHistory(key, index);
      for (const document of changed) {
        const { product = '' } = this.#productions.get(document) ?? {};
        const movements = this.histories.get(product)?.movements ?? [];
        const made = movements.findIndex(
          (each) => each.document === document && each.step.kind === 'product',
        );
        if (made >= 0) from.push([product, made]);
      }
    }
  }

  /** Recomputes one history from an index on; returns the productions with an ingredient whose cost changed. */
  #replayHistory(key: string, index: number): Set<string> {
    const { cardCost, movements } = this.histories.get(key) ?? { cardCost: 0n, movements: [] };
    const changed = new Set<string>();
    for (let place = index; place < movements.length; place += 1) {
      const movement = movements[place];
      if (movement === undefined) break;
      const { cost } = movement;
      this.#work(movements, place, movement, cardCost);
      if (movement.cost !== cost && movement.step.kind === 'out' && this.#productions.has(movement.document))
        changed.add(movement.document);
    }
    return changed;
  }

  #work(movements: readonly ModelMovement[], place: number, movement: ModelMovement, cardCost: bigint): void {
    const before = movements[place - 1]?.after ?? empty;
    const { quantity, step, document } = movement;
    if (step.kind === 'reversal') {
      let first = place;
      while (movements[first - 1]?.document === document) first -= 1;
      const reversed = movements.slice(first, place);
      movement.cost = -reversed.reduce((sum, { cost }) => sum + cost, 0n);
      movement.after = movements[first - 1]?.after ?? empty;
    } else if (step.kind === 'out') {
      const cost = worth(-quantity, before.average ?? cardCost);
      const left = before.quantity + quantity;
      movement.cost = -cost;
      movement.after = {
        quantity: left,
        value: left === 0n ? 0n : before.value - cost,
        average: before.average,
      };
    } else if (step.kind === 'average') {
      const value = worth(before.quantity, step.unitCost);
      movement.cost = value - before.value;
      movement.after = { quantity: before.quantity, value, average: step.unitCost };
    } else if (step.kind === 'nothing') {
      movement.cost = 0n;
      movement.after = before;
    } else {
      const { ingredients = [] } = this.#productions.get(document) ?? {};
      const cost = step.kind === 'in' ? step.cost : ingredients.reduce((sum, used) => sum - used.cost, 0n);
      const unitCost = step.kind === 'in' ? step.unitCost : costOfOne(quantity, cost);
      movement.cost = cost;
      movement.after = entered(before, quantity, unitCost, cost);
    }
    movement.value = movement.after.value - before.value;
  }
}

function entered(before: ModelState, came: bigint, unitCost: bigint, cost: bigint): ModelState {
  const quantity = before.quantity + came;
  if (before.quantity >= 0n) {
    const value = before.value + cost;
    return { quantity, value, average: value < 0n ? 0n : costOfOne(quantity, value) };
  }
  const average = quantity > 0n ? unitCost : (before.average ?? unitCost);
  return { quantity, value: worth(quantity, average), average };
}

function indexOf(movements: readonly ModelMovement[], at: number, place: Place): number {
  if (place === 'end') return movements.length;
  if (place !== 'in-time') {
    const behind = movements.findLastIndex(({ document }) => document === place.behind);
    if (behind >= 0) return behind + 1;
  }
  const later = movements.findIndex((movement) => movement.at > at);
  return later < 0 ? movements.length : later;
}
