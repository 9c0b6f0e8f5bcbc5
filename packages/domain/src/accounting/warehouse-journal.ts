import { minus, negated, noMoney, plus, type Money } from '../amounts.ts';
import { tiranaDay } from '../tirana-time.ts';
import { changedCost, type PostedLine } from '../warehouse/posted-lines.ts';
import {
  exitReasons,
  type EntryReason,
  type ExitReason,
  type WarehouseReason,
} from '../warehouse/warehouse-documents.ts';
import { chartAccounts } from './account-paths.ts';
import { stockCostLines } from './cost-journal.ts';
import {
  journalLines,
  journalOf,
  lekAmount,
  merged,
  postedInLek,
  type Journal,
  type JournalDocument,
  type JournalKind,
} from './journal.ts';

/** The goods of a warehouse document at their cost. */
export interface PostedGoods {
  readonly documentId: string;
  readonly at: Date;
  readonly lines: readonly {
    readonly isOwnProduct: boolean;
    readonly cost: Money;
    readonly adjustment: Money;
    readonly residue: Money;
  }[];
}

/** A warehouse document with the costs of its lines. */
export interface PostedWarehouseDocument<Reason extends WarehouseReason> extends PostedGoods {
  readonly reason: Reason;
}

/**
 * The credited account, by the origin of the goods. A purchase of the same goods later clears
 * `goodsNotInvoiced`.
 */
const creditedFor: Record<EntryReason, string> = {
  'goods-received': chartAccounts.goodsNotInvoiced,
  'opening-stock': chartAccounts.openingBalance,
  surplus: chartAccounts.otherIncome,
};

const debitedFor: Record<ExitReason, string> = {
  consumption: chartAccounts.consumption,
  damage: chartAccounts.otherExpense,
  gift: chartAccounts.gifts,
};

/** The expense account for goods that were issued by an exit with this reason. */
export function expenseOfExit(reason: string): string {
  const known = exitReasons.find((each) => each === reason);
  if (known === undefined) throw new Error(`no exit has the reason ${reason}`);
  return debitedFor[known];
}

const stockAccount = (isOwnProduct: boolean) =>
  isOwnProduct ? chartAccounts.ownProducts : chartAccounts.goods;

const posting = (accountPath: string, amount: Money) => ({ accountPath, amount: lekAmount(amount) });

export const entryJournal = (entry: PostedWarehouseDocument<EntryReason>): Journal | null =>
  receivedGoodsJournal('entry', 'stock', entry, creditedFor[entry.reason]);

export const exitJournal = (exit: PostedWarehouseDocument<ExitReason>): Journal | null =>
  issuedGoodsJournal('exit', exit, debitedFor[exit.reason]);

/** The journal of goods that leave a shop for another shop. */
export const transferJournal = (transfer: PostedGoods): Journal | null =>
  issuedGoodsJournal('transfer', transfer, chartAccounts.goodsInTransit);

/** The journal of goods in transit that arrived, or came back. */
export const transferEndJournal = (transfer: PostedGoods): Journal | null =>
  receivedGoodsJournal('transfer', 'receipt', transfer, chartAccounts.goodsInTransit);

/** The journal of received goods at their cost, with the additional cost of earlier sales without stock. */
function receivedGoodsJournal(
  sourceType: JournalDocument,
  kind: JournalKind,
  { documentId, at, lines }: PostedGoods,
  credited: string,
): Journal | null {
  const postings = lines.flatMap(({ isOwnProduct, cost }) => [
    posting(stockAccount(isOwnProduct), cost),
    posting(credited, negated(cost)),
  ]);
  const adjustments = lines.map((line) => ({ ...line, cost: noMoney }));
  const posted = [...journalLines(merged(postings), postedInLek), ...stockCostLines(adjustments)];
  return journalOf({ sourceType, sourceId: documentId }, kind, tiranaDay(at), posted);
}

/** The journal of issued goods at their cost, with the rounding difference of stock that reached zero. */
function issuedGoodsJournal(
  sourceType: JournalDocument,
  { documentId, at, lines }: PostedGoods,
  debited: string,
): Journal | null {
  const postings = lines.flatMap(({ isOwnProduct, cost, residue }) => [
    posting(debited, cost),
    posting(residue > 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, residue),
    posting(stockAccount(isOwnProduct), negated(plus(cost, residue))),
  ]);
  const posted = journalLines(merged(postings), postedInLek);
  return journalOf({ sourceType, sourceId: documentId }, 'stock', tiranaDay(at), posted);
}

interface AdjustedGoods {
  readonly documentId: string;
  readonly at: Date;
  readonly lines: readonly (PostedLine & { readonly isOwnProduct: boolean })[];
}

/**
 * The journal of an adjustment: surplus goods are income, missing goods an expense; the additional cost of
 * earlier sales without stock is included.
 */
export function adjustmentJournal({ documentId, at, lines }: AdjustedGoods): Journal | null {
  const postings = lines.flatMap((line) => {
    const change = changedCost(line);
    return [
      posting(stockAccount(line.isOwnProduct), minus(change, line.residue)),
      posting(change < 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, negated(change)),
      posting(line.residue > 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, line.residue),
    ];
  });
  const adjustments = lines.map((line) => ({ ...line, cost: noMoney, residue: noMoney }));
  const posted = [...journalLines(merged(postings), postedInLek), ...stockCostLines(adjustments)];
  return journalOf({ sourceType: 'adjustment', sourceId: documentId }, 'stock', tiranaDay(at), posted);
}

/**
 * The journal of a cost adjustment: the change of the stock value against the cost of goods sold or the
 * change in own products.
 */
export function costAdjustmentJournal({ documentId, at, lines }: AdjustedGoods): Journal | null {
  const changes = lines.map(({ isOwnProduct, cost }) => ({
    isOwnProduct,
    cost: noMoney,
    adjustment: negated(cost),
    residue: noMoney,
  }));
  const source = { sourceType: 'cost-adjustment', sourceId: documentId } as const;
  return journalOf(source, 'stock', tiranaDay(at), stockCostLines(changes));
}

/**
 * The journal of a production: the product at the sum of its ingredients, and the rounding differences of
 * ingredients that were used up.
 */
export function productionJournal({ documentId, at, lines }: AdjustedGoods): Journal | null {
  const postings = lines.flatMap((line) => [
    posting(stockAccount(line.isOwnProduct), minus(changedCost(line), line.residue)),
    posting(line.residue > 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, line.residue),
  ]);
  const adjustments = lines.map((line) => ({ ...line, cost: noMoney, residue: noMoney }));
  const posted = [...journalLines(merged(postings), postedInLek), ...stockCostLines(adjustments)];
  return journalOf({ sourceType: 'production', sourceId: documentId }, 'stock', tiranaDay(at), posted);
}
