import { encoded, figure } from '@tezga/contract';
import { baseCurrency, refuseUnless, type ExchangeRate } from '@tezga/domain';
import type { Rate } from './rate-change.ts';

type Given = readonly { readonly currencyId: string; readonly exchangeRate: ExchangeRate }[];

/** What was sent, without the lek, whose rate nobody sets. */
export function givenRates(given: Given): Rate[] {
  refuseUnless(!given.some(({ currencyId }) => currencyId === baseCurrency), 'currency-base');
  return given.map(({ currencyId, exchangeRate }) => ({ code: currencyId, rate: exchangeRate }));
}

/** For the activity log: EUR 98.5, USD 91. */
export const writtenRates = (rates: readonly Rate[]): string =>
  rates.map(({ code, rate }) => `${code} ${encoded(figure.exchangeRate, rate)}`).join(', ');
