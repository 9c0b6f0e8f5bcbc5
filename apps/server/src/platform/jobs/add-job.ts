import type { Transaction } from '../database/transaction.ts';

export interface JobTime {
  /** A new job replaces a waiting job with the same key, but not a running one. */
  readonly key?: string;
  /** The earliest time to run the job; now if left out. */
  readonly at?: Date;
}

/** Inserts a job in the caller's transaction, so the job exists only if the transaction commits (outbox). */
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

/**
 * Like addJob, but without the search for a waiting job with this key. Only for a key that no job can have yet, such
 * as the id of a new record.
 */
export async function addFirstJob(
  transaction: Transaction,
  task: string,
  payload: object,
  key: string,
): Promise<void> {
  await transaction.run('select platform.add_job_with_new_key($1, $2::json, $3)', [task, payload, key]);
}
