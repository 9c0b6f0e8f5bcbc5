import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { JobContext } from './worker.ts';

/** Runs the work of a job in a transaction bound to this business; row-level security hides the rows of all others. */
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
