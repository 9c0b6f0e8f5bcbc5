import { asExchangeRate, asMoney, type ExchangeRate, type Money } from '../amounts.ts';
import { divideRounded } from './rounding.ts';

/** The exchange rate 1, of the lek to itself; all exchange rates have this scale. */
export const exchangeRateScale = asExchangeRate(100_000_000n);

/** Converts lek into an amount of another currency. */
export function inCurrency(lek: Money, exchangeRate: ExchangeRate): Money {
  return asMoney(divideRounded(lek * exchangeRateScale, exchangeRate));
}

/** Converts an amount of another currency into lek. */
export function exchanged(amount: Money, exchangeRate: ExchangeRate): Money {
  return asMoney(divideRounded(amount * exchangeRate, exchangeRateScale));
}
