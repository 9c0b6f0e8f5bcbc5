import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type StockRequest = InputOf<typeof contract.warehouse.articleHistory>;
export type ArticleStock = OutputOf<typeof contract.warehouse.articleHistory>;
export type Movement = ArticleStock['movements'][number];

/** The reply, and its movements in the shape of the table. */
export async function stockPage(request: StockRequest, signal: AbortSignal) {
  const known = await call(contract.warehouse.articleHistory, request, { signal });
  return { known, rows: known.movements, total: known.count };
}

export const warehouseQueries = {
  articleHistory: (request: StockRequest) =>
    queryOptions({
      queryKey: ['warehouse', 'article-history', request],
      queryFn: ({ signal }) => stockPage(request, signal),
      placeholderData: keepPreviousData,
      // No caching, because every sale on any till moves stock.
      staleTime: 0,
    }),
};
