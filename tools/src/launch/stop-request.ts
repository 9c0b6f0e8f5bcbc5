const shellCheckIntervalMs = 200;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type StopSignal = (typeof stopSignals)[number];

/** Calls `request` whenever this process is asked to stop; the returned function ends that. */
export function onStopRequest(request: (signal: StopSignal) => void): () => void {
  for (const name of stopSignals) process.on(name, request);
  // npm passes SIGTERM on to the shell that runs the script and no further, so the end of that shell is the only sign.
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
