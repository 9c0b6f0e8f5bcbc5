import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { customerReply } from './customer-reply.ts';
import { customersStore } from './store.ts';

export const one: Handler<typeof contract.customers.one> = async ({ id }, { transaction, businessId }) => {
  const row = await customersStore(transaction, businessId).one(id);
  refuseUnless(row !== null, 'not-found');
  return { customer: customerReply(row), deleted: row.deleted_at !== null };
};
