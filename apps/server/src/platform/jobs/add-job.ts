import type { Transaction } from '../database/transaction.ts';

export interface JobTime {
  /** Of the jobs with one key only the last stands, unless one is under way. */
  readonly key?: string;
  /** Not before; left out: at once. */
  readonly at?: Date;
}

/** The job is a row of the same transaction: it exists exactly when the work does. */
export async function addJob(
  transaction: Transaction,
  task: string,
  payload: object,
  { key, at }: JobTime = {},
): Promise<void> {
  await transaction.run('select platform.add_job($1, $2::json, $3, $4)', [
    task,
    payload,
    key ?? null,
    at ?? null,
  ]);
}

/** The first job with a key that is new with this transaction, as the id of a record is. */
export async function addFirstJob(
  transaction: Transaction,
  task: string,
  payload: object,
  key: string,
): Promise<void> {
  await transaction.run('select platform.add_job_with_new_key($1, $2::json, $3)', [task, payload, key]);
}
