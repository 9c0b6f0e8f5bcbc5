import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { countStates, stocktakeStatuses } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chosenIn, codesIn, searchRequest } from '../../../kits/lists/list-request.ts';
import { call } from '../../../session/call.ts';
import { warehouseKey } from '../queries.ts';

const { warehouse } = contract;

export type ListedStocktake = OutputOf<typeof warehouse.stocktakes>['data'][number];
export type Stocktake = OutputOf<typeof warehouse.stocktake>['stocktake'];
export type StocktakeLine = OutputOf<typeof warehouse.stocktakeLines>['lines'][number];

type ListRequest = InputOf<typeof warehouse.stocktakes>;
type LinesRequest = InputOf<typeof warehouse.stocktakeLines>;

export const stocktakesRequest = (state: TableState): ListRequest => ({
  page: state.page,
  perPage: state.perPage,
  shopIds: chosenIn(state, 'shop'),
  statuses: codesIn(state, 'status', stocktakeStatuses),
});

export function stocktakeLinesRequest(id: string, state: TableState): LinesRequest {
  const [counted] = codesIn(state, 'counted', countStates);
  return {
    id,
    page: state.page,
    perPage: state.perPage,
    ...searchRequest(state),
    ...(counted === undefined ? {} : { state: counted }),
  };
}

export async function stocktakesPage(request: ListRequest, signal: AbortSignal) {
  const { data, total } = await call(warehouse.stocktakes, request, { signal });
  return { rows: data, total };
}

export async function stocktakeLinesPage(request: LinesRequest, signal: AbortSignal) {
  const { lines, total } = await call(warehouse.stocktakeLines, request, { signal });
  return { rows: lines, total };
}

/**
 * The polling interval in milliseconds. An open stocktake is polled, because other employees count at the same time.
 */
const refetchInterval = 5000;

export const stocktakeQueries = {
  list: (request: ListRequest) =>
    queryOptions({
      queryKey: [...warehouseKey, 'stocktakes', request],
      queryFn: ({ signal }) => stocktakesPage(request, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...warehouseKey, 'stocktake', id],
      queryFn: async ({ signal }) => (await call(warehouse.stocktake, { id }, { signal })).stocktake,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'open' ? refetchInterval : false),
    }),
  lines: (request: LinesRequest, isOpen: boolean) =>
    queryOptions({
      queryKey: [...warehouseKey, 'stocktake-lines', request],
      queryFn: ({ signal }) => stocktakeLinesPage(request, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: isOpen ? refetchInterval : false,
    }),
};
