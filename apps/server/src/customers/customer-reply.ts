import type { contract, OutputOf } from '@tezga/contract';
import type { CustomerRow } from './customer-row.ts';

type Customer = OutputOf<typeof contract.customers.one>['customer'];

/** A customer with the field names of the API. */
export function customerReply(row: CustomerRow): Customer {
  return {
    _id: row.id,
    name: row.name,
    idType: row.id_type,
    idNumber: row.id_number,
    clientCode: row.code,
    phone: row.phone,
    email: row.email,
    address: row.address,
    town: row.town,
    country: row.country,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    updatedAt: row.updated_at.toISOString(),
  };
}
