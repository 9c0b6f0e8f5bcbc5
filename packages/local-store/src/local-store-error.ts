export type LocalStoreProblem = 'unknown-database' | 'no-data' | 'wrong-format' | 'not-ours' | 'overtaken';

/** The local layer was asked for something it cannot do; the sentence of each problem is in the phrases. */
export class LocalStoreError extends Error {
  override readonly name = 'LocalStoreError';
  readonly problem: LocalStoreProblem;

  constructor(problem: LocalStoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What is kept here is a copy, so a reader goes on with nothing where it cannot be read, and says so in the log. */
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
