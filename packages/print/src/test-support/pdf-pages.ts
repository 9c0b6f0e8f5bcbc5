import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A text drawn by a single operator. */
export interface WrittenPiece {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly width: number;
  readonly transform: readonly number[];
}

export interface WrittenPage {
  readonly view: readonly number[];
  readonly items: readonly WrittenPiece[];
}

export interface PagesOptions {
  /** True to return the characters as they are in the file, not normalized for search. */
  readonly disableNormalization?: boolean;
}

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Reads the text of a PDF; calls are queued and run one at a time. */
export function pagesOf(document: Buffer, options: PagesOptions = {}): Promise<WrittenPage[]> {
  const turn = last.then(() => readInThread(document, options));
  // The failure of one call must not make the next call in the queue fail.
  last = turn.catch(() => undefined);
  return turn;
}

async function readInThread(document: Buffer, options: PagesOptions): Promise<WrittenPage[]> {
  thread ??= startThread();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage({ bytes: new Uint8Array(document), options });
  const [pages] = (await once(thread, 'message')) as [WrittenPage[]];
  return pages;
}

function startThread(): Worker {
  const started = new Worker(new URL('pdf-thread.mjs', import.meta.url));
  // An unreadable document ends the thread. Its caller gets the error, and the next call starts a new thread.
  started.on('error', () => (thread = null));
  return started;
}
