import { contract, type InputOf } from '@tezga/contract';
import type { ClientIdType } from '@tezga/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { CustomersRequest } from './customers-request.ts';

/** The key of all customer queries; a change invalidates all of them. */
export const customersKey = ['customers'];

export async function customersPage(request: CustomersRequest, signal: AbortSignal) {
  const { customers, totalResult, isMore } = await call(contract.customers.page, request, { signal });
  return { rows: customers, total: totalResult, isMore };
}

async function invoicesPage(request: InputOf<typeof contract.sales.list>, signal: AbortSignal) {
  const { invoices, count, isMore, totals } = await call(contract.sales.list, request, { signal });
  return {
    rows: invoices,
    total: count,
    isMore,
    ...(totals === null ? {} : { totals: { total: totals.totalPrice } }),
  };
}

export const customersQueries = {
  page: (request: CustomersRequest) =>
    queryOptions({
      queryKey: [...customersKey, 'page', request],
      queryFn: ({ signal }) => customersPage(request, signal),
      placeholderData: keepPreviousData,
    }),
  /** The towns that customers have; fetched each time the filter is opened, because customers change. */
  towns: queryOptions({
    queryKey: [...customersKey, 'towns'],
    queryFn: async ({ signal }) => (await call(contract.customers.towns, {}, { signal })).towns,
    gcTime: 0,
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...customersKey, 'one', id],
      queryFn: ({ signal }) => call(contract.customers.one, { id }, { signal }),
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  /** Refetched whenever it is shown, because invoices are issued elsewhere. */
  invoices: (request: InputOf<typeof contract.sales.list>) =>
    queryOptions({
      queryKey: [...customersKey, 'invoices', request],
      queryFn: ({ signal }) => invoicesPage(request, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  nextCode: (type: ClientIdType) =>
    queryOptions({
      queryKey: [...customersKey, 'next-code', type],
      queryFn: async ({ signal }) => (await call(contract.customers.nextCode, { type }, { signal })).code,
    }),
};
