import { customerSortColumns, type contract, type InputOf } from '@tezga/contract';
import { clientIdTypes } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { whichList } from './customer-rows.ts';

export type CustomersRequest = InputOf<typeof contract.customers.page>;

/** What the list asks the server for when it stands in a given state. */
export function customersRequest(state: TableState): CustomersRequest {
  const { page, perPage, sort, search, filters } = state;
  const column = customerSortColumns.find((each) => each === sort?.column);
  return {
    page,
    perPage,
    ...(column === undefined
      ? {}
      : { sort: column, direction: sort?.direction === 'desc' ? 'descending' : 'ascending' }),
    ...(search === '' ? {} : { search }),
    idTypes: clientIdTypes.filter((type) => filters['idType']?.includes(type)),
    towns: [...(filters['town'] ?? [])],
    deleted: whichList(state) === 'deleted',
  };
}
