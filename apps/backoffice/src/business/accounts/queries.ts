import { contract, type OutputOf } from '@tezga/contract';
import { banks } from '@tezga/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type BankAccount = OutputOf<typeof contract.accounts.list>['accounts'][number];
export type KnownBank = OutputOf<typeof contract.accounts.banks>['banks'][number];

/** The key of all bank account queries; a change invalidates all of them. */
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
  /** Null if the account does not exist. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...accountsKey, 'one', id],
      queryFn: async ({ signal }) => {
        const { accounts } = await call(contract.accounts.list, {}, { signal });
        return accounts.find(({ _id }) => _id === id) ?? null;
      },
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  banks: queryOptions({
    queryKey: ['banks'],
    queryFn: async ({ signal }) => (await call(contract.accounts.banks, {}, { signal })).banks,
    // The built-in banks are used until the list is loaded, so that an IBAN typed early also finds its bank.
    placeholderData: banks.map(({ id, name, swift, ibanCode }) => ({ _id: id, name, swift, ibanCode })),
    staleTime: Infinity,
  }),
};
