import { Worker } from 'node:worker_threads';
import { Refusal } from '@tezga/domain';
import type { pkcs12ToPem } from '@tezga/fiscal/pkcs12';

export interface KeyFile {
  readonly bytes: Uint8Array;
  readonly password: string;
}

type Reading = ReturnType<typeof pkcs12ToPem>;

interface ReaderRules {
  /** A good file takes a few hundredths of a second; a hostile one is made to take long. */
  readonly deadlineMs: number;
  /** Whoever uploads waits with a connection to the database in hand, and there are only so many. */
  readonly waitingMost: number;
}

export type KeyFileReader = (file: KeyFile) => Promise<Reading>;

const usualRules: ReaderRules = { deadlineMs: 10_000, waitingMost: 3 };

/** Reads key files in a thread of its own, one at a time; what does not end is ended. */
export function createKeyFileReader(rules: ReaderRules = usualRules): KeyFileReader {
  let thread: Worker | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(file: KeyFile): Promise<Reading> {
    thread ??= startThread();
    const reading = await answerOf(thread, file, rules.deadlineMs);
    if (reading !== null) return reading;
    await thread.terminate();
    thread = null;
    return { pem: null, problem: 'unsupported-protection' };
  }

  return async (file) => {
    if (waiting > rules.waitingMost) throw new Refusal('too-many-requests');
    waiting += 1;
    const turn = last.then(() => readNow(file));
    // Whoever comes next does not care how this one ended.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

/** Null where no answer came in time, or the file was more than the thread could hold. */
function answerOf(thread: Worker, file: KeyFile, deadlineMs: number): Promise<Reading | null> {
  return new Promise((resolve) => {
    const settle = (reading: Reading | null) => {
      clearTimeout(deadline);
      thread.off('message', settle);
      thread.off('exit', giveUp);
      resolve(reading);
    };
    const giveUp = () => settle(null);
    const deadline = setTimeout(giveUp, deadlineMs);
    thread.once('message', settle);
    thread.once('exit', giveUp);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(file);
  });
}

function startThread(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: 128 } };
  const isBundle = import.meta.url.endsWith('.js');
  const thread = isBundle
    ? new Worker(new URL('key-file-worker.js', import.meta.url), options)
    : new Worker(fromSource(new URL('key-file-worker.ts', import.meta.url)), { ...options, eval: true });
  // It must keep nobody from ending; and what goes wrong inside is seen by its exit.
  thread.unref();
  thread.on('error', () => undefined);
  return thread;
}

/** A thread does not inherit what lets this process read TypeScript. */
const fromSource = (module: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}); });`;
