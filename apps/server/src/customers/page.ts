import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { balancesOf } from './balances.ts';
import { customerReply } from './customer-reply.ts';
import { customersPage } from './page-store.ts';

export const page: Handler<typeof contract.customers.page> = async (input, { transaction, businessId }) => {
  const { rows, total, isMore } = await customersPage(transaction, businessId, input);
  const balanceOf = await balancesOf(
    transaction,
    businessId,
    rows.map(({ id }) => id),
  );
  const customers = rows.map((row) => Object.assign(customerReply(row), { balance: balanceOf(row.id) }));
  return { customers, totalResult: total, isMore };
};
