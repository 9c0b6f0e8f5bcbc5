import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../session/call.ts';
import { salesKey } from '../../fiscal/index.ts';

export type FoundOrders = OutputOf<typeof contract.sales.openOrders>;
export type OpenOrder = FoundOrders['orders'][number];
export type OrdersRequest = InputOf<typeof contract.sales.openOrders>;
export type SummaryQuote = OutputOf<typeof contract.sales.summaryOf>;

export const orderQueries = {
  open: (request: OrdersRequest) =>
    queryOptions({
      queryKey: [...salesKey, 'orders', request],
      queryFn: ({ signal }) => call(contract.sales.openOrders, request, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  summary: (invoiceIds: readonly string[]) =>
    queryOptions({
      queryKey: [...salesKey, 'summary', invoiceIds],
      queryFn: ({ signal }) => call(contract.sales.summaryOf, { invoiceIds: [...invoiceIds] }, { signal }),
      staleTime: 0,
      retry: false,
    }),
};
