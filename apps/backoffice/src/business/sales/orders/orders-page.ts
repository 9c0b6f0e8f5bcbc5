import type { TableState } from '@tezga/ui';
import { chosenIn, periodIn, searchRequest } from '../../../kits/lists/list-request.ts';
import { pageOf, type Listed } from '../../../kits/lists/page-of.ts';
import type { OpenOrder, OrdersRequest } from './queries.ts';

/** The request for the open orders in this table state. */
export function ordersRequest(state: Pick<TableState, 'search' | 'filters'>): OrdersRequest {
  const [posId] = chosenIn(state, 'till');
  return { ...(posId ? { posId } : {}), ...periodIn(state, 'date'), ...searchRequest(state) };
}

const listed: Listed<OpenOrder> = {
  words: () => [],
  order: {
    date: ({ issueDateTime }) => Date.parse(issueDateTime),
    customer: ({ buyer }) => buyer?.name ?? '',
    notes: ({ notes }) => notes,
    total: ({ totalPrice }) => totalPrice,
  },
};

/** The server returns all orders that match the search at once, so sorting and the total are computed here. */
export const ordersPage = (orders: readonly OpenOrder[], state: TableState) => ({
  ...pageOf(orders, { ...state, search: '' }, listed),
  totals: { total: orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0n) },
});

/** The label of an order: its table from the notes, or else the buyer; may be empty. */
export const placeOf = ({ notes, buyer }: Pick<OpenOrder, 'notes' | 'buyer'>): string =>
  notes === '' ? (buyer?.name ?? '') : notes;
