import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { asQuantity, type WarehouseDocumentKind } from '@tezga/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { momentOfField } from '../../kits/forms/field-moment.ts';
import { pageFacts } from '../../kits/lists/page-facts.ts';
import { call } from '../../session/call.ts';
import { documentLists, type ListedKind } from './documents/document-lists.ts';
import type { DocumentsRequest } from './documents/documents-request.ts';
import type { StockListRequest } from './stock-list-request.ts';

/** The key of all warehouse queries; a posted document invalidates them all. */
export const warehouseKey = ['warehouse'];

export type WarehouseDocument = OutputOf<typeof contract.warehouse.document>['document'];
export type ListedDocument = OutputOf<typeof contract.warehouse.entries>['data'][number];
export type ListedDraft = OutputOf<typeof contract.warehouse.drafts>['drafts'][number];
export type Draft = OutputOf<typeof contract.warehouse.draft>['draft'];
export type PurchaseOfEntry = OutputOf<typeof contract.purchases.one>['purchase'];

export type RecipeLine = OutputOf<typeof contract.warehouse.recipe>['lines'][number];

export type StockListRow = OutputOf<typeof contract.warehouse.stock>['result'][number];
export type SuggestedOrder = OutputOf<typeof contract.warehouse.suggestedOrder>;
export type SuggestedLine = SuggestedOrder['lines'][number];

export type ValuationRequest = InputOf<typeof contract.warehouse.inventoryValuation>;
export type Valuation = OutputOf<typeof contract.warehouse.inventoryValuation>;

export type StockRequest = InputOf<typeof contract.warehouse.articleHistory>;
export type ArticleStock = OutputOf<typeof contract.warehouse.articleHistory>;
export type Movement = ArticleStock['movements'][number];

/**
 * The stock of an article and one page of its movements; `rows` and `total` are the movements in the format of the
 * table.
 */
export async function stockPage(request: StockRequest, signal: AbortSignal) {
  const known = await call(contract.warehouse.articleHistory, request, { signal });
  return { known, rows: known.movements, total: known.count };
}

async function documentsPage(kind: ListedKind, request: DocumentsRequest, signal: AbortSignal) {
  const reply = await call(documentLists[kind].page, request, { signal });
  const { data, total, isMore, ...facts } = reply;
  return { rows: data, total, isMore, ...pageFacts(facts) };
}

/** All documents of a filter for an export, and whether the export was cut off at its limit. */
export async function exportedDocuments(kind: ListedKind, request: DocumentsRequest, signal: AbortSignal) {
  const { data, isMore } = await call(documentLists[kind].all, request, { signal });
  return { rows: data, isCut: isMore };
}

async function stockListPage(request: StockListRequest, signal: AbortSignal) {
  const { result, total, isMore } = await call(contract.warehouse.stock, request, { signal });
  return { rows: result, total, isMore };
}

/** All stock of a filter for an export, and whether the export was cut off at its limit. */
export async function exportedStock(request: StockListRequest, signal: AbortSignal) {
  const { result, isMore } = await call(contract.warehouse.allStock, request, { signal });
  return { rows: result, isCut: isMore };
}

export const warehouseQueries = {
  stock: (request: StockListRequest) =>
    queryOptions({
      queryKey: [...warehouseKey, 'stock', request],
      queryFn: ({ signal }) => stockListPage(request, signal),
      placeholderData: keepPreviousData,
      // No caching, because every sale on any till moves stock.
      staleTime: 0,
    }),
  suggestedOrder: queryOptions({
    queryKey: [...warehouseKey, 'suggested-order'],
    queryFn: ({ signal }) => call(contract.warehouse.suggestedOrder, {}, { signal }),
    staleTime: 0,
  }),
  valuation: (request: ValuationRequest) =>
    queryOptions({
      queryKey: [...warehouseKey, 'valuation', request],
      queryFn: ({ signal }) => call(contract.warehouse.inventoryValuation, request, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  documents: (kind: ListedKind, request: DocumentsRequest) =>
    queryOptions({
      queryKey: [...warehouseKey, kind, request],
      queryFn: ({ signal }) => documentsPage(kind, request, signal),
      placeholderData: keepPreviousData,
    }),
  document: (id: string) =>
    queryOptions({
      queryKey: [...warehouseKey, 'document', id],
      queryFn: async ({ signal }) => (await call(contract.warehouse.document, { id }, { signal })).document,
      enabled: id !== '',
    }),
  drafts: (kind: WarehouseDocumentKind) =>
    queryOptions({
      queryKey: [...warehouseKey, 'drafts', kind],
      queryFn: ({ signal }) => call(contract.warehouse.drafts, { kind }, { signal }),
    }),
  /** Uncached, because the form must start with the current draft. */
  draft: (id: string) =>
    queryOptions({
      queryKey: [...warehouseKey, 'draft', id],
      queryFn: async ({ signal }) => (await call(contract.warehouse.draft, { id }, { signal })).draft,
      enabled: id !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  transferTargets: queryOptions({
    queryKey: [...warehouseKey, 'transfer-targets'],
    queryFn: async ({ signal }) => (await call(contract.warehouse.transferTargets, {}, { signal })).shops,
  }),
  /** Uncached, because the form of the entry must start with the current supplier. */
  purchase: (id: string) =>
    queryOptions({
      queryKey: [...warehouseKey, 'purchase', id],
      queryFn: async ({ signal }) => (await call(contract.purchases.one, { id }, { signal })).purchase,
      enabled: id !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  /** The ingredients of one unit of a product. */
  recipe: (articleId: string) =>
    queryOptions({
      queryKey: [...warehouseKey, 'recipe', articleId],
      queryFn: async ({ signal }) => (await call(contract.warehouse.recipe, { articleId }, { signal })).lines,
      enabled: articleId !== '',
    }),
  /**
   * The stock of these articles in a shop, by article id: the current stock, or for a back-dated document the stock at
   * its date.
   */
  available: (shopId: string, articleIds: readonly string[], date = '') =>
    queryOptions({
      queryKey: [...warehouseKey, 'available', shopId, articleIds, date],
      queryFn: async ({ signal }) => {
        const articles = articleIds.map((articleId) => ({ articleId, quantity: asQuantity(1000n) }));
        const at = momentOfField(date);
        const asked = { shopId, articles, ...(at === '' ? {} : { date: at }) };
        const reply = await call(contract.warehouse.availability, asked, { signal });
        return new Map(
          reply.articles.map(({ articleId, available: quantity, value, averageCost: average }) => [
            articleId,
            { quantity, value, average },
          ]),
        );
      },
      enabled: shopId !== '' && articleIds.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  articleHistory: (request: StockRequest) =>
    queryOptions({
      queryKey: [...warehouseKey, 'article-history', request],
      queryFn: ({ signal }) => stockPage(request, signal),
      placeholderData: keepPreviousData,
      // No caching, because every sale on any till moves stock.
      staleTime: 0,
    }),
};
