import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { refreshNecessary } from '../../session/necessary-data.ts';

export type Shop = OutputOf<typeof contract.shops.list>['shops'][number];

/** The key of all shop queries; a change invalidates all of them. */
const shopsKey = ['shops'];

export const shopsQueries = {
  list: queryOptions({
    queryKey: [...shopsKey, 'list'],
    queryFn: async ({ signal }) => (await call(contract.shops.list, {}, { signal })).shops,
  }),
  /** Null if the shop does not exist. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...shopsKey, 'one', id],
      queryFn: async ({ signal }) => {
        const { shops } = await call(contract.shops.list, {}, { signal });
        return shops.find(({ _id }) => _id === id) ?? null;
      },
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};

export async function refreshShops(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: shopsKey }), refreshNecessary(queries, 'shops')]);
}
