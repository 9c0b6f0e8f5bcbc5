import type { contract, OutputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';

export type CustomerRow = OutputOf<typeof contract.customers.one>['customer'];

/** Which list a state of the page looks at. */
export function whichList({ filters }: TableState): 'present' | 'deleted' {
  return filters['state']?.includes('deleted') === true ? 'deleted' : 'present';
}

export const cardPath = ({ _id }: Pick<CustomerRow, '_id'>) => `/customers/details/${_id}`;
