import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { JobContext } from './worker.ts';

/** A transaction of a job that sees this business alone. */
export function inBusiness<Result>(
  { pool }: Pick<JobContext, 'pool'>,
  businessId: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    return work(transaction);
  });
}
