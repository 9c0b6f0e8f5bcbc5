import { negated, noMoney, plus, type Money } from '../amounts.ts';
import { tiranaDay } from '../tirana-time.ts';
import {
  exitReasons,
  type EntryReason,
  type ExitReason,
  type WarehouseReason,
} from '../warehouse/warehouse-documents.ts';
import { chartAccounts } from './account-paths.ts';
import { stockCostLines } from './cost-journal.ts';
import { journalLines, journalOf, lekAmount, merged, postedInLek, type Journal } from './journal.ts';

/** A warehouse document with the costs of its lines. */
export interface PostedWarehouseDocument<Reason extends WarehouseReason> {
  readonly documentId: string;
  readonly at: Date;
  readonly reason: Reason;
  readonly lines: readonly {
    readonly isOwnProduct: boolean;
    readonly cost: Money;
    readonly adjustment: Money;
    readonly residue: Money;
  }[];
}

/** Where the goods came from. A purchase with these goods settles `goodsNotInvoiced`. */
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

/** The expense of goods that went out by an exit with this reason. */
export function expenseOfExit(reason: string): string {
  const known = exitReasons.find((each) => each === reason);
  if (known === undefined) throw new Error(`no exit has the reason ${reason}`);
  return debitedFor[known];
}

const stockAccount = (isOwnProduct: boolean) =>
  isOwnProduct ? chartAccounts.ownProducts : chartAccounts.goods;

const posting = (accountPath: string, amount: Money) => ({ accountPath, amount: lekAmount(amount) });

/** The goods at their cost, and the additional cost of earlier sales without stock. */
export function entryJournal(entry: PostedWarehouseDocument<EntryReason>): Journal | null {
  const postings = entry.lines.flatMap(({ isOwnProduct, cost }) => [
    posting(stockAccount(isOwnProduct), cost),
    posting(creditedFor[entry.reason], negated(cost)),
  ]);
  const adjustments = entry.lines.map((line) => ({ ...line, cost: noMoney }));
  const lines = [...journalLines(merged(postings), postedInLek), ...stockCostLines(adjustments)];
  return journalOf({ sourceType: 'entry', sourceId: entry.documentId }, 'stock', tiranaDay(entry.at), lines);
}

/** The cost of the goods, and the rounding difference of stock that reached zero. */
export function exitJournal(exit: PostedWarehouseDocument<ExitReason>): Journal | null {
  const postings = exit.lines.flatMap(({ isOwnProduct, cost, residue }) => [
    posting(debitedFor[exit.reason], cost),
    posting(residue > 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, residue),
    posting(stockAccount(isOwnProduct), negated(plus(cost, residue))),
  ]);
  const lines = journalLines(merged(postings), postedInLek);
  return journalOf({ sourceType: 'exit', sourceId: exit.documentId }, 'stock', tiranaDay(exit.at), lines);
}
