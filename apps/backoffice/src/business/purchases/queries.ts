import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultTableState, type TableState } from '@tezga/ui';
import { pageFacts } from '../../kits/lists/page-facts.ts';
import { call } from '../../session/call.ts';
import {
  exportRequest,
  purchasesRequest,
  type PurchaseList,
  type PurchasesRequest,
} from './purchases-request.ts';

export type Purchase = OutputOf<typeof contract.purchases.list>['documents'][number];
export type WholePurchase = OutputOf<typeof contract.purchases.one>['purchase'];
export type SourceState = OutputOf<typeof contract.purchases.state>['sources'][number];

/** The key of all purchase queries; fetching, accepting and refusing invalidate them all. */
export const purchasesKey = ['purchases'];

async function purchasesPage(request: PurchasesRequest, signal: AbortSignal) {
  const { documents, totals, days } = await call(contract.purchases.list, request, { signal });
  return {
    rows: documents,
    total: totals.documentsCount,
    totals: {
      withoutVat: totals.totalPriceWithoutVAT,
      vat: totals.totalVATAmount,
      total: totals.totalPrice,
    },
    ...pageFacts({ isSortCut: false, days }),
  };
}

/** All purchases of a filter for an export, and whether the export was cut off at its limit. */
export async function exportedPurchases(request: PurchasesRequest, signal: AbortSignal) {
  const { documents, isCut } = await call(contract.purchases.list, exportRequest(request), { signal });
  return { rows: documents, isCut };
}

const stateRefetchMs = 60_000;

export const purchasesQueries = {
  page: (request: PurchasesRequest) =>
    queryOptions({
      queryKey: [...purchasesKey, 'page', request],
      queryFn: ({ signal }) => purchasesPage(request, signal),
      placeholderData: keepPreviousData,
    }),
  /** The number of purchases in a view of the list. */
  count: (list: PurchaseList, filters: TableState['filters']) =>
    queryOptions({
      queryKey: [...purchasesKey, 'count', list, filters],
      queryFn: async ({ signal }) => {
        const request = purchasesRequest(list, { ...defaultTableState, perPage: 1, filters });
        return (await call(contract.purchases.list, request, { signal })).totals.documentsCount;
      },
      refetchInterval: stateRefetchMs,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...purchasesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.purchases.one, { id }, { signal })).purchase,
    }),
  suppliers: queryOptions({
    queryKey: [...purchasesKey, 'suppliers'],
    queryFn: async ({ signal }) => (await call(contract.purchases.suppliers, {}, { signal })).suppliers,
  }),
  state: queryOptions({
    queryKey: [...purchasesKey, 'state'],
    queryFn: async ({ signal }) => (await call(contract.purchases.state, {}, { signal })).sources,
    refetchInterval: stateRefetchMs,
  }),
  paper: (originId: string) =>
    queryOptions({
      queryKey: [...purchasesKey, 'paper', originId],
      queryFn: ({ signal }) => call(contract.purchases.pdf, { originId }, { signal }),
      // Cached for a minute and not refetched: a PDF is large, and its source is slow.
      gcTime: 60_000,
      staleTime: Infinity,
      retry: false,
      refetchOnReconnect: false,
    }),
};
