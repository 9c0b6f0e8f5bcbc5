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

/** What a movement of one article did to the worth of the stock. */
export interface StockCost {
  /** Made by the business itself, not bought to be sold. */
  readonly isOwnProduct: boolean;
  /** What went out cost this; less than zero for what a customer brought back. */
  readonly cost: Money;
  /** What earlier sales of stock that was not there cost more than was thought. */
  readonly adjustment: Money;
  /** What rounding had left in the value when the last of it went. */
  readonly residue: Money;
}

/** The cost of a sale, or of goods that come back; null where nothing of any cost moved. */
export function costJournal(
  source: JournalSource,
  movedAt: Date,
  costs: readonly StockCost[],
): Journal | null {
  return journalOf(source, 'cogs', tiranaDay(movedAt), stockCostLines(costs));
}

/** Also for a receipt, which has no cost of a sale but may adjust that of earlier ones. */
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
