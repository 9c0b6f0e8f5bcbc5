import { asMoney, minus, negated, type Money, type Quantity } from '../amounts.ts';
import type { CostDifference } from '../warehouse/recosting.ts';
import type { StockDocument } from '../warehouse/stock-documents.ts';
import { chartAccounts } from './account-paths.ts';
import {
  journalLines,
  journalOf,
  lekAmount,
  postedInLek,
  type Journal,
  type JournalSource,
} from './journal.ts';
import { expenseOfExit } from './warehouse-journal.ts';

/** A stock movement with the change of its cost by a recosting. */
export interface RecostedGoods {
  readonly document: StockDocument;
  readonly reason: string;
  readonly isOwnProduct: boolean;
  readonly quantity: Quantity;
  readonly difference: CostDifference;
}

/**
 * The kinds of recosting journals. A transfer can have both: one for the shop that sends the goods, one for the shop
 * that receives them.
 */
export type RecostingKind = 'recosting' | 'receipt-recosting';

/** The journal of the differences of a recosting, all on one day; null if no value changes. */
export function recostingJournal(
  source: JournalSource,
  day: string,
  goods: readonly RecostedGoods[],
  kind: RecostingKind = 'recosting',
): Journal | null {
  const postings = goods.flatMap((moved) => {
    const { cost, value } = moved.difference;
    return [
      posting(moved.isOwnProduct ? chartAccounts.ownProducts : chartAccounts.goods, value),
      posting(expenseOf(moved), negated(cost)),
      posting(correctedIn(moved), negated(minus(value, cost))),
    ];
  });
  const lines = journalLines(netted(postings), postedInLek);
  return journalOf(source, kind, day, lines);
}

const posting = (accountPath: string, amount: Money) => ({ accountPath, amount });

/** Sums the postings to one amount for each account, so that differences in both directions cancel out. */
function netted(postings: readonly { readonly accountPath: string; readonly amount: Money }[]) {
  const sums = new Map<string, bigint>();
  for (const { accountPath, amount } of postings)
    sums.set(accountPath, (sums.get(accountPath) ?? 0n) + amount);
  return Array.from(sums, ([accountPath, sum]) => ({ accountPath, amount: lekAmount(asMoney(sum)) }));
}

/**
 * The expense account for the cost difference of a movement. A transfer or a return passed the goods on at the cost
 * known at that time; a later difference is not passed on, so it is posted to the cost of goods. For a production,
 * the differences of the ingredients and of the product cancel out.
 */
function expenseOf({ document, reason, quantity, isOwnProduct }: RecostedGoods): string {
  if (document === 'exit') return expenseOfExit(reason);
  if (document === 'adjustment' && quantity < 0n) return chartAccounts.otherExpense;
  if (document === 'production') return chartAccounts.costOfGoods;
  return isOwnProduct ? chartAccounts.changeInOwnProducts : chartAccounts.costOfGoods;
}

/**
 * The account for the part of the value change that is not cost. For received goods this part corrects the cost of
 * issues from negative stock; for issued goods it is the rounding residue of a stock that reached zero.
 */
function correctedIn({ quantity, isOwnProduct, difference: { cost, value } }: RecostedGoods): string {
  if (quantity < 0n) return value < cost ? chartAccounts.otherExpense : chartAccounts.otherIncome;
  return isOwnProduct ? chartAccounts.changeInOwnProducts : chartAccounts.costOfGoods;
}
