import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { addFirstJob, addJob } from './add-job.ts';
import { jobsAtOnce, runDueJobs, startWorker, type Job } from './worker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bookOf = (job: Job) => ({ jobs: { note: job }, urgent: [], awaited: [], timetable: [] });

test('a job runs if its transaction commits, and not if it is rolled back', async () => {
  const done: unknown[] = [];
  const note: Job = async (payload) => void done.push(payload);
  await inTransaction(server.pool, (transaction) => addJob(transaction, 'note', { isCommitted: true }));
  const undone = inTransaction(server.pool, async (transaction) => {
    await addJob(transaction, 'note', { isCommitted: false });
    throw new Error('the work failed');
  });
  await expect(undone).rejects.toThrow('the work failed');
  await runDueJobs(server.config.DATABASE_URL, bookOf(note), server.jobContext);
  await runDueJobs(server.config.DATABASE_URL, bookOf(note), server.jobContext);
  expect(done).toEqual([{ isCommitted: true }]);
});

test('a job added with addFirstJob runs, and a later job with the same key replaces it', async () => {
  const done: unknown[] = [];
  const note: Job = async (payload) => void done.push(payload);
  await inTransaction(server.pool, async (transaction) => {
    await addFirstJob(transaction, 'note', { turn: 1 }, 'one');
    await addFirstJob(transaction, 'note', { turn: 1 }, 'other');
  });
  await inTransaction(server.pool, (transaction) =>
    addJob(transaction, 'note', { turn: 2 }, { key: 'other' }),
  );
  await runDueJobs(server.config.DATABASE_URL, bookOf(note), server.jobContext);
  expect(done).toHaveLength(2);
  expect(done).toEqual(expect.arrayContaining([{ turn: 1 }, { turn: 2 }]));
});

test('two workers share the queue and run each job once', async () => {
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

/** A job that waits until the test calls `goOn`. Counts how many of these jobs have begun and ended. */
function aSlowJob() {
  const news = new EventTarget();
  // More jobs than the worker runs concurrently, so that some of them wait in the queue.
  const jobCount = 2 * (jobsAtOnce.urgent + jobsAtOnce.awaited + jobsAtOnce.others);
  let begun = 0;
  let ended = 0;
  const mayEnd = once(news, 'go on');
  const slow: Job = async () => {
    begun += 1;
    if (begun === jobsAtOnce.others) news.dispatchEvent(new Event('all places taken'));
    await mayEnd;
    ended += 1;
    if (ended === jobCount) news.dispatchEvent(new Event('all ended'));
  };
  return {
    slow,
    jobCount,
    counts: () => ({ begun, ended }),
    allPlacesTaken: once(news, 'all places taken'),
    allEnded: once(news, 'all ended'),
    goOn: () => news.dispatchEvent(new Event('go on')),
  };
}

test.each(['urgent', 'awaited'] as const)(
  'an %s job runs at once while jobs of another kind use all places of that kind',
  async (kind) => {
    const { slow, jobCount, counts, allPlacesTaken, allEnded, goOn } = aSlowJob();
    const news = new EventTarget();
    const quick: Job = async () => void news.dispatchEvent(new Event('done'));
    const done = once(news, 'done');
    const book = { jobs: { slow, quick }, urgent: [], awaited: [], timetable: [], [kind]: ['quick'] };
    const worker = await startWorker(server.config.DATABASE_URL, book, server.jobContext);
    await inTransaction(server.pool, async (transaction) => {
      for (let number = 0; number < jobCount; number += 1) await addJob(transaction, 'slow', { number });
    });
    await allPlacesTaken;
    await inTransaction(server.pool, (transaction) => addJob(transaction, 'quick', {}));
    await done;
    expect(counts()).toEqual({ begun: jobsAtOnce.others, ended: 0 });
    goOn();
    await allEnded;
    await worker.stop();
  },
);

test('a worker that could not save the results of its jobs restarts and runs the next job', async () => {
  const jobsTable = server.asOwner.unsafe.bind(server.asOwner);
  const news = new EventTarget();
  const emit = (what: string) => void news.dispatchEvent(new Event(what));
  const places = jobsAtOnce.urgent;
  const allBegun = once(news, `begun ${places}`);
  let begun = 0;
  const note: Job = async (payload) => {
    if ((payload as { isAfter?: boolean }).isAfter === true) {
      emit('after');
      return;
    }
    begun += 1;
    const myTurn = once(news, `not written ${begun - 1}`);
    emit(`begun ${begun}`);
    await myTurn;
  };
  let notWritten = 0;
  const log = Object.assign(Object.create(server.jobContext.log), {
    error(message: unknown) {
      if (!String(message).startsWith('Failed to complete jobs')) return;
      notWritten += 1;
      const what = `not written ${notWritten}`;
      // Deferred, because graphile-worker logs the failure before it counts it.
      setImmediate(() => emit(what));
    },
    warn(message: unknown) {
      if (message === 'the worker stopped and is restarted') emit('stopped');
    },
  }) as typeof server.jobContext.log;
  const [stopped, after] = [once(news, 'stopped'), once(news, 'after')];
  const book = { ...bookOf(note), urgent: ['note'] };
  const worker = await startWorker(server.config.DATABASE_URL, book, { ...server.jobContext, log });
  await inTransaction(server.pool, async (transaction) => {
    for (let place = 0; place < places; place += 1) await addJob(transaction, 'note', {});
  });
  await allBegun;
  // The queue becomes unreachable, as during a restart of PostgreSQL.
  await jobsTable('alter table graphile_worker._private_jobs rename to out_of_reach');
  emit('not written 0');
  await stopped;
  await jobsTable('alter table graphile_worker.out_of_reach rename to _private_jobs');
  await inTransaction(server.pool, (transaction) => addJob(transaction, 'note', { isAfter: true }));
  await after;
  expect({ begun, notWritten }).toEqual({ begun: places, notWritten: places });
  await worker.stop();
});

test('runDueJobs runs all due jobs, urgent or not', async () => {
  const done: string[] = [];
  const noting = (name: string): Job => {
    return async () => void done.push(name);
  };
  const book = {
    jobs: { now: noting('now'), later: noting('later') },
    urgent: ['now'],
    awaited: [],
    timetable: [],
  };
  await inTransaction(server.pool, async (transaction) => {
    for (const task of ['later', 'now']) await addJob(transaction, task, {});
  });
  await runDueJobs(server.config.DATABASE_URL, book, server.jobContext);
  expect(done.toSorted()).toEqual(['later', 'now']);
});

test('the scheduled jobs delete a saved reply that is eight days old, and leave a new one', async () => {
  await server.asOwner`insert into platform.replies (user_id, request_id, fingerprint, at)
    values (${'a'.repeat(24)}, 'old', '', now() - interval '8 days'), (${'a'.repeat(24)}, 'new', '', now())`;
  for (const { task } of jobBook.timetable) await jobBook.jobs[task]?.({}, server.jobContext);
  const left =
    await server.asOwner`select request_id from platform.replies where user_id = ${'a'.repeat(24)}`;
  expect([...left]).toEqual([{ request_id: 'new' }]);
});

test('the worker starts with the jobs and the timetable of app.ts', async () => {
  const worker = await startWorker(server.config.DATABASE_URL, jobBook, server.jobContext);
  await expect(worker.stop()).resolves.toBeUndefined();
});

test('every task in the timetable and in the groups urgent and awaited has a job', () => {
  for (const { task } of jobBook.timetable) expect(Object.keys(jobBook.jobs)).toContain(task);
  for (const task of [...jobBook.urgent, ...jobBook.awaited])
    expect(Object.keys(jobBook.jobs)).toContain(task);
});
