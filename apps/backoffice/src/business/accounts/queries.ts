import { contract, type OutputOf } from '@tezga/contract';
import { banks } from '@tezga/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type BankAccount = OutputOf<typeof contract.accounts.list>['accounts'][number];
export type KnownBank = OutputOf<typeof contract.accounts.banks>['banks'][number];

/** Everything asked about bank accounts; a change makes all of it stale. */
export const accountsKey = ['accounts'];

export const accountsQueries = {
  list: (which: 'present' | 'deleted' = 'present') =>
    queryOptions({
      queryKey: [...accountsKey, 'list', which],
      queryFn: async ({ signal }) => {
        const deleted = which === 'deleted' ? '1' : '0';
        return (await call(contract.accounts.list, { deleted }, { signal })).accounts;
      },
    }),
  /** Null where there is no such account. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...accountsKey, 'one', id],
      queryFn: async ({ signal }) => {
        const { accounts } = await call(contract.accounts.list, {}, { signal });
        return accounts.find(({ _id }) => _id === id) ?? null;
      },
      // A form begins with what is there now, and nothing moves under the hands of whoever types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  banks: queryOptions({
    queryKey: ['banks'],
    queryFn: async ({ signal }) => (await call(contract.accounts.banks, {}, { signal })).banks,
    // Whoever types quicker than the list comes finds their bank all the same.
    placeholderData: banks.map(({ id, name, swift, ibanCode }) => ({ _id: id, name, swift, ibanCode })),
    staleTime: Infinity,
  }),
};
