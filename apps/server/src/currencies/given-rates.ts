import { encoded, figure } from '@tezga/contract';
import { baseCurrency, refuseUnless, type ExchangeRate } from '@tezga/domain';
import type { Rate } from './rate-change.ts';

type Given = readonly { readonly currencyId: string; readonly exchangeRate: ExchangeRate }[];

/** The rates of the input; refused if the lek is among them, because its rate is always 1. */
export function givenRates(given: Given): Rate[] {
  refuseUnless(!given.some(({ currencyId }) => currencyId === baseCurrency), 'currency-base');
  return given.map(({ currencyId, exchangeRate }) => ({ code: currencyId, rate: exchangeRate }));
}

/** The rates as text for the activity log: EUR 98.5, USD 91. */
export const writtenRates = (rates: readonly Rate[]): string =>
  rates.map(({ code, rate }) => `${code} ${encoded(figure.exchangeRate, rate)}`).join(', ');
