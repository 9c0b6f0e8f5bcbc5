import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

/** The key of all employee queries; a change invalidates all of them. */
export const employeesKey = ['employees'];

export const employeesQueries = {
  list: (which: 'current' | 'gone') =>
    queryOptions({
      queryKey: [...employeesKey, 'list', which],
      queryFn: async ({ signal }) => {
        const deleted = which === 'gone' ? 1 : 0;
        return (await call(contract.employees.list, { deleted }, { signal })).employees;
      },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...employeesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.employees.one, { id }, { signal })).employee,
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  /** Fetched from the portal every time, because the portal does not notify us of changes. */
  portalOperators: queryOptions({
    queryKey: [...employeesKey, 'portal'],
    queryFn: ({ signal }) => call(contract.selfCare.employees, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  }),
  shops: queryOptions({
    queryKey: ['shops', 'list'],
    queryFn: async ({ signal }) => (await call(contract.shops.list, {}, { signal })).shops,
    staleTime: 60_000,
  }),
};
