import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What was written at once. */
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
  /** Letters as they stand in the file, not as searching would want them. */
  readonly disableNormalization?: boolean;
}

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/** What stands on the pages of a document, one document after the other. */
export function pagesOf(document: Buffer, options: PagesOptions = {}): Promise<WrittenPage[]> {
  const turn = last.then(() => readInThread(document, options));
  // Whoever comes next does not care how this one ended.
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
  // A document that cannot be read ends it; whoever waits is told, and the next one starts another.
  started.on('error', () => (thread = null));
  return started;
}
