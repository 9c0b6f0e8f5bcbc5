import { isRecordId } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, pageRequest, periodIn } from '../../kits/lists/list-request.ts';
import type { StockRequest } from './queries.ts';

/** The request for the stock history in this table state. */
export function stockRequest(articleId: string, state: TableState): StockRequest {
  const [shopId = ''] = chosenIn(state, 'shop');
  // An invalid shop in the address is dropped.
  return {
    articleId,
    ...pageRequest(state),
    ...(isRecordId(shopId) ? { shopId } : {}),
    date: periodIn(state, 'date'),
  };
}
