import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type ClientCreditConfig = OutputOf<typeof contract.clientCredit.config>['config'];

export const clientCreditQueries = {
  config: queryOptions({
    queryKey: ['client-credit', 'config'],
    queryFn: async ({ signal }) => (await call(contract.clientCredit.config, {}, { signal })).config,
    // A form opens with fresh data, and no refetch replaces it while the user types.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  }),
};
