import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

/** Everything asked about roles; a change makes all of it stale. */
export const rolesKey = ['roles'];

export const rolesQueries = {
  list: queryOptions({
    queryKey: [...rolesKey, 'list'],
    queryFn: ({ signal }) => call(contract.roles.list, {}, { signal }),
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...rolesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.roles.one, { id }, { signal })).role,
      // A form begins with what is there now, not with what was there when it was last open.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  defaults: queryOptions({
    queryKey: [...rolesKey, 'defaults'],
    queryFn: async ({ signal }) => (await call(contract.roles.defaults, {}, { signal })).defaultRoles,
    staleTime: Infinity,
  }),
};
