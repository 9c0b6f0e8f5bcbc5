import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Handler } from '../platform/http/context.ts';
import { currenciesStore } from './store.ts';

export const history: Handler<typeof contract.currencies.history> = async (
  { currencyId },
  { transaction, businessId },
) => {
  const store = currenciesStore(transaction, businessId);
  refuseUnless(await store.isKnown(currencyId), 'not-found');
  const rates = await store.history(currencyId);
  return {
    rates: rates.map(({ at, exchange_rate: rate, user_name: userName }) => ({
      at: at.toISOString(),
      exchangeRate: rateInColumn(rate),
      userName,
    })),
  };
};
