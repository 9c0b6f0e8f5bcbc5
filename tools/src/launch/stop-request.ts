const shellCheckIntervalMs = 200;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type StopSignal = (typeof stopSignals)[number];

/** Calls `request` at each stop signal; the returned function unsubscribes. */
export function onStopRequest(request: (signal: StopSignal) => void): () => void {
  for (const name of stopSignals) process.on(name, request);
  // npm forwards SIGTERM only to the shell that runs the script, so the launcher detects a stop by the end of
  // that shell.
  const shell = process.env['npm_lifecycle_event'] === undefined ? undefined : process.ppid;
  const shellCheck = setInterval(() => {
    if (shell !== undefined && process.ppid !== shell) request('SIGTERM');
  }, shellCheckIntervalMs);
  shellCheck.unref();
  return () => {
    clearInterval(shellCheck);
    for (const name of stopSignals) process.off(name, request);
  };
}
