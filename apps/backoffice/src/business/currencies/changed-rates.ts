import { exchangeRate } from '@tezga/contract';
import type { ExchangeRate } from '@tezga/domain';
import { z } from 'zod';
import type { Currency } from './queries.ts';

/** A number field may be empty while the user types; the schema then reports it as missing. */
export const typedRate = exchangeRate as unknown as z.ZodType<ExchangeRate, number | ''>;

/** Only the typed rates, by currency. */
export const ratesSchema = z.object({ rates: z.record(z.string(), typedRate.optional()) });

export type RatesValues = z.input<typeof ratesSchema>;

/** The rates that differ from the saved ones. */
export function changedRates(
  rates: Readonly<Record<string, ExchangeRate | undefined>>,
  currencies: readonly Currency[],
) {
  return currencies
    .filter(({ _id, exchangeRate: before }) => (rates[_id] ?? before) !== before)
    .map(({ _id, exchangeRate: before }) => ({ currencyId: _id, exchangeRate: rates[_id] ?? before }));
}
