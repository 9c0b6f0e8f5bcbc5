import { contract, type OutputOf } from '@tezga/contract';
import { minus } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pageFacts } from '../../kits/lists/page-facts.ts';
import { call } from '../../session/call.ts';
import { countRequest, exportRequest, type InvoicesRequest } from './invoices-request.ts';
import { shownState } from './shown-state.ts';
import { pollIntervalMs, salesKey } from '../fiscal/index.ts';

export type Invoice = OutputOf<typeof contract.sales.list>['invoices'][number];
export type WholeInvoice = OutputOf<typeof contract.sales.one>['invoice'];
export type Sale = OutputOf<typeof contract.sales.listSales>['sales'][number];

const listRefetchMs = 5_000;
const listCachedMs = 30 * 60_000;
const countRefetchMs = 5 * 60_000;

type Totals = OutputOf<typeof contract.sales.list>['totals'];

/** The totals of all invoices that match the filter, by the id of the column that shows each. */
function sumsOf(totals: Totals) {
  if (totals === null) return undefined;
  return {
    withoutVat: totals.totalPriceWithoutVAT,
    vat: totals.totalVATAmount,
    total: totals.totalPrice,
  };
}

async function invoicesPage(request: InvoicesRequest, signal: AbortSignal) {
  const reply = await call(contract.sales.list, request, { signal });
  const { invoices, count, isMore, totals } = reply;
  return { rows: invoices, total: count, isMore, totals: sumsOf(totals), ...pageFacts(reply) };
}

/** All invoices of a filter for an export, and whether the export was cut off at its limit. */
export async function exportedInvoices(request: InvoicesRequest, signal: AbortSignal) {
  const { invoices, isMore, count } = await call(contract.sales.exported, exportRequest(request), { signal });
  return { rows: invoices, isCut: isMore || count > invoices.length };
}

export async function salesPage(request: InvoicesRequest, signal: AbortSignal) {
  const reply = await call(contract.sales.listSales, request, { signal });
  const { sales, count, isMore, totals, cost } = reply;
  const sums = sumsOf(totals);
  const costs = cost ?? null;
  return {
    rows: sales,
    total: count,
    isMore,
    totals:
      sums === undefined || costs === null
        ? sums
        : { ...sums, cost: costs, margin: minus(sums.withoutVat, costs) },
    ...pageFacts(reply),
  };
}

export const salesQueries = {
  invoices: (request: InvoicesRequest) =>
    queryOptions({
      queryKey: [...salesKey, 'invoices', request],
      queryFn: ({ signal }) => invoicesPage(request, signal),
      placeholderData: keepPreviousData,
      // Stays cached, because the page of an invoice finds the next and the previous invoice in this list.
      gcTime: listCachedMs,
      // Polls while an invoice on the page is pending.
      refetchInterval: ({ state: { data } }) =>
        data?.rows.some((row) => shownState(row).state === 'pending') === true ? listRefetchMs : false,
    }),
  sales: (request: InvoicesRequest) =>
    queryOptions({
      queryKey: [...salesKey, 'sold', request],
      queryFn: ({ signal }) => salesPage(request, signal),
      placeholderData: keepPreviousData,
    }),
  /** Polls while the invoice lacks its NIVF or its EIC, for a limited time after the page was opened. */
  one: (id: string, openedAt: number) =>
    queryOptions({
      queryKey: [...salesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.sales.one, { id }, { signal })).invoice,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        pollIntervalMs(data && shownState(data).state, Date.now() - openedAt),
    }),
  /**
   * The changes that a repair would make. Refetched on window focus, because the user may correct the settings in
   * another tab.
   */
  repairs: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...salesKey, 'repairs', ids],
      queryFn: async ({ signal }) =>
        (await call(contract.sales.quoteMend, { ids: [...ids] }, { signal })).invoices,
      staleTime: 0,
      refetchOnWindowFocus: true,
      enabled: ids.length > 0,
    }),
  /** The number of invoices in a view of the list, refetched as often as the pending count. */
  count: (filters: TableState['filters']) =>
    queryOptions({
      queryKey: [...salesKey, 'count', filters],
      queryFn: async ({ signal }) => {
        const { count, isMore } = await call(contract.sales.list, countRequest(filters), { signal });
        return { count, isMore };
      },
      staleTime: countRefetchMs,
      refetchInterval: countRefetchMs,
    }),
};

/** The invoices before and after this one in the newest cached page of the list that contains it. */
export function listedAround(
  queries: QueryClient,
  id: string,
): { readonly previous: string | null; readonly next: string | null } {
  const pages = queries
    .getQueryCache()
    .findAll({ queryKey: [...salesKey, 'invoices'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state: { data } }) => (data as Awaited<ReturnType<typeof invoicesPage>> | undefined)?.rows ?? []);
  const rows = pages.find((page) => page.some(({ _id }) => _id === id)) ?? [];
  const place = rows.findIndex(({ _id }) => _id === id);
  return { previous: rows[place - 1]?._id ?? null, next: rows[place + 1]?._id ?? null };
}
