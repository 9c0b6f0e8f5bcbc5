import type { contract } from '@tezga/contract';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { employeeReply } from './employee-reply.ts';
import { readingStore } from './reading-store.ts';

export const list: Handler<typeof contract.employees.list> = async ({ deleted }, context) => ({
  employees: await employeesInOrder(context, deleted === 1),
});

/** The employees of the business by name, with their roles: the current or the deleted ones. */
export async function employeesInOrder(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  isDeleted: boolean,
) {
  const rows = await readingStore(transaction, businessId).list(isDeleted);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'sq')).map(employeeReply);
}
