import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { addJob } from './add-job.ts';
import { runDueJobs, startWorker, type Job } from './worker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bookOf = (job: Job) => ({ jobs: { note: job }, timetable: [] });

test('a job exists exactly when the work of its transaction does', async () => {
  const done: unknown[] = [];
  const note: Job = async (payload) => void done.push(payload);
  await inTransaction(server.pool, (transaction) => addJob(transaction, 'note', { kept: true }));
  const undone = inTransaction(server.pool, async (transaction) => {
    await addJob(transaction, 'note', { kept: false });
    throw new Error('the work failed');
  });
  await expect(undone).rejects.toThrow('the work failed');
  await runDueJobs(server.config.DATABASE_URL, bookOf(note), server.jobContext);
  await runDueJobs(server.config.DATABASE_URL, bookOf(note), server.jobContext);
  expect(done).toEqual([{ kept: true }]);
});

test('two workers share the jobs and do each once', async () => {
  const done: number[] = [];
  const finished = new EventTarget();
  const note: Job = async (payload) => {
    done.push((payload as { number: number }).number);
    if (done.length === 50) finished.dispatchEvent(new Event('finished'));
  };
  const allDone = once(finished, 'finished');
  const workers = await Promise.all(
    [1, 2].map(() => startWorker(server.config.DATABASE_URL, bookOf(note), server.jobContext)),
  );
  await inTransaction(server.pool, async (transaction) => {
    for (let number = 0; number < 50; number += 1) await addJob(transaction, 'note', { number });
  });
  await allDone;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(done.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_unused, index) => index),
  );
});

test('what is old enough is forgotten by the clock’s jobs, the rest stays', async () => {
  await server.asOwner`insert into platform.replies (user_id, request_id, fingerprint, at)
    values (${'a'.repeat(24)}, 'old', '', now() - interval '8 days'), (${'a'.repeat(24)}, 'new', '', now())`;
  for (const { task } of jobBook.timetable) await jobBook.jobs[task]?.({}, server.jobContext);
  const left =
    await server.asOwner`select request_id from platform.replies where user_id = ${'a'.repeat(24)}`;
  expect([...left]).toEqual([{ request_id: 'new' }]);
});

test('the worker starts with the jobs and the timetable of the server', async () => {
  const worker = await startWorker(server.config.DATABASE_URL, jobBook, server.jobContext);
  await expect(worker.stop()).resolves.toBeUndefined();
});

test('every line of the timetable names a job', () => {
  for (const { task } of jobBook.timetable) expect(Object.keys(jobBook.jobs)).toContain(task);
});
