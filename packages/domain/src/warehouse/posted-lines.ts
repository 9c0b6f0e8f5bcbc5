import {
  minus,
  negated,
  noMoney,
  plus,
  sumOf,
  type Money,
  type Quantity,
  type UnitCost,
} from '../amounts.ts';
import type { FieldProblem } from '../field-problems.ts';
import { emptyStock, issueStock, receiveStock, takeBackStock, type StockState } from './moving-average.ts';
import type { WarehouseDocumentKind } from './warehouse-documents.ts';

export interface GoodsLine {
  readonly articleId: string;
  readonly quantity: Quantity;
}

export interface ReceivedLine extends GoodsLine {
  readonly unitCost: UnitCost;
}

/** The change of the stock by one line of a warehouse document. */
export interface PostedLine extends GoodsLine {
  readonly before: StockState;
  readonly after: StockState;
  /** The entered cost of one unit, or the average cost at which the goods were issued. */
  readonly unitCost: UnitCost;
  /**
   * The value of the received or issued goods, never negative; for a line that only changes the value of the
   * stock, the change of the value.
   */
  readonly cost: Money;
  /** The adjustment as in `StockReceived`; 0 for issued goods. */
  readonly adjustment: Money;
  /** The residue as in `StockIssued`; 0 for received goods. */
  readonly residue: Money;
  readonly isCostMissing: boolean;
}

type Stock = ReadonlyMap<string, StockState>;

/** Receives goods line by line: a second line of an article starts from the stock that the first one left. */
export function receivedLines(lines: readonly ReceivedLine[], stock: Stock): PostedLine[] {
  return postedLines(lines, stock, ({ quantity, unitCost }, before) => {
    const { state: after, cost, adjustment } = receiveStock(before, { quantity, unitCost });
    return { after, unitCost, cost, adjustment, residue: noMoney, isCostMissing: false };
  });
}

/**
 * Issues goods line by line at the moving average; `articleCost` is used for an article without an average.
 */
export function issuedLines(
  lines: readonly GoodsLine[],
  stock: Stock,
  articleCost: (articleId: string) => UnitCost,
): PostedLine[] {
  return postedLines(lines, stock, ({ articleId, quantity }, before) => {
    const known = articleCost(articleId);
    const { state: after, ...issued } = issueStock(before, { quantity, articleCost: known });
    return { after, unitCost: before.average ?? known, ...issued, adjustment: noMoney };
  });
}

type PostedFigures = Omit<PostedLine, 'before' | keyof GoodsLine> & Partial<Pick<PostedLine, 'quantity'>>;

/** Goods in transit enter a shop line by line, at the cost at which they left the other shop. */
export function arrivedLines(
  lines: readonly (ReceivedLine & Pick<PostedLine, 'cost' | 'isCostMissing'>)[],
  stock: Stock,
): PostedLine[] {
  return postedLines(lines, stock, ({ quantity, unitCost, cost, isCostMissing }, before) => {
    const { state: after, adjustment } = takeBackStock(before, { quantity, cost });
    return { after, unitCost, cost, adjustment, residue: noMoney, isCostMissing };
  });
}

/** Posts line by line, with the typed quantity of each line unless `post` returns another quantity. */
export function postedLines<Line extends GoodsLine>(
  lines: readonly Line[],
  stock: ReadonlyMap<string, StockState>,
  post: (line: Line, before: StockState) => PostedFigures,
): PostedLine[] {
  const current = new Map(stock);
  return lines.map((line) => {
    const { articleId, quantity } = line;
    const before = current.get(articleId) ?? emptyStock;
    const posted = post(line, before);
    current.set(articleId, posted.after);
    return { articleId, quantity, before, ...posted };
  });
}

/** The total quantity of each article; an article may be on several lines of a document. */
export function quantitiesByArticle(lines: readonly GoodsLine[]): Map<string, Quantity> {
  const sums = new Map<string, Quantity>();
  for (const { articleId, quantity } of lines) {
    const earlier = sums.get(articleId);
    sums.set(articleId, earlier === undefined ? quantity : plus(earlier, quantity));
  }
  return sums;
}

/** The issued quantities, by article. */
export const issuedQuantities = (lines: readonly PostedLine[]): Map<string, Quantity> =>
  quantitiesByArticle(lines.filter(({ before, after }) => after.quantity < before.quantity));

/** The cost with the sign of the change of the stock. */
export const changedCost = ({ before, after, cost }: Pick<PostedLine, 'before' | 'after' | 'cost'>): Money =>
  after.quantity < before.quantity ? negated(cost) : cost;

/**
 * The kinds of documents whose lines may raise or lower the stock: their figures have the sign of the change.
 */
const signedKinds = new Set<WarehouseDocumentKind>(['adjustment', 'production', 'cost-adjustment']);

/** The figures of a line as the document shows them. */
export function writtenFigures(kind: WarehouseDocumentKind, line: PostedLine) {
  const isSigned = signedKinds.has(kind);
  return {
    quantity: isSigned ? minus(line.after.quantity, line.before.quantity) : line.quantity,
    unit_cost: line.unitCost,
    cost: isSigned ? changedCost(line) : line.cost,
  };
}

/** The cost of the goods of a document; for an adjustment the change of the stock value, negative for a loss. */
export function documentValue(kind: WarehouseDocumentKind, lines: readonly PostedLine[]): Money {
  if (kind === 'production')
    return sumOf(lines.filter((line) => line.after.quantity > line.before.quantity).map(({ cost }) => cost));
  return sumOf(lines.map((line) => writtenFigures(kind, line).cost));
}

const worthMax = 999_999_999_999n;
const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);

export interface WorthProblem {
  readonly path: string;
  readonly code: FieldProblem;
}

/**
 * The value of a line, and of a document, may have at most ten digits: a larger one is a typing error and
 * would not fit on paper.
 */
export function worthProblems(lines: readonly Pick<PostedLine, 'cost'>[]): WorthProblem[] {
  const tooLarge = lines.flatMap(({ cost }, place): WorthProblem[] =>
    absolute(cost) > worthMax ? [{ path: `lines.${place}.quantity`, code: 'ten-digits' }] : [],
  );
  const whole = lines.reduce<bigint>((sum, { cost }) => sum + absolute(cost), 0n);
  return tooLarge.length > 0 || whole <= worthMax ? tooLarge : [{ path: 'lines', code: 'ten-digits' }];
}
