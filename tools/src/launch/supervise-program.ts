import { setTimeout as delay } from 'node:timers/promises';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import type { LaunchSession } from './run-until-stopped.ts';

export type RunningProgram = {
  /** The exit code, 1 when a signal ended the process. */
  exited: Promise<number>;
  stop(): Promise<void>;
};

/** A part of the product that runs as a separate process. */
export type Program = {
  /** The name at the beginning of console sentences. */
  name: string;
  start(): Promise<RunningProgram>;
  /** Resolves when the newest process is ready, or when the signal aborts. */
  becomesReady(signal: AbortSignal): Promise<void>;
  /**
   * True to retry a failed first start too, for a program that starts after another one with the same
   * settings: such a failure is temporary.
   */
  retriesFirstStart?: boolean;
};

export type SupervisedProgram = {
  /** Resolves when the program is ready for the first time. */
  ready: Promise<void>;
  /** Resolves to the exit code if the program ends before it was ever ready; then it is not restarted. */
  failed: Promise<number>;
};

export type RestartRules = {
  firstDelayMs: number;
  maxDelayMs: number;
  /** A process that ran this long resets the backoff. */
  steadyMs: number;
};

const usualRules: RestartRules = { firstDelayMs: 1_000, maxDelayMs: 30_000, steadyMs: 60_000 };

/**
 * Starts a program, unless its first process runs already, and restarts it with exponential backoff each time
 * it ends, until the session stops.
 */
export async function superviseProgram(
  session: LaunchSession,
  program: Program,
  {
    first = program.start(),
    rules = usualRules,
  }: { first?: Promise<RunningProgram>; rules?: RestartRules } = {},
): Promise<SupervisedProgram> {
  const supervised: Supervised = { program, rules, signal: session.signal, newest: first };
  await session.started(first, () =>
    supervised.newest.then(
      (running) => running.stop(),
      () => undefined, // the last restart failed, so there is no process
    ),
  );
  let failed: Promise<number> | undefined;
  const ready = new Promise<void>((resolve) => {
    failed = restartUntilStopped(supervised, resolve);
  });
  return { ready, failed: failed ?? never() };
}

type Supervised = {
  program: Program;
  rules: RestartRules;
  signal: AbortSignal;
  newest: Promise<RunningProgram>;
};

async function restartUntilStopped(supervised: Supervised, onFirstReady: () => void): Promise<number> {
  const { program, rules, signal } = supervised;
  const phrases = consolePhrases.launch;
  let onReady = onFirstReady;
  let endsLauncher = !program.retriesFirstStart;
  let delayMs = rules.firstDelayMs;
  for (;;) {
    const { exitCode, wasReady, upMs } = await waitUntilEnded(supervised, onReady);
    if (signal.aborted) return never();
    if (endsLauncher && !wasReady) return exitCode;
    if (wasReady) endsLauncher = false;
    if (upMs >= rules.steadyMs) delayMs = rules.firstDelayMs;
    console.error(phrases.restarting(program.name, exitCode, delayMs / 1000));
    await delay(delayMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return never();
    delayMs = Math.min(delayMs * 2, rules.maxDelayMs);
    supervised.newest = program.start();
    onReady = () => {
      onFirstReady();
      console.error(phrases.restarted(program.name));
    };
  }
}

/** Waits until the newest process has ended or its start has failed. */
async function waitUntilEnded({ program, signal, newest }: Supervised, onReady: () => void) {
  const startedAt = Date.now();
  const ended = new AbortController();
  const stopped = AbortSignal.any([ended.signal, signal]);
  let wasReady = false;
  const watched = newest.then(async ({ exited }) => {
    const readiness = program.becomesReady(stopped).then(() => {
      if (stopped.aborted) return;
      wasReady = true;
      onReady();
    });
    readiness.catch(printError);
    const exitCode = await exited;
    ended.abort();
    await Promise.allSettled([readiness]);
    return exitCode;
  });
  const exitCode = await watched.catch(printError);
  return { exitCode, wasReady, upMs: Date.now() - startedAt };
}

function printError(error: unknown): number {
  console.error(error instanceof ConsoleError ? error.message : error);
  return 1;
}

const never = () => new Promise<never>(() => undefined);
