import { consolePhrases } from '../console-phrases.ts';
import { freeLoopbackPort } from '../free-loopback-port.ts';
import { becomesReady } from './becomes-ready.ts';
import { startChildServer } from './child-server.ts';
import type { Program } from './supervise-program.ts';
import { reachedAt, type LaunchSettings } from './launch-settings.ts';

const names = consolePhrases.launch.program;

/** The server: API, back office, and the jobs unless TEZGA_WORKER moves them to another process. */
export function serverProgram(
  { port, host }: LaunchSettings,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Program {
  return {
    name: names.server,
    start: async () => startChildServer(args, environment),
    // Not /ready, which fails on a nearly full disk: the worker must start even then.
    becomesReady: (signal) => becomesReady(port, signal, '/health', reachedAt(host)),
  };
}

/** The jobs in a separate process: neither a crash nor a long computation in a job delays sales. */
export function workerProgram(args: string[], environment: NodeJS.ProcessEnv): Program {
  let port = 0;
  return {
    name: names.worker,
    // A failed first start is retried: the server has already started with the same settings, so the failure
    // is temporary.
    retriesFirstStart: true,
    start: async () => {
      port = await freeLoopbackPort();
      const own = { HOST: '127.0.0.1', PORT: String(port), TEZGA_WORKER: 'only' };
      return startChildServer(args, { ...environment, ...own });
    },
    becomesReady: (signal) => becomesReady(port, signal, '/health'),
  };
}
