import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

/** The key of all queries about the shops of a business; a change invalidates all of them. */
export const managedShopsKey = (businessId: string) => ['managed-shops', businessId];

export const managedShopsQueries = {
  list: (businessId: string) =>
    queryOptions({
      queryKey: [...managedShopsKey(businessId), 'list'],
      queryFn: async ({ signal }) => (await call(contract.shops.list, { businessId }, { signal })).shops,
    }),
  /** Null if the shop does not exist. */
  one: (businessId: string, id: string) =>
    queryOptions({
      queryKey: [...managedShopsKey(businessId), 'one', id],
      queryFn: async ({ signal }) => {
        const { shops } = await call(contract.shops.list, { businessId }, { signal });
        return shops.find(({ _id }) => _id === id) ?? null;
      },
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
