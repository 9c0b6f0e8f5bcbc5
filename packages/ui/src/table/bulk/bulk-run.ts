export interface BulkRowResult {
  readonly id: string;
  readonly ok: boolean;
  readonly message?: string;
}

export interface BulkFailure<Row> {
  readonly row: Row;
  readonly message: string | undefined;
}

/** The progress of a bulk action: each row is done, failed or not processed yet. */
export interface BulkProgress<Row> {
  readonly total: number;
  readonly succeeded: number;
  readonly failures: readonly BulkFailure<Row>[];
  readonly unreached: readonly Row[];
}

export interface BulkRun<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly run: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly BulkRowResult[]>;
  /** The number of rows in a call; without it, one call gets all rows. */
  readonly batchSize: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress<Row>) => void;
  /** The error message of a failed call, listed with each of its rows. */
  readonly sentenceOf: (error: unknown) => string;
}

/**
 * Runs the batches one after the other and records the result of every row. A failed call ends the run: its
 * rows count as failed, the remaining rows as not processed, and both can be retried.
 */
export async function runBulk<Row>(work: BulkRun<Row>): Promise<BulkProgress<Row>> {
  const size = Math.max(work.batchSize ?? work.rows.length, 1);
  let progress: BulkProgress<Row> = {
    total: work.rows.length,
    succeeded: 0,
    failures: [],
    unreached: work.rows,
  };
  work.onProgress(progress);
  while (progress.unreached.length > 0 && !work.signal.aborted) {
    const batch = progress.unreached.slice(0, size);
    const outcome = await outcomeOf(batch, work);
    progress = {
      total: progress.total,
      succeeded: progress.succeeded + batch.length - outcome.failures.length,
      failures: [...progress.failures, ...outcome.failures],
      unreached: progress.unreached.slice(batch.length),
    };
    work.onProgress(progress);
    if (outcome.isBroken) break;
  }
  return progress;
}

export function rowsToRetry<Row>(progress: BulkProgress<Row>): Row[] {
  return [...progress.failures.map(({ row }) => row), ...progress.unreached];
}

/** The rows that are done, in the order given. */
export function rowsDone<Row>(rows: readonly Row[], progress: BulkProgress<Row>): Row[] {
  const left = new Set(rowsToRetry(progress));
  return rows.filter((row) => !left.has(row));
}

/** Estimated remaining seconds; null before the first row is done. */
export function secondsLeft<Row>(progress: BulkProgress<Row>, elapsedMs: number): number | null {
  const done = progress.total - progress.unreached.length;
  return done === 0 ? null : Math.ceil((elapsedMs / done) * progress.unreached.length * 0.001);
}

async function outcomeOf<Row>(batch: readonly Row[], work: BulkRun<Row>) {
  try {
    const results = new Map((await work.run(batch, work.signal)).map((result) => [result.id, result]));
    const failures = batch.flatMap((row): BulkFailure<Row>[] => {
      const result = results.get(work.idOf(row));
      // A row without a result counts as failed.
      return result?.ok === true ? [] : [{ row, message: result?.message }];
    });
    return { failures, isBroken: false };
  } catch (error) {
    const message = work.sentenceOf(error);
    return { failures: batch.map((row): BulkFailure<Row> => ({ row, message })), isBroken: true };
  }
}
