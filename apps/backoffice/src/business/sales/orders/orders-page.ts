import type { TableState } from '@tezga/ui';
import { chosenIn, periodIn, searchRequest } from '../../../kits/lists/list-request.ts';
import { pageOf, type Listed } from '../../../kits/lists/page-of.ts';
import type { OpenOrder, OrdersRequest } from './queries.ts';

/** What the list of open orders asks for when it stands in a given state. */
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

/** All that were asked for are at hand, so they are ordered and summed up here; the server did the searching. */
export const ordersPage = (orders: readonly OpenOrder[], state: TableState) => ({
  ...pageOf(orders, { ...state, search: '' }, listed),
  totals: { total: orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0n) },
});

/** What a table, or a buyer, is known by in the list; empty where nothing was written. */
export const placeOf = ({ notes, buyer }: Pick<OpenOrder, 'notes' | 'buyer'>): string =>
  notes === '' ? (buyer?.name ?? '') : notes;
