import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';

export type AdminRow = OutputOf<typeof contract.admins.list>['saUsers'][number];
export type AdminSession = OutputOf<typeof contract.admins.sessions>['sessions'][number];

/** The key of all queries of admins; a change invalidates all of them. */
export const adminsKey = ['admins'];

export const adminsQueries = {
  list: queryOptions({
    queryKey: [...adminsKey, 'list'],
    queryFn: async ({ signal }) => (await call(contract.admins.list, {}, { signal })).saUsers,
  }),
  sessions: (userId: string) =>
    queryOptions({
      queryKey: [...adminsKey, 'sessions', userId],
      queryFn: async ({ signal }) => (await call(contract.admins.sessions, { userId }, { signal })).sessions,
    }),
};

/** Invalidates the queries of admins, and the admins to whom businesses are transferred. */
export const refreshAdmins = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: adminsKey }),
    queries.invalidateQueries({ queryKey: sessionQueries.adminNecessary.queryKey }),
  ]);
