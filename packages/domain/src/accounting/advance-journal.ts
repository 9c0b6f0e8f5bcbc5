import { advancesPath, cashCustomerId } from './account-paths.ts';
import { merged, minus, nothing, sumOf, type PostedAmount, type Posting } from './journal.ts';

/** What a line earns of one advance that was taxed before, without VAT. */
export interface PostedAdvance {
  /** Whose account it stands on; null for the customer who has no record. */
  readonly customerId: string | null;
  readonly amount: PostedAmount;
}

/** Money for what is still to be supplied is owed to the customer, and no revenue yet. */
export function receivedInAdvance(
  customerId: string | null,
  lines: readonly { readonly net: PostedAmount }[],
): Posting[] {
  const amount = minus(nothing, sumOf(lines.map(({ net }) => net)));
  return [{ accountPath: pathOf(customerId), amount }];
}

/** What an invoice earns of earlier advances is owed to the customer no more; what a correction takes back is again. */
export function endedAdvances(lines: readonly { readonly advances?: readonly PostedAdvance[] }[]): Posting[] {
  return merged(
    lines.flatMap(({ advances = [] }) =>
      advances.map(({ customerId, amount }) => ({ accountPath: pathOf(customerId), amount })),
    ),
  );
}

const pathOf = (customerId: string | null) => advancesPath(customerId ?? cashCustomerId);
