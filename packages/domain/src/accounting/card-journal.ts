import { merged, minus, nothing, sumOf, type PostedAmount, type Posting } from './journal.ts';
import { vouchersPath } from './account-paths.ts';

/** The amount charged to company cards at one till. */
export interface PaidCard {
  readonly cashId: string;
  readonly amount: PostedAmount;
}

/**
 * Credits the charges to company cards when they are paid: the revenue was posted when the cards were
 * charged.
 */
export function paidCards(cards: readonly PaidCard[], total: PostedAmount): Posting[] {
  const charged = sumOf(cards.map(({ amount }) => amount));
  if (charged.all !== total.all) throw new Error('the payment differs from the charges to company cards');
  return merged(
    cards.map(({ cashId, amount }) => ({
      accountPath: vouchersPath(cashId),
      amount: minus(nothing, amount),
    })),
  );
}
