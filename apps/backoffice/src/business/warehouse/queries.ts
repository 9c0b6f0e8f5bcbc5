import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type StockRequest = InputOf<typeof contract.warehouse.articleHistory>;
export type ArticleStock = OutputOf<typeof contract.warehouse.articleHistory>;
export type Movement = ArticleStock['movements'][number];

/** What was asked, and its movements as lists want them. */
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
      // Whatever is sold on any till moves it at once.
      staleTime: 0,
    }),
};
