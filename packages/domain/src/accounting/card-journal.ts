import { merged, minus, nothing, sumOf, type PostedAmount, type Posting } from './journal.ts';
import { vouchersPath } from './account-paths.ts';

/** What one till took by company cards. */
export interface PaidCard {
  readonly cashId: string;
  readonly amount: PostedAmount;
}

/** What was charged to company cards, which is a credit now that it is paid. It was earned when it was charged. */
export function paidCards(cards: readonly PaidCard[], total: PostedAmount): Posting[] {
  const charged = sumOf(cards.map(({ amount }) => amount));
  if (charged.all !== total.all) throw new Error('what is paid is not what was charged to company cards');
  return merged(
    cards.map(({ cashId, amount }) => ({
      accountPath: vouchersPath(cashId),
      amount: minus(nothing, amount),
    })),
  );
}
