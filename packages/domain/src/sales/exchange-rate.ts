import { divideRounded } from './rounding.ts';

/** An exchange rate has eight decimals and is kept as a whole number. */
export const exchangeRateScale = 100_000_000n;

/** What an amount in another currency is worth in lek. */
export function exchanged(amount: bigint, exchangeRate: bigint): bigint {
  return divideRounded(amount * exchangeRate, exchangeRateScale);
}
