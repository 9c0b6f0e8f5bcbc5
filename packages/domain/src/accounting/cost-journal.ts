import { negated, noMoney, plus, type Money } from '../amounts.ts';
import { tiranaDay } from '../tirana-time.ts';
import { chartAccounts } from './account-paths.ts';
import {
  journalLines,
  journalOf,
  lekAmount,
  postedInLek,
  type Journal,
  type JournalLine,
  type JournalSource,
} from './journal.ts';

/** The change of the stock value by a movement of one article. */
export interface StockCost {
  /** True for an article that the business makes itself, false for goods bought for resale. */
  readonly isOwnProduct: boolean;
  /** The cost of the issued goods; negative for returned goods. */
  readonly cost: Money;
  /** The additional cost of earlier sales without stock, whose cost was unknown before this receipt. */
  readonly adjustment: Money;
  /** The rounding difference left in the stock value when the quantity reached zero. */
  readonly residue: Money;
}

/** The journal of the cost of a sale or a return; null if no cost moved. */
export function costJournal(
  source: JournalSource,
  movedAt: Date,
  costs: readonly StockCost[],
): Journal | null {
  return journalOf(source, 'cogs', tiranaDay(movedAt), stockCostLines(costs));
}

/** The lines of a cost journal. A receipt has no cost of sales, but may adjust the cost of earlier sales. */
export function stockCostLines(costs: readonly StockCost[]): JournalLine[] {
  const debits = new Map<string, Money>();
  const debit = (accountPath: string, amount: Money) =>
    debits.set(accountPath, plus(debits.get(accountPath) ?? noMoney, amount));
  for (const { isOwnProduct, cost, adjustment, residue } of costs) {
    const sold = plus(cost, adjustment);
    debit(isOwnProduct ? chartAccounts.changeInOwnProducts : chartAccounts.costOfGoods, sold);
    debit(residue > 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, residue);
    debit(isOwnProduct ? chartAccounts.ownProducts : chartAccounts.goods, negated(plus(sold, residue)));
  }
  const postings = [...debits].map(([accountPath, amount]) => ({ accountPath, amount: lekAmount(amount) }));
  return journalLines(postings, postedInLek);
}
