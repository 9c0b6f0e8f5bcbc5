import { baseCurrency } from '@tezga/domain';
import type { Currency } from './queries.ts';

const dayMs = 86_400_000;
/** A rate that is unchanged for more days than this is shown as old. */
const rateDaysMax = 7;

export const daysSince = (moment: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(moment)) / dayMs);

type Rated = Pick<Currency, '_id' | 'updatedAt'>;

export const isOldRate = ({ _id, updatedAt }: Rated, now: Date): boolean =>
  _id !== baseCurrency && daysSince(updatedAt, now) > rateDaysMax;

/**
 * The currencies with an old rate, and for how many days the newest of these rates is unchanged; null if no rate is
 * old.
 */
export function oldRates(
  currencies: readonly Rated[],
  now: Date,
): { readonly codes: string; readonly days: number } | null {
  const old = currencies.filter((currency) => isOldRate(currency, now));
  if (old.length === 0) return null;
  return {
    codes: old.map(({ _id }) => _id).join(', '),
    days: Math.min(...old.map(({ updatedAt }) => daysSince(updatedAt, now))),
  };
}
