import { warehouseSortColumns, type contract, type InputOf } from '@tezga/contract';
import {
  reasonsOfKind,
  transferStates,
  type TransferState,
  type WarehouseDocumentKind,
  type WarehouseReason,
} from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, periodIn, searchRequest, sortRequest } from '../../../kits/lists/list-request.ts';

/** The lists of all kinds take the same filter. */
export type DocumentsRequest = InputOf<typeof contract.warehouse.entries>;

/** The request for the list of documents of a kind in this table state. */
export const documentsRequest = (kind: WarehouseDocumentKind, state: TableState): DocumentsRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...searchRequest(state),
  shopIds: chosenIn(state, 'shop'),
  ...periodIn(state, 'date'),
  ...sortRequest(state, warehouseSortColumns),
  reasons: codesIn<WarehouseReason>(state, 'reason', reasonsOfKind[kind]),
  states: kind === 'transfer' ? codesIn<TransferState>(state, 'state', transferStates) : [],
});
