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

/** What a movement of one article did to the worth of the stock, in hundredths of ALL. */
export interface StockCost {
  /** Made by the business itself, not bought to be sold. */
  readonly isOwnProduct: boolean;
  /** What went out cost this; less than zero for what a customer brought back. */
  readonly cost: bigint;
  /** What earlier sales of stock that was not there cost more than was thought. */
  readonly adjustment: bigint;
  /** What rounding had left in the value when the last of it went. */
  readonly residue: bigint;
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
  const debits = new Map<string, bigint>();
  const debit = (accountPath: string, amount: bigint) =>
    debits.set(accountPath, (debits.get(accountPath) ?? 0n) + amount);
  for (const { isOwnProduct, cost, adjustment, residue } of costs) {
    debit(isOwnProduct ? chartAccounts.changeInOwnProducts : chartAccounts.costOfGoods, cost + adjustment);
    debit(residue > 0n ? chartAccounts.otherExpense : chartAccounts.otherIncome, residue);
    debit(isOwnProduct ? chartAccounts.ownProducts : chartAccounts.goods, -(cost + adjustment + residue));
  }
  const postings = [...debits].map(([accountPath, amount]) => ({ accountPath, amount: lekAmount(amount) }));
  return journalLines(postings, postedInLek);
}
