import { baseCurrency, postedInLek } from '@tezga/domain';
import type { Language } from '@tezga/phrases';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { currenciesStore } from './store.ts';

/** The lek with the rate 1, then the other currencies by code; each with its name in the language of the user. */
export async function currenciesInUse({
  transaction,
  businessId,
  language,
}: Pick<BusinessContext, 'transaction' | 'businessId' | 'language'>) {
  const store = currenciesStore(transaction, businessId);
  const [rows, beginning] = await Promise.all([store.list(), store.beginning()]);
  const name = (code: string) => namesIn(language).of(code) ?? code;
  return [
    {
      _id: baseCurrency,
      name: name(baseCurrency),
      exchangeRate: postedInLek.exchangeRate,
      updatedAt: beginning.toISOString(),
    },
    ...rows.map((row) => ({
      _id: row.code,
      name: name(row.code),
      exchangeRate: rateInColumn(row.exchange_rate),
      updatedAt: row.updated_at.toISOString(),
    })),
  ];
}

const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'currency' });
  names.set(language, known);
  return known;
}
