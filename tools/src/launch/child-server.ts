import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from './project-root.ts';

export type ChildServer = {
  /** Lowers the process priority (nice 10). */
  yieldToOthers(): void;
  /** The exit code; 1 when a signal ended the process. */
  exited: Promise<number>;
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
};

const drainTimeMs = 15_000;
const exitWithLauncher = new URL('exit-with-launcher.mjs', import.meta.url).href;

/** Starts a Node program that runs until it is stopped or the launcher ends. */
export function startChildServer(
  args: string[],
  environment: NodeJS.ProcessEnv,
  folder = projectRoot,
): ChildServer {
  const child = spawn(process.execPath, ['--import', exitWithLauncher, ...args], {
    cwd: folder,
    env: environment,
    // A separate process group, so that Ctrl-C reaches only the launcher, which stops the programs in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  return {
    exited,
    yieldToOthers: () => {
      if (child.pid !== undefined) setPriority(child.pid, 10);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const patience = new AbortController();
      const killLater = delay(drainTimeMs, undefined, { signal: patience.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      );
      await exited;
      patience.abort();
      await killLater;
    },
  };
}
