import { onStopRequest } from './stop-request.ts';

export type LaunchSession = {
  /** Aborts when the person asks to stop. */
  signal: AbortSignal;
  /** Waits for something to start and sees to it that it is stopped at the end, also when the end comes during the wait. */
  started<Part>(starting: Promise<Part>, stop: (part: Part) => Promise<void>): Promise<Part>;
};

/** Runs `work` to its exit code, or to another on a stop signal; then stops what was started, the newest first. */
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
      // After a stop request nothing may go on starting; the unsettled promise ends with the process.
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
