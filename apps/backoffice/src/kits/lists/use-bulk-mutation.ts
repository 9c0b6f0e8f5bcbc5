import { toast, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { showFirstFailure } from './show-first-failure.ts';

interface BulkMutation<Row> {
  readonly run: (rows: readonly Row[]) => Promise<BulkRowResult[]>;
  readonly words: { readonly done: (count: number) => string; readonly failed: string };
  /** The queries that the mutation invalidates. */
  readonly queryKeys: readonly (readonly string[])[];
}

/** Small enough to show progress and to cancel in between. */
const batchSize = 50;

/** A mutation of a few rows at once, or of all selected rows of a list in batches. */
export function useBulkMutation<Row>({ run, words, queryKeys }: BulkMutation<Row>) {
  const queries = useQueryClient();
  const onDone = async (rows: readonly Row[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const runAll = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const results = await run(rows);
    await onDone(results.every(({ ok }) => ok) ? rows : []);
    return results;
  };
  return {
    many: { run, onDone, batchSize },
    /** Changes a few rows in one call; `rows` must not be longer than one call accepts. */
    now: (rows: readonly Row[]) => showFirstFailure(words.failed, runAll(rows)),
  };
}
