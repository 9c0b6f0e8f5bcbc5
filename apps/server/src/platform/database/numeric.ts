import { asExchangeRate, fixedPointOf, fixedPointText, type ExchangeRate } from '@tezga/domain';

const rateDecimals = 8;

/** A rate as its numeric column holds it, which the driver reads as text. */
export function rateInColumn(text: string): ExchangeRate {
  const parts = fixedPointOf(text, rateDecimals);
  if (parts === null) throw new Error(`${text} is no exchange rate`);
  return asExchangeRate(parts);
}

export const columnOfRate = (rate: ExchangeRate): string => fixedPointText(rate, rateDecimals);
