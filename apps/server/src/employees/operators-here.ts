import type { Transaction } from '../platform/database/transaction.ts';
import { readingStore } from './reading-store.ts';

/** The current employees with an operator code. */
export async function operatorsHere(
  transaction: Transaction,
  businessId: string,
): Promise<{ readonly _id: string; readonly name: string; readonly opCode: string }[]> {
  const rows = await readingStore(transaction, businessId).list(false);
  return rows.flatMap(({ id, name, operator_code: opCode }) =>
    opCode === null ? [] : [{ _id: id, name, opCode }],
  );
}
