import type { contract, OutputOf } from '@tezga/contract';

export type CustomerRow = OutputOf<typeof contract.customers.one>['customer'];

/** A row of the list of customers, with the balance. */
export type ListedCustomer = OutputOf<typeof contract.customers.page>['customers'][number];

export const cardPath = ({ _id }: Pick<CustomerRow, '_id'>) => `/customers/details/${_id}`;
