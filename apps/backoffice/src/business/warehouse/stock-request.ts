import { isRecordId } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, pageRequest } from '../../kits/lists/list-request.ts';
import type { StockRequest } from './queries.ts';

/** What the history of an article asks the server for when it stands in a given state. */
export function stockRequest(articleId: string, state: TableState): StockRequest {
  const [shopId = ''] = chosenIn(state, 'shop');
  // What a stale or broken address holds is left out.
  return { articleId, ...pageRequest(state), ...(isRecordId(shopId) ? { shopId } : {}) };
}
