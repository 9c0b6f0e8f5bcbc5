import { isRecordId } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import type { StockRequest } from './queries.ts';

/** What the history of an article asks the server for when it stands in a given state. */
export function stockRequest(articleId: string, { page, perPage, filters }: TableState): StockRequest {
  const [shopId = ''] = filters['shop'] ?? [];
  return {
    articleId,
    paginationOptions: { page, maxCount: perPage },
    // What a stale or broken address holds is left out.
    ...(isRecordId(shopId) ? { shopId } : {}),
  };
}
