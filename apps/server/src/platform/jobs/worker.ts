import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger as QueueLogger, run, runOnce, type JobHelpers, type Runner } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { SelfCarePortal } from '../self-care/portal.ts';
import type { TaxAuthority } from '../tax-authority/tax-authority.ts';

export interface JobContext {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
  readonly taxAuthority: TaxAuthority;
  readonly selfCarePortal: SelfCarePortal;
  /** The time of the user's request, if the job is a manual retry. */
  readonly manualRetryAt?: Date;
  /** Aborted some seconds after the server begins to stop; a job that runs for minutes must check it and end. */
  readonly signal?: AbortSignal;
}

/** Runs one job; if it throws, the queue retries it with growing backoff. */
export type Job = (payload: unknown, context: JobContext) => Promise<void>;

export interface JobBook {
  readonly jobs: Readonly<Record<string, Job>>;
  /** Tasks with a legal deadline. */
  readonly urgent: readonly string[];
  /** Tasks that a user waits for. */
  readonly awaited: readonly string[];
  /** Scheduled tasks: `at` is a crontab pattern in UTC. */
  readonly timetable: readonly { readonly at: string; readonly task: string }[];
}

export interface Worker {
  stop(): Promise<void>;
}

/**
 * Concurrency by kind of job. Each kind has its own limit, so that slow jobs of one kind do not delay those of
 * another.
 */
export const jobsAtOnce = { urgent: 4, awaited: 3, others: 3 } as const;

export async function startWorker(databaseUrl: string, book: JobBook, context: JobContext): Promise<Worker> {
  const kindOf = (task: string): keyof typeof jobsAtOnce => {
    if (book.urgent.includes(task)) return 'urgent';
    return book.awaited.includes(task) ? 'awaited' : 'others';
  };
  const parts = (['urgent', 'awaited', 'others'] as const)
    .map((kind) => ({
      part: partOf(book, (task) => kindOf(task) === kind),
      concurrency: jobsAtOnce[kind],
    }))
    .filter(({ part }) => Object.keys(part.jobs).length > 0);
  const workers = await Promise.all(
    parts.map(({ part, concurrency }) =>
      restartedWorker(() => run({ ...settingsOf(databaseUrl, part, context), concurrency }), context.log),
    ),
  );
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

const restartDelayMs = 1000;
/**
 * Most running jobs end within this time. A job that is interrupted runs again; this is safe, because jobs are
 * idempotent.
 */
const shutdownTimeoutMs = 5000;

/**
 * Restarts graphile-worker whenever it stops: it stops permanently if it cannot save the result of a job, for
 * example while PostgreSQL restarts. An error at the first start is thrown; later starts are retried.
 */
async function restartedWorker(start: () => Promise<Runner>, log: Logger): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner = await start();
  const supervision = (async () => {
    for (;;) {
      await endOf(runner).catch((error: unknown) => log.error({ err: error }, 'the worker failed'));
      if (signal.aborted) return;
      log.warn('the worker stopped and is restarted');
      const next = await startUntil(signal, start, log);
      if (next === null) return;
      runner = next;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      // `stop` rejects if the runner has stopped already.
      await runner.stop().catch(() => undefined);
      await supervision;
    },
  };
}

/**
 * Resolves when the runner has ended. After a fatal error it stops the runner if the graceful shutdown takes too
 * long: graphile-worker 0.17.3 miscounts results that it could not save, and may wait for them forever.
 */
async function endOf(runner: Runner): Promise<void> {
  const fatalError = once(runner.events, 'pool:fatalError');
  const isStuck = await Promise.race([
    runner.promise.then(() => false),
    fatalError.then(() => delay(shutdownTimeoutMs, true)),
  ]);
  if (isStuck) await runner.stop().catch(() => undefined);
}

/** Starts the runner, with retries until it succeeds; null if the worker is stopped in the meantime. */
async function startUntil(
  signal: AbortSignal,
  start: () => Promise<Runner>,
  log: Logger,
): Promise<Runner | null> {
  while (!signal.aborted) {
    await delay(restartDelayMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      const runner = await start();
      if (!signal.aborted) return runner;
      await runner.stop();
    } catch (error) {
      log.warn({ err: error }, 'the worker failed to start and is retried');
    }
  }
  return null;
}

type Work = Pick<JobBook, 'jobs' | 'timetable'>;

function partOf({ jobs, timetable }: JobBook, isIncluded: (task: string) => boolean): Work {
  return {
    jobs: Object.fromEntries(Object.entries(jobs).filter(([task]) => isIncluded(task))),
    timetable: timetable.filter(({ task }) => isIncluded(task)),
  };
}

/** Runs all due jobs and returns, for tests and tools. */
export async function runDueJobs(databaseUrl: string, book: JobBook, context: JobContext): Promise<void> {
  await runOnce(settingsOf(databaseUrl, book, context));
}

function settingsOf(databaseUrl: string, { jobs, timetable }: Work, context: JobContext) {
  return {
    connectionString: databaseUrl,
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([task, job]) => [
        task,
        (payload: unknown, { abortSignal }: JobHelpers) =>
          job(payload, abortSignal === undefined ? context : { ...context, signal: abortSignal }),
      ]),
    ),
    crontab: timetable.map(({ at, task }) => `${at} ${task}`).join('\n'),
    logger: new QueueLogger(() => (level, message) => {
      const severity: string = level;
      if (severity === 'error') context.log.error(message);
      else if (severity === 'warning') context.log.warn(message);
      else context.log.debug(message);
    }),
    noHandleSignals: true,
    // Saves the results of jobs in batches. Without batches, graphile-worker leaves a rejected promise unhandled
    // when a result cannot be saved, and that would end the process; a failed batch only stops the runner.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noPreparedStatements: false,
  };
}
