import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from './project-root.ts';

export type ChildServer = {
  /** Lets everything else on the machine go first. */
  yieldToOthers(): void;
  /** The exit code, 1 when a signal ended it. */
  exited: Promise<number>;
  stop(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
};

const drainTimeMs = 15_000;
const exitWithLauncher = new URL('exit-with-launcher.mjs', import.meta.url).href;

/** A Node program that serves until it is told to stop, or until the launcher is gone. */
export function startChildServer(
  args: string[],
  environment: NodeJS.ProcessEnv,
  folder = projectRoot,
): ChildServer {
  const child = spawn(process.execPath, ['--import', exitWithLauncher, ...args], {
    cwd: folder,
    env: environment,
    // In a process group of its own, so that Ctrl-C reaches the launcher alone, which stops things in their order.
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
