import type { Transaction } from '../platform/database/transaction.ts';
import { readingStore } from './reading-store.ts';

interface OperatorHere {
  readonly _id: string;
  readonly name: string;
  readonly opCode: string;
}

/** The current employees with an operator code. */
export const operatorsHere = (transaction: Transaction, businessId: string): Promise<OperatorHere[]> =>
  withCodes(transaction, businessId, false);

/** The former employees with an operator code. */
export const formerOperators = (transaction: Transaction, businessId: string): Promise<OperatorHere[]> =>
  withCodes(transaction, businessId, true);

async function withCodes(transaction: Transaction, businessId: string, isDeleted: boolean) {
  const rows = await readingStore(transaction, businessId).list(isDeleted);
  return rows.flatMap(({ id, name, operator_code: opCode }) =>
    opCode === null ? [] : [{ _id: id, name, opCode }],
  );
}
