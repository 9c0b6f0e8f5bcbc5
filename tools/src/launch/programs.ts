import { consolePhrases } from '../console-phrases.ts';
import { freeLoopbackPort } from '../free-loopback-port.ts';
import { becomesReady } from './becomes-ready.ts';
import { startChildServer } from './child-server.ts';
import type { Program } from './keep-running.ts';
import { reachedAt, type LaunchSettings } from './launch-settings.ts';

const names = consolePhrases.launch.program;

/** The server: calls, screens, and the jobs where TEZGA_WORKER leaves them to it. */
export function serverProgram(
  { port, host }: LaunchSettings,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Program {
  return {
    name: names.server,
    start: async () => startChildServer(args, environment),
    // Not /ready, which fails on a disk that is nearly full: the worker must start all the same.
    becomesReady: (signal) => becomesReady(port, signal, '/health', reachedAt(host)),
  };
}

/** The jobs in a process of their own: neither a crash nor a long computation in a job reaches the sale path. */
export function workerProgram(args: string[], environment: NodeJS.ProcessEnv): Program {
  let port = 0;
  return {
    name: names.worker,
    // The server started with the same settings, so what stops this process passes.
    retriesFirstStart: true,
    start: async () => {
      port = await freeLoopbackPort();
      const own = { HOST: '127.0.0.1', PORT: String(port), TEZGA_WORKER: 'only' };
      return startChildServer(args, { ...environment, ...own });
    },
    becomesReady: (signal) => becomesReady(port, signal, '/health'),
  };
}
