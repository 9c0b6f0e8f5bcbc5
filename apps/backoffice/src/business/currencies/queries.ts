import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { refreshNecessary } from '../../session/necessary-data.ts';

export type Currency = OutputOf<typeof contract.currencies.list>['currencies'][number];
export type PastRate = OutputOf<typeof contract.currencies.history>['rates'][number];

const currenciesKey = ['currencies'];

export const currenciesQueries = {
  list: queryOptions({
    queryKey: [...currenciesKey, 'list'],
    queryFn: async ({ signal }) => (await call(contract.currencies.list, {}, { signal })).currencies,
  }),
  history: (currencyId: string) =>
    queryOptions({
      queryKey: [...currenciesKey, 'history', currencyId],
      queryFn: async ({ signal }) =>
        (await call(contract.currencies.history, { currencyId }, { signal })).rates,
    }),
};

export async function refreshCurrencies(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: currenciesKey }),
    refreshNecessary(queries, 'currencies'),
  ]);
}
