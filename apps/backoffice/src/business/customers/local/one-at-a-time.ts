/** Never runs the work twice at the same time: calls during a run are coalesced into one more run after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = async () => {
    try {
      await work();
    } finally {
      running = next;
      next = null;
    }
  };
  return () => {
    if (running === null) {
      running = run();
      return running;
    }
    next ??= running.then(run, run);
    return next;
  };
}
