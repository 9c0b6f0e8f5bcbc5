import { customerSortColumns, type contract, type InputOf } from '@tezga/contract';
import { clientIdTypes } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import {
  chosenIn,
  codesIn,
  isDeletedShown,
  searchRequest,
  sortRequest,
} from '../../kits/lists/list-request.ts';

export type CustomersRequest = InputOf<typeof contract.customers.page>;

/** The request for a list in the given state. */
export const customersRequest = (state: TableState): CustomersRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...sortRequest(state, customerSortColumns),
  ...searchRequest(state),
  idTypes: codesIn(state, 'idType', clientIdTypes),
  towns: chosenIn(state, 'town'),
  deleted: isDeletedShown(state),
});
