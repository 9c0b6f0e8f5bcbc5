import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { customerReply } from './customer-reply.ts';
import { customersPage } from './page-store.ts';

export const page: Handler<typeof contract.customers.page> = async (input, { transaction, businessId }) => {
  const { rows, total, isMore } = await customersPage(transaction, businessId, input);
  return { customers: rows.map(customerReply), totalResult: total, isMore };
};
