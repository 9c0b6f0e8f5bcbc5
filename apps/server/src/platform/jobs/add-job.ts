import type { Transaction } from '../database/transaction.ts';

export interface JobTime {
  /** A new job replaces a queued job with the same key, but not one that is running. */
  readonly key?: string;
  /** The earliest time to run the job; now if left out. */
  readonly at?: Date;
}

/** Adds a job as a row in the caller's transaction, so the job exists only if the transaction commits. */
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
 * Like addJob, for a key that no job can have yet, such as the id of a new record; it skips the search for a queued
 * job.
 */
export async function addFirstJob(
  transaction: Transaction,
  task: string,
  payload: object,
  key: string,
): Promise<void> {
  await transaction.run('select platform.add_job_with_new_key($1, $2::json, $3)', [task, payload, key]);
}
