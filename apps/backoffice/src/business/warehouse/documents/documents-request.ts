import { warehouseSortColumns, type contract, type InputOf } from '@tezga/contract';
import { entryReasons, exitReasons, type WarehouseDocumentKind } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, periodIn, searchRequest, sortRequest } from '../../../kits/lists/list-request.ts';

export type EntriesRequest = InputOf<typeof contract.warehouse.entries>;
export type ExitsRequest = InputOf<typeof contract.warehouse.exits>;

/** The reasons of each kind of document. */
export const reasonsOf = { entry: entryReasons, exit: exitReasons } as const satisfies Record<
  WarehouseDocumentKind,
  readonly string[]
>;

const anyRequest = (state: TableState) => ({
  page: state.page,
  perPage: state.perPage,
  ...searchRequest(state),
  shopIds: chosenIn(state, 'shop'),
  ...periodIn(state, 'date'),
  ...sortRequest(state, warehouseSortColumns),
});

/** The request for the list of entries in this table state. */
export const entriesRequest = (state: TableState): EntriesRequest => ({
  ...anyRequest(state),
  reasons: codesIn(state, 'reason', entryReasons),
});

/** The request for the list of exits in this table state. */
export const exitsRequest = (state: TableState): ExitsRequest => ({
  ...anyRequest(state),
  reasons: codesIn(state, 'reason', exitReasons),
});
