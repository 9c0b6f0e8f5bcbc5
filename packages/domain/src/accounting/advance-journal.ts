import { advancesPath, cashCustomerId } from './account-paths.ts';
import { minus, nothing, sumOf, type PostedAmount, type Posting } from './journal.ts';

/** Money for what is still to be supplied is owed to the customer, and no revenue yet. */
export function receivedInAdvance(
  customerId: string | null,
  lines: readonly { readonly net: PostedAmount }[],
): Posting[] {
  const amount = minus(nothing, sumOf(lines.map(({ net }) => net)));
  return [{ accountPath: advancesPath(customerId ?? cashCustomerId), amount }];
}

/** What an invoice earns of earlier advances is owed to the customer no more. */
export function endedAdvances(
  customerId: string | null,
  lines: readonly { readonly advance?: PostedAmount }[],
): Posting[] {
  const amount = sumOf(lines.map(({ advance = nothing }) => advance));
  return [{ accountPath: advancesPath(customerId ?? cashCustomerId), amount }];
}
