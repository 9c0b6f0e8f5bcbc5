import { Logger as QueueLogger, run, runOnce, type Runner } from 'graphile-worker';
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
  readonly wishedAt?: Date;
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
  /** Resolves if part of the worker stops although nobody asked it to, for instance after a lost connection. */
  readonly stopped: Promise<void>;
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
  const runners = await Promise.all(
    parts.map(({ part, concurrency }): Promise<Runner> =>
      run({ ...settingsOf(databaseUrl, part, context), concurrency }),
    ),
  );
  let isStopping = false;
  const stopped = Promise.race(runners.map(({ promise }) => promise)).then(
    () => undefined,
    (error: unknown) => context.log.error({ err: error }, 'the worker stopped'),
  );
  return {
    stopped: stopped.then(() => (isStopping ? new Promise<never>(() => undefined) : undefined)),
    async stop() {
      isStopping = true;
      // One that has ended by itself, which was logged then, keeps none of the others from ending well.
      await Promise.allSettled(runners.map((runner) => runner.stop()));
    },
  };
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
      Object.entries(jobs).map(([task, job]) => [task, (payload: unknown) => job(payload, context)]),
    ),
    crontab: timetable.map(({ at, task }) => `${at} ${task}`).join('\n'),
    logger: new QueueLogger(() => (level, message) => {
      const severity: string = level;
      if (severity === 'error') context.log.error(message);
      else if (severity === 'warning') context.log.warn(message);
      else context.log.debug(message);
    }),
    noHandleSignals: true,
    noPreparedStatements: false,
  };
}
