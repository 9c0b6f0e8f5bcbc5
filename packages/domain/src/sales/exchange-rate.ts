import { asExchangeRate, asMoney, type ExchangeRate, type Money } from '../amounts.ts';
import { divideRounded } from './rounding.ts';

/** The rate of the lek itself: one. */
export const exchangeRateScale = asExchangeRate(100_000_000n);

/** What an amount in another currency is worth in lek. */
export function exchanged(amount: Money, exchangeRate: ExchangeRate): Money {
  return asMoney(divideRounded(amount * exchangeRate, exchangeRateScale));
}
