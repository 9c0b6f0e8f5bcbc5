import { minus, negated, noMoney, plus, sumOf, type Money } from '../amounts.ts';
import type { Payment } from './cart.ts';

/** The payments of a correction with this total: refunds use the methods of the original payments. */
export function refundOf(paid: readonly Payment[], total: Money): Payment[] {
  const [first] = paid;
  if (first === undefined) return [];
  if (total >= 0n) return [{ ...first, amount: total }];
  let rest = negated(total);
  const refunds: Payment[] = [];
  for (const payment of paid) {
    const amount = payment.amount < rest ? payment.amount : rest;
    if (amount <= 0n) continue;
    refunds.push({ ...payment, amount: negated(amount) });
    rest = minus(rest, amount);
  }
  if (rest === 0n) return refunds;
  // The remaining payments may be too small, if earlier corrections refunded more by a method than was paid with it.
  // Then the first method refunds the difference.
  const [leading = { ...first, amount: noMoney }, ...others] = refunds;
  return [{ ...leading, amount: minus(leading.amount, rest) }, ...others];
}

/** The part of each payment that earlier corrections did not refund. */
export function paymentsLeft(
  paid: readonly Payment[],
  corrections: readonly (readonly Payment[])[],
): Payment[] {
  return paid.map((payment) => {
    const given = sumOf(
      corrections
        .flat()
        .filter(({ method }) => method === payment.method)
        .map(({ amount }) => amount),
    );
    return { ...payment, amount: plus(payment.amount, given) };
  });
}
