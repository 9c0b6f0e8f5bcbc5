import { tiranaDay } from '../tirana-time.ts';
import { chartAccounts, cashPath } from './account-paths.ts';
import {
  journalLines,
  journalOf,
  minus,
  nothing,
  type Journal,
  type JournalSource,
  type PostedAmount,
  type PostingCurrency,
} from './journal.ts';

/** A deposit, a withdrawal or a difference found by counting. */
export interface DrawerMovement extends JournalSource, PostingCurrency {
  readonly cashId: string;
  readonly movedAt: Date;
  readonly amount: PostedAmount;
}

/** The journal of a deposit: coins and notes for change, from the safe into the drawer. */
export function drawerDepositJournal(movement: DrawerMovement, safeId: string): Journal | null {
  requireNotNegative(movement);
  return drawerJournal(movement, movement.amount, cashPath(safeId, movement.currency));
}

/**
 * The journal of a withdrawal: cash into the safe, or in transit to the bank until the bank statement
 * confirms it.
 */
export function drawerWithdrawJournal(
  movement: DrawerMovement,
  target: { readonly safeId: string } | 'bank',
): Journal | null {
  requireNotNegative(movement);
  const path =
    target === 'bank' ? chartAccounts.internalTransfers : cashPath(target.safeId, movement.currency);
  return drawerJournal(movement, minus(nothing, movement.amount), path);
}

/**
 * The journal of a count: the difference is positive if the drawer has more cash than expected, negative if
 * it has less.
 */
export function drawerDifferenceJournal(movement: DrawerMovement): Journal | null {
  const isOver = movement.amount.all > 0n;
  return drawerJournal(
    movement,
    movement.amount,
    isOver ? chartAccounts.otherIncome : chartAccounts.otherExpense,
  );
}

function drawerJournal(movement: DrawerMovement, amount: PostedAmount, otherPath: string): Journal | null {
  const postings = [
    { accountPath: cashPath(movement.cashId, movement.currency), amount },
    { accountPath: otherPath, amount: minus(nothing, amount) },
  ];
  return journalOf(movement, 'drawer', tiranaDay(movement.movedAt), journalLines(postings, movement));
}

function requireNotNegative({ amount }: DrawerMovement): void {
  if (amount.all < 0n || amount.mon < 0n)
    throw new RangeError('the amount of a drawer movement cannot be negative');
}
