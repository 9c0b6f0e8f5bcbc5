import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface Thread<Message, Reply> {
  /**
   * Sends a message and returns its reply; callers send one message at a time. Null if the thread misses the deadline
   * or exceeds its memory limit; then it is terminated, and the next message starts a new thread. Rejects with an
   * error that the module throws.
   */
  readonly request: (message: Message, deadlineMs: number) => Promise<Reply | null>;
}

export interface ThreadLimits {
  readonly heapMbMax: number;
}

/**
 * A worker thread that runs a module and replies to messages. The first message starts the thread, and later
 * messages reuse it.
 */
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
    async request(message, deadlineMs) {
      const current = worker ?? start();
      worker = null;
      try {
        const reply = await replyOf<Reply>(current, message, deadlineMs);
        if (reply !== null) worker = current;
        return reply;
      } finally {
        if (worker === null) await current.terminate();
      }
    },
  };
}

async function replyOf<Reply>(worker: Worker, message: unknown, deadlineMs: number): Promise<Reply | null> {
  const settled = new AbortController();
  const { signal } = settled;
  const reply = async () => {
    const [received] = (await once(worker, 'message', { signal })) as [Reply];
    return received;
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
  // `unref`: an idle thread must not prevent the process from ending. An error of the thread rejects the running
  // request instead.
  worker.unref();
  worker.on('error', () => undefined);
  return worker;
}

/**
 * A worker thread that runs a module from its TypeScript source, or from the bundle if this process runs from the
 * bundle.
 */
export function workerOf(module: URL, options: WorkerOptions): Worker {
  const isBundle = import.meta.url.endsWith('.js');
  return isBundle
    ? new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options)
    : new Worker(fromSource(module), { ...options, eval: true });
}

/** A thread does not inherit the TypeScript loader of the process, so this code registers the loader first. */
const fromSource = (module: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}); });`;
