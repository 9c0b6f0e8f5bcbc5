import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programPath } from './postgres-binaries.ts';
import { launchOn, type PostgresRunner } from './postgres-runner.ts';

export type Postmaster = {
  /** True when the server accepts connections, false when it ended instead. */
  becomesReady(onLongWait: () => void): Promise<boolean>;
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>;
  /** Aborts open transactions, writes all data to disk and waits until the process has ended. */
  stop(): Promise<void>;
};

const pollIntervalMs = 10;
const longWaitMs = 10_000;
const statusLine = 7;

export type PostmasterOptions = {
  cluster: string;
  settings: string[];
  logFd: number;
  /** Stops the server when this process ends, even by SIGKILL; for servers of tests. */
  endsWithThisProcess: boolean;
};

export function launchPostmaster(runner: PostgresRunner, options: PostmasterOptions): Postmaster {
  const { cluster, settings, logFd } = options;
  const launch = launchOn(runner, 'postgres', cluster, (clusterName) => ['-D', clusterName, ...settings]);
  // A separate process group, so that Ctrl-C in the terminal does not reach PostgreSQL before its clients
  // have finished.
  const child = spawn(launch.file, launch.args, {
    ...launch.options,
    detached: true,
    stdio: ['ignore', logFd, logFd],
  });
  child.unref();
  const watch = options.endsWithThisProcess && child.pid !== undefined ? watchFor(child.pid) : undefined;
  const shutDown = () => child.kill('SIGINT');
  process.once('exit', shutDown);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  }).finally(() => {
    process.off('exit', shutDown);
    watch?.kill('SIGKILL');
  });

  return {
    ended,
    becomesReady: (onLongWait) => becomesReady(child, cluster, onLongWait),
    stop: async () => {
      child.ref();
      if (isRunning(child)) await requestShutdown(child, runner, cluster);
      await ended;
    },
  };
}

/** A shell that waits on a pipe from this process; the pipe closes when this process ends for any reason. */
function watchFor(postmaster: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const watch = spawn('/bin/sh', ['-c', 'read -r nothing; kill -INT "$0"', String(postmaster)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  return watch;
}

/** Reads the state that the server writes into its pid file, as pg_ctl does. */
async function becomesReady(child: ChildProcess, cluster: string, onLongWait: () => void): Promise<boolean> {
  let noticeAt = Date.now() + longWaitMs;
  while (isRunning(child)) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[0] === String(child.pid) && lines[statusLine]?.trim() === 'ready') return true;
    if (Date.now() > noticeAt) {
      onLongWait();
      noticeAt = Date.now() + longWaitMs;
    }
    await delay(pollIntervalMs);
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function requestShutdown(child: ChildProcess, runner: PostgresRunner, cluster: string): Promise<void> {
  if (process.platform !== 'win32') {
    child.kill('SIGINT');
    return;
  }
  // Windows has no signals; pg_ctl has another mechanism to stop the server.
  await promisify(execFile)(programPath(runner.postgresFolder, 'pg_ctl'), [
    'stop',
    '-m',
    'fast',
    '-D',
    cluster,
  ]);
}
