import type { Transaction } from '../database/transaction.ts';

/** The job is a row of the same transaction: it exists exactly when the work does. */
export async function addJob(transaction: Transaction, task: string, payload: object): Promise<void> {
  await transaction.run('select platform.add_job($1, $2::json)', [task, payload]);
}
