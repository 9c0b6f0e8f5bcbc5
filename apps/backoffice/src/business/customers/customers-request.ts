import { customerSortColumns, type contract, type InputOf } from '@tezga/contract';
import { clientIdTypes } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, isDeletedShown, searchAsked, sortAsked } from '../../kits/lists/list-request.ts';

export type CustomersRequest = InputOf<typeof contract.customers.page>;

/** What the list asks the server for when it stands in a given state. */
export const customersRequest = (state: TableState): CustomersRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...sortAsked(state, customerSortColumns),
  ...searchAsked(state),
  idTypes: codesIn(state, 'idType', clientIdTypes),
  towns: chosenIn(state, 'town'),
  deleted: isDeletedShown(state),
});
