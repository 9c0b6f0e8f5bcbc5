import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface Thread<Message, Reply> {
  /**
   * One message at a time. Null where the reply is not there by the deadline, or the thread needs more memory than it may
   * have: the thread is terminated, and the next message starts another. Rejects with what the module itself threw.
   */
  readonly ask: (message: Message, deadlineMs: number) => Promise<Reply | null>;
}

export interface ThreadLimits {
  readonly heapMbMax: number;
}

/** A worker thread that runs a module and replies to each message; it is started at the first one and stays. */
export function createThread<Message, Reply extends object>(
  module: URL,
  limits: ThreadLimits,
): Thread<Message, Reply> {
  let worker: Worker | null = null;
  const start = () => {
    const started = startWorker(module, limits);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };
  return {
    async ask(message, deadlineMs) {
      const asked = worker ?? start();
      worker = null;
      try {
        const reply = await replyOf<Reply>(asked, message, deadlineMs);
        if (reply !== null) worker = asked;
        return reply;
      } finally {
        if (worker === null) await asked.terminate();
      }
    },
  };
}

async function replyOf<Reply>(worker: Worker, message: unknown, deadlineMs: number): Promise<Reply | null> {
  const settled = new AbortController();
  const { signal } = settled;
  const reply = async () => {
    const [said] = (await once(worker, 'message', { signal })) as [Reply];
    return said;
  };
  const exit = async () => {
    await once(worker, 'exit', { signal });
    throw new Error('the worker thread has ended');
  };
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(message);
    return await Promise.race([reply(), exit(), delay(deadlineMs, null, { signal })]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    settled.abort();
  }
}

function startWorker(module: URL, { heapMbMax }: ThreadLimits): Worker {
  const worker = workerOf(module, { resourceLimits: { maxOldGenerationSizeMb: heapMbMax } });
  // The process may end while the thread waits; and an error is told to the one who asked.
  worker.unref();
  worker.on('error', () => undefined);
  return worker;
}

/** A worker thread that runs a module of the sources, or what was built from it. */
export function workerOf(module: URL, options: WorkerOptions): Worker {
  const isBundle = import.meta.url.endsWith('.js');
  return isBundle
    ? new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options)
    : new Worker(fromSource(module), { ...options, eval: true });
}

/** A thread does not inherit what lets this process read TypeScript. */
const fromSource = (module: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}); });`;
