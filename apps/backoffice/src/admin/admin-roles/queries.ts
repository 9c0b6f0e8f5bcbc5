import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type AdminRoleRow = OutputOf<typeof contract.adminRoles.list>['saRoles'][number];

/** The key of all queries of admin roles; a change invalidates all of them. */
export const adminRolesKey = ['admin-roles'];

export const adminRolesQueries = {
  list: queryOptions({
    queryKey: [...adminRolesKey, 'list'],
    queryFn: async ({ signal }) => (await call(contract.adminRoles.list, {}, { signal })).saRoles,
  }),
  one: (roleId: string) =>
    queryOptions({
      queryKey: [...adminRolesKey, 'one', roleId],
      queryFn: async ({ signal }) => (await call(contract.adminRoles.one, { roleId }, { signal })).saRole,
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
