import type { BusinessContext } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

/** The current employees with their operator codes. */
export async function employeesByName({
  transaction,
  businessId,
}: Pick<BusinessContext, 'transaction' | 'businessId'>) {
  const rows = await readingStore(transaction, businessId).list(false);
  return rows
    .map(({ id, name, operator_code: opCode }) => ({ _id: id, name, opCode }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'sq'));
}
