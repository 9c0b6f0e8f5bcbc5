import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { employeeReply } from './employee-reply.ts';
import { readingStore } from './reading-store.ts';

export const list: Handler<typeof contract.employees.list> = async (
  { deleted },
  { transaction, businessId },
) => {
  const rows = await readingStore(transaction, businessId).list(deleted === 1);
  const inOrder = rows.toSorted((one, other) => one.name.localeCompare(other.name, 'sq'));
  return { employees: inOrder.map(employeeReply) };
};
