export type LocalStoreProblem = 'unknown-database' | 'no-data' | 'wrong-format' | 'not-ours' | 'overtaken';

/** An invalid use of the local store; the phrases have an error message for each problem. */
export class LocalStoreError extends Error {
  override readonly name = 'LocalStoreError';
  readonly problem: LocalStoreProblem;

  constructor(problem: LocalStoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Returns an empty list if a read fails, and logs the error. The local data is only a copy, so this loses
 * nothing.
 */
export async function emptyWhenBroken<Row>(
  reading: () => Promise<Row[]>,
  log: (error: unknown) => void,
): Promise<Row[]> {
  try {
    return await reading();
  } catch (error) {
    log(error);
    return [];
  }
}
