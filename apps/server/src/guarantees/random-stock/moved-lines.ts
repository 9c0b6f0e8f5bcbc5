import { worth, type ModelMovement, type Place, type StockModel } from './stock-model.ts';
import { lekOf, type Effect, type Random, type World } from './world.ts';

export interface Line {
  readonly articleId: string;
  readonly quantity: bigint;
  readonly unitCost: bigint;
}

export interface Moving {
  readonly document: string;
  readonly shop: string;
  readonly at: number;
}

/** The documents of earlier operations, which later operations return, edit or receive. */
export class Documents {
  readonly sales: { id: string; lines: Line[]; corrections: string[] }[] = [];
  readonly edited: { id: string; shop: string; kind: 'entry' | 'exit'; lines: Line[] }[] = [];
  /** The newest version of each edited document, by the id of its first version. */
  readonly versions = new Map<string, { readonly document: string; readonly lines: readonly Line[] }>();
  readonly transfers: {
    id: string;
    shop: string;
    target: string;
    /** Timestamp in milliseconds, taken after the goods left. */
    sent: number;
    lines: Line[];
    costs: bigint[];
    units: bigint[];
  }[] = [];
  readonly stocktakes: {
    id: string;
    shop: string;
    at: number;
    counted: Map<string, bigint>;
    /** The movements of the counted articles that existed at the time of the count. */
    before: Set<ModelMovement>;
  }[] = [];
}

/**
 * Performs one random operation and returns its effect on the stock; null if it was refused, or if there was no
 * document to work on.
 */
export type Operation = (world: World, random: Random, documents: Documents) => Promise<Effect | null>;

export const typed = ({ articleId, quantity, unitCost }: Line) => ({
  articleId,
  quantity: lekOf(quantity, 1000n),
  unitCost: lekOf(unitCost, 1_000_000n),
});
export const goodsOnly = (line: Line) => ({
  articleId: line.articleId,
  quantity: lekOf(line.quantity, 1000n),
});

/**
 * Returns no date, so that the document gets the current time, or in 15 % of the cases a random date since `since`,
 * mostly a recent one.
 */
export function dateOf({ clock }: World, random: Random, since = clock.begun): { readonly date?: string } {
  if (random.share() < 0.85) return {};
  const now = clock.read().getTime();
  const ago = Math.floor(((now - since) / 1000) * random.share() ** 4);
  return { date: new Date(now - ago * 1000).toISOString() };
}

export const placeOf = ({ date }: { readonly date?: string }): Place =>
  date === undefined ? 'end' : 'in-time';

export const linesOf = (random: Random, articles: readonly string[], max = 3): Line[] =>
  random.some(articles, max).map((articleId) => ({
    articleId,
    quantity: random.quantity(),
    unitCost: random.cost(),
  }));

export function enterLines(model: StockModel, moving: Moving, lines: readonly Line[], place: Place): void {
  for (const { articleId: article, quantity, unitCost } of lines)
    model.post(
      { ...moving, article, quantity, step: { kind: 'in', cost: worth(quantity, unitCost), unitCost } },
      place,
    );
}

export const takeOut = (
  model: StockModel,
  moving: Moving,
  lines: readonly Line[],
  place: Place,
): ModelMovement[] =>
  lines.map(({ articleId: article, quantity }) =>
    model.post({ ...moving, article, quantity: -quantity, step: { kind: 'out' } }, place),
  );

export interface Counted {
  readonly article: string;
  readonly change: bigint;
  /** The typed cost; null for the moving average or, without one, the default cost in the article record. */
  readonly unitCost: bigint | null;
}

/** Applies the correction of a counted quantity to the model: surplus, missing goods or no difference. */
export function count(
  model: StockModel,
  moving: Moving,
  { article, change, unitCost: given }: Counted,
  place: Place,
): void {
  const { average } = model.state({ ...moving, article }, place);
  const unitCost = given ?? average ?? model.history(moving.shop, article).cardCost;
  const step =
    change > 0n
      ? ({ kind: 'in', cost: worth(change, unitCost), unitCost } as const)
      : ({ kind: change < 0n ? 'out' : 'nothing' } as const);
  model.post({ ...moving, article, quantity: change, step }, place);
}
