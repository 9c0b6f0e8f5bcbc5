import { merged, minus, nothing, sumOf, type PostedAmount, type Posting } from './journal.ts';
import { vouchersPath } from './account-paths.ts';

/** The amount that one till accepted by company cards. */
export interface PaidCard {
  readonly cashId: string;
  readonly amount: PostedAmount;
}

/** Payment of charges to company cards: a credit, because the revenue was posted when the cards were charged. */
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
