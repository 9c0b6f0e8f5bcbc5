import { stockSortColumns, type contract, type InputOf } from '@tezga/contract';
import { stockStates } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, searchRequest, sortRequest } from '../../kits/lists/list-request.ts';

export type StockListRequest = InputOf<typeof contract.warehouse.stock>;

/** The request for the stock list in this table state. */
export const stockListRequest = (state: TableState): StockListRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...searchRequest(state),
  shopIds: chosenIn(state, 'shop'),
  categories: chosenIn(state, 'category'),
  states: codesIn(state, 'state', stockStates),
  ...sortRequest(state, stockSortColumns),
});
