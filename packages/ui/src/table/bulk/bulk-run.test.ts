import { expect, test } from 'vitest';
import { rowsDone, rowsToRetry, runBulk, secondsLeft } from './bulk-run.ts';
import type { BulkProgress, BulkRowResult, BulkRun } from './bulk-run.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const fine = async (batch: readonly string[]): Promise<BulkRowResult[]> =>
  batch.map((id) => ({ id, ok: true }));

const work = (more: Partial<BulkRun<string>>): BulkRun<string> => ({
  rows,
  idOf: (row) => row,
  run: fine,
  batchSize: 2,
  signal: new AbortController().signal,
  onProgress: () => {},
  sentenceOf: (error) => (error instanceof Error ? error.message : ''),
  ...more,
});

test('every row is processed once, in order, batch by batch', async () => {
  const batches: string[][] = [];
  const reached: number[] = [];
  const done = await runBulk(
    work({
      run: (batch) => {
        batches.push([...batch]);
        return fine(batch);
      },
      onProgress: ({ succeeded }) => reached.push(succeeded),
    }),
  );
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(reached).toEqual([0, 2, 4, 5]);
  expect(done).toEqual({ total: 5, succeeded: 5, failures: [], unreached: [] });
});

test('if there is no batch size, one call gets all rows', async () => {
  const sizes: number[] = [];
  await runBulk(
    work({
      batchSize: undefined,
      run: (batch) => {
        sizes.push(batch.length);
        return fine(batch);
      },
    }),
  );
  expect(sizes).toEqual([5]);
});

test('a refused row is listed with its reason, and the other rows are processed', async () => {
  const done = await runBulk(
    work({
      run: async (batch) =>
        batch.map((id) => (id === 'b' ? { id, ok: false, message: 'jo' } : { id, ok: true })),
    }),
  );
  expect(done.succeeded).toBe(4);
  expect(done.failures).toEqual([{ row: 'b', message: 'jo' }]);
  expect(rowsDone(rows, done)).toEqual(['a', 'c', 'd', 'e']);
});

test('a row without a result does not count as done', async () => {
  const done = await runBulk(work({ batchSize: undefined, run: async () => [{ id: 'a', ok: true }] }));
  expect(done.succeeded).toBe(1);
  expect(rowsToRetry(done)).toEqual(['b', 'c', 'd', 'e']);
});

test('a failed call ends the run; its rows and those not processed yet can be retried', async () => {
  const done = await runBulk(
    work({
      run: async (batch) => {
        if (batch.includes('c')) throw new Error('pa lidhje');
        return fine(batch);
      },
    }),
  );
  expect(done.succeeded).toBe(2);
  expect(done.failures).toEqual([
    { row: 'c', message: 'pa lidhje' },
    { row: 'd', message: 'pa lidhje' },
  ]);
  expect(done.unreached).toEqual(['e']);
  expect(rowsToRetry(done)).toEqual(['c', 'd', 'e']);
});

test('cancelling stops the run before the next batch, and the rows that are not processed can be retried', async () => {
  const controller = new AbortController();
  const done = await runBulk(
    work({
      signal: controller.signal,
      run: async (batch) => {
        controller.abort();
        return fine(batch);
      },
    }),
  );
  expect(done.succeeded).toBe(2);
  expect(rowsToRetry(done)).toEqual(['c', 'd', 'e']);
});

test('the remaining time is estimated from the speed so far', () => {
  const halfDone: BulkProgress<string> = {
    total: 4,
    succeeded: 1,
    failures: [{ row: 'b', message: '' }],
    unreached: ['c', 'd'],
  };
  expect(secondsLeft(halfDone, 9000)).toBe(9);
  expect(secondsLeft({ ...halfDone, unreached: ['a', 'b', 'c', 'd'] }, 9000)).toBeNull();
});
