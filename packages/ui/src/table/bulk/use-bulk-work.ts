import { useRef, useState } from 'react';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { bulkFailure } from './bulk-failure.ts';
import { rowsDone, rowsToRetry, runBulk } from './bulk-run.ts';
import type { BulkProgress } from './bulk-run.ts';
import type { BulkAction } from '../data-table-props.ts';
import type { SelectedRows } from './use-row-selection.ts';

export interface BulkWork<Row> {
  readonly action: BulkAction<Row>;
  readonly progress: BulkProgress<Row>;
  readonly startedAt: number;
  readonly isRunning: boolean;
}

export interface BulkRunner<Row> {
  readonly work: BulkWork<Row> | null;
  readonly start: (action: BulkAction<Row>, rows: readonly Row[]) => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

/** Runs one bulk action at a time. Afterwards exactly the failed and the unprocessed rows are selected. */
export function useBulkWork<Row>(selection: SelectedRows<Row>, idOf: (row: Row) => string): BulkRunner<Row> {
  const { table } = usePhrases();
  const [work, setWork] = useState<BulkWork<Row> | null>(null);
  const controller = useRef<AbortController | null>(null);

  const start = async (action: BulkAction<Row>, rows: readonly Row[]) => {
    if (action.confirm !== undefined && !(await action.confirm(rows))) return;
    const { signal } = (controller.current = new AbortController());
    const startedAt = Date.now();
    const done = await runBulk({
      rows,
      idOf,
      run: action.run,
      batchSize: typeof action.batchSize === 'function' ? action.batchSize() : action.batchSize,
      signal,
      onProgress: (progress) => setWork({ action, progress, startedAt, isRunning: true }),
      sentenceOf: (error) => bulkFailure(error, table.bulk.noAnswer),
    });
    await action.onDone?.(rowsDone(rows, done));
    setWork({ action, progress: done, startedAt, isRunning: false });
    selection.replace(rowsToRetry(done));
  };

  return {
    work,
    start,
    retry: async () => {
      if (work !== null) await start(work.action, rowsToRetry(work.progress));
    },
    cancel: () => controller.current?.abort(),
    dismiss: () => setWork(null),
  };
}
