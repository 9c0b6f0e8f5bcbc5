import { advancesPath, cashCustomerId } from './account-paths.ts';
import { merged, minus, nothing, sumOf, type PostedAmount, type Posting } from './journal.ts';

/** The part of a taxed advance that becomes revenue when an invoice line settles it, without VAT. */
export interface PostedAdvance {
  /** The customer whose account the advance is on; null for a customer without a record. */
  readonly customerId: string | null;
  readonly amount: PostedAmount;
}

/** Posts a received advance as a debt to the customer, because it is not revenue yet. */
export function receivedInAdvance(
  customerId: string | null,
  lines: readonly { readonly net: PostedAmount }[],
): Posting[] {
  const amount = minus(nothing, sumOf(lines.map(({ net }) => net)));
  return [{ accountPath: pathOf(customerId), amount }];
}

/** Clears the debt to the customer when an invoice settles an advance; a correction restores the debt. */
export function endedAdvances(lines: readonly { readonly advances?: readonly PostedAdvance[] }[]): Posting[] {
  return merged(
    lines.flatMap(({ advances = [] }) =>
      advances.map(({ customerId, amount }) => ({ accountPath: pathOf(customerId), amount })),
    ),
  );
}

const pathOf = (customerId: string | null) => advancesPath(customerId ?? cashCustomerId);
