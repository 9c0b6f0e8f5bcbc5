/** Runs a work again and again, never twice at once; what is asked for while it runs is done once more after it. */
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
