import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

/** The key of all role queries; a change invalidates all of them. */
export const rolesKey = ['roles'];

export const rolesQueries = {
  list: queryOptions({
    queryKey: [...rolesKey, 'list'],
    queryFn: ({ signal }) => call(contract.roles.list, {}, { signal }),
  }),
  deleted: queryOptions({
    queryKey: [...rolesKey, 'deleted'],
    queryFn: ({ signal }) => call(contract.roles.list, { deleted: '1' }, { signal }),
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...rolesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.roles.one, { id }, { signal })).role,
      // A form opens with fresh data and not with cached data.
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
