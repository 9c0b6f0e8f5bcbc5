import type { contract, OutputOf } from '@tezga/contract';

export type CustomerRow = OutputOf<typeof contract.customers.one>['customer'];

export const cardPath = ({ _id }: Pick<CustomerRow, '_id'>) => `/customers/details/${_id}`;
