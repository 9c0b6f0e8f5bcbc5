import { contract, type InputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { articleRow } from './article-rows.ts';
import type { ArticlesRequest } from './articles-request.ts';
import { batchRequests } from './batch-requests.ts';

/** The key of all article queries; a change invalidates them all. */
export const articlesKey = ['articles'];

export type LabelsRequest = InputOf<typeof contract.articles.labels>;

const imagesAtOnce = 100;
const imageOf = batchRequests(async (articleIds) => {
  const { images } = await call(contract.articles.images, { articleIds });
  return new Map(images.map(({ articleId, imageBase64 }) => [articleId, imageBase64]));
}, imagesAtOnce);

/** A page of the list in the shape of the table. */
export async function articlesPage(request: ArticlesRequest, signal: AbortSignal) {
  const { articles, totalResult, isMore } = await call(contract.articles.page, request, { signal });
  return { rows: articles.map(articleRow), total: totalResult, isMore };
}

export const articlesQueries = {
  page: (request: ArticlesRequest) =>
    queryOptions({
      queryKey: [...articlesKey, 'page', request],
      queryFn: ({ signal }) => articlesPage(request, signal),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.articles.one, { id }, { signal })).article,
      // The form starts with fresh data, and no background refetch changes it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  /** Not under articlesKey: the picture of a version never changes, so it is not invalidated. */
  image: (id: string, version: string) =>
    queryOptions({
      queryKey: ['article-image', id, version],
      queryFn: () => imageOf(id),
      staleTime: Infinity,
    }),
  info: (articleIds: readonly string[]) =>
    queryOptions({
      queryKey: [...articlesKey, 'info', articleIds],
      queryFn: async ({ signal }) => {
        if (articleIds.length === 0) return [];
        return (await call(contract.articles.info, { articleIds: [...articleIds] }, { signal })).articles;
      },
      placeholderData: keepPreviousData,
    }),
  forRecipes: (search: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'for-recipes', search],
      queryFn: async ({ signal }) =>
        (await call(contract.articles.forRecipes, { search, limit: 20 }, { signal })).articles,
      placeholderData: keepPreviousData,
    }),
  forProduction: (search: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'for-production', search],
      queryFn: async ({ signal }) =>
        (await call(contract.articles.forProduction, { search, limit: 20 }, { signal })).articles,
      placeholderData: keepPreviousData,
    }),
  priceHistory: (id: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'price-history', id],
      queryFn: async ({ signal }) => (await call(contract.articles.priceHistory, { id }, { signal })).prices,
    }),
  labels: (request: LabelsRequest) =>
    queryOptions({
      queryKey: [...articlesKey, 'labels', request],
      queryFn: ({ signal }) => call(contract.articles.labels, request, { signal }),
      // Not cached, because a PDF is large and every change of a price changes its content.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  nextSku: queryOptions({
    queryKey: [...articlesKey, 'next-sku'],
    queryFn: async ({ signal }) => (await call(contract.articles.nextSku, {}, { signal })).sku,
    staleTime: 0,
    gcTime: 0,
  }),
  isSkuFree: (sku: string, articleId: string | null) =>
    queryOptions({
      queryKey: [...articlesKey, 'sku', sku, articleId],
      queryFn: ({ signal }) => {
        const input = { sku, ...(articleId === null ? {} : { articleId }) };
        return call(contract.articles.isSkuFree, input, { signal });
      },
    }),
  isBarcodeFree: (barcode: string, articleId: string | null) =>
    queryOptions({
      queryKey: [...articlesKey, 'barcode', barcode, articleId],
      queryFn: ({ signal }) => {
        const input = { barcode, ...(articleId === null ? {} : { articleId }) };
        return call(contract.articles.isBarcodeFree, input, { signal });
      },
    }),
};
