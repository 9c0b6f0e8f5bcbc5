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
  /** When a person wanted the job done at once, where one did. */
  readonly manualRetryAt?: Date;
  /** Aborted when the server stops and the job has not ended within seconds: one that takes minutes must end itself. */
  readonly signal?: AbortSignal;
}

/** Does one job; throwing makes the queue try it again later, with growing pauses. */
export type Job = (payload: unknown, context: JobContext) => Promise<void>;

export interface JobBook {
  readonly jobs: Readonly<Record<string, Job>>;
  /** Those with a deadline by law. */
  readonly urgent: readonly string[];
  /** Those somebody waits for. All others can wait. */
  readonly awaited: readonly string[];
  /** Jobs that come by the clock, as crontab lines in UTC. */
  readonly timetable: readonly { readonly at: string; readonly task: string }[];
}

export interface Worker {
  stop(): Promise<void>;
}

/** Each kind has places of its own: it may take long in all of them, and nothing more urgent stands behind it. */
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
/** Long enough for jobs under way to end; a job done twice does no harm, and one done too late does. */
const shutdownPatienceMs = 5000;

/**
 * graphile-worker stops for good when it cannot write how a job ended, as happens when PostgreSQL restarts; then it is
 * started again, as often as it takes. Only the first start may fail.
 */
async function restartedWorker(start: () => Promise<Runner>, log: Logger): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner = await start();
  const supervision = (async () => {
    for (;;) {
      await endOf(runner).catch((error: unknown) => log.error({ err: error }, 'the worker failed'));
      if (signal.aborted) return;
      log.warn('the worker stopped and is started again');
      const next = await startUntil(signal, start, log);
      if (next === null) return;
      runner = next;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      // It rejects where the runner has stopped by itself already.
      await runner.stop().catch(() => undefined);
      await supervision;
    },
  };
}

/**
 * graphile-worker 0.17.3 miscounts what it could not write where several jobs ended so, and then its graceful shutdown never
 * ends. So after a fatal error the shutdown has a time limit.
 */
async function endOf(runner: Runner): Promise<void> {
  const fatalError = once(runner.events, 'pool:fatalError');
  const isStuck = await Promise.race([
    runner.promise.then(() => false),
    fatalError.then(() => delay(shutdownPatienceMs, true)),
  ]);
  if (isStuck) await runner.stop().catch(() => undefined);
}

/** Null where the worker was told to stop meanwhile. */
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
      log.warn({ err: error }, 'the worker does not start yet');
    }
  }
  return null;
}

type Work = Pick<JobBook, 'jobs' | 'timetable'>;

function partOf({ jobs, timetable }: JobBook, isMeant: (task: string) => boolean): Work {
  return {
    jobs: Object.fromEntries(Object.entries(jobs).filter(([task]) => isMeant(task))),
    timetable: timetable.filter(({ task }) => isMeant(task)),
  };
}

/** Does all jobs that are due and returns: for tests and for tools. */
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
    // Without batches graphile-worker writes how a job ended in a promise that nobody handles, and a lost connection then
    // ends the process; a failed batch stops the runner instead.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noPreparedStatements: false,
  };
}
