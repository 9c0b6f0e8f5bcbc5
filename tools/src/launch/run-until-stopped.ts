import { onStopRequest } from './stop-request.ts';

export type LaunchSession = {
  /** Aborts at a stop signal. */
  signal: AbortSignal;
  /** Waits for a part to start and stops it at the end, also when a stop signal arrives during the wait. */
  started<Part>(starting: Promise<Part>, stop: (part: Part) => Promise<void>): Promise<Part>;
};

/**
 * Runs `work` and resolves to its exit code, or to `exitCodeOnStop` after a stop signal; then stops the started
 * parts, the newest first.
 */
export async function runUntilStopped(
  work: (session: LaunchSession) => Promise<number>,
  exitCodeOnStop = 0,
): Promise<number> {
  const stopping = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  const stopRequested = new Promise<number>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(exitCodeOnStop));
  });
  const forgetSignals = onStopRequest(() => stopping.abort());
  const session: LaunchSession = {
    signal: stopping.signal,
    started: async (starting, stop) => {
      stops.push(() => starting.then(stop, () => undefined));
      const part = await starting;
      // After a stop signal nothing more may start; the pending promise ends with the process.
      return stopping.signal.aborted ? new Promise<never>(() => undefined) : part;
    },
  };
  try {
    return await Promise.race([stopRequested, work(session)]);
  } finally {
    stopping.abort();
    for (const stop of stops.toReversed()) await stop();
    forgetSignals();
  }
}
