import { freeLoopbackPort } from '../free-loopback-port.ts';
import { becomesReady } from '../launch/becomes-ready.ts';
import { startChildServer } from '../launch/child-server.ts';

export interface Child {
  readonly address: string;
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts a Node program as a separate process with its PORT in the environment, and waits until it is ready.
 */
export async function startChild(
  args: string[],
  environment: NodeJS.ProcessEnv,
  port?: number,
  readyPath = '/ready',
): Promise<Child> {
  const ownPort = port ?? (await freeLoopbackPort());
  const server = startChildServer(args, { ...process.env, ...environment, PORT: String(ownPort) });
  const waiting = new AbortController();
  const ended = server.exited.then(() => {
    waiting.abort();
    throw new Error('the server ended before it was ready');
  });
  await Promise.race([becomesReady(ownPort, waiting.signal, readyPath), ended]);
  // From here on the caller may stop the process, so its exit is not an error any more.
  ended.catch(() => undefined);
  return { address: `http://127.0.0.1:${ownPort}`, stop: () => server.stop(), kill: () => server.kill() };
}
