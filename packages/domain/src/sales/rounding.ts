import { negated } from '../amounts.ts';

export const sizeOf = <Amount extends bigint>(amount: Amount): Amount =>
  amount < 0n ? negated(amount) : amount;

/** Rounds half away from zero, so that a reversed amount is exactly the negative of the original. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const rest = numerator - quotient * denominator;
  if (rest === 0n || 2n * sizeOf(rest) < sizeOf(denominator)) return quotient;
  return numerator < 0n === denominator < 0n ? quotient + 1n : quotient - 1n;
}
