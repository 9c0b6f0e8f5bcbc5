import { Worker } from 'node:worker_threads';
import { Refusal } from '@tezga/domain';
import type { BulkPdfOptions, InvoicePdfOptions, PrintedInvoice, PrintedNote } from '@tezga/print';

export type PrintJob =
  | { readonly invoices: readonly PrintedInvoice[]; readonly options: BulkPdfOptions }
  | { readonly notes: readonly PrintedNote[]; readonly options: InvoicePdfOptions };

export type PrintOutcome =
  | { readonly pdf: Uint8Array; readonly problem: null }
  | { readonly pdf: null; readonly problem: string };

/** Beyond this, people are asked to come back rather than to wait in a line they do not see. */
const waitingMost = 50;

export type Print = (job: PrintJob) => Promise<Uint8Array>;

/** Draws documents in a thread of its own, one at a time. It is started at the first one and stays. */
export function createPrint(): Print {
  let thread: Worker | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function printNow(job: PrintJob): Promise<Uint8Array> {
    thread ??= startThread();
    const outcome = await outcomeOf(thread, job);
    if (outcome === null) thread = null;
    if (outcome === null || outcome.pdf === null)
      throw new Error(outcome?.problem ?? 'the thread that prints has ended');
    return outcome.pdf;
  }

  return async (job) => {
    if (waiting >= waitingMost) throw new Refusal('too-many-requests');
    waiting += 1;
    const turn = last.then(() => printNow(job));
    // Whoever comes next does not care how this one ended.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

/** Null where the thread ended instead of answering. */
function outcomeOf(thread: Worker, job: PrintJob): Promise<PrintOutcome | null> {
  return new Promise((resolve) => {
    const settle = (outcome: PrintOutcome | null) => {
      thread.off('message', settle);
      thread.off('exit', giveUp);
      resolve(outcome);
    };
    const giveUp = () => settle(null);
    thread.once('message', settle);
    thread.once('exit', giveUp);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(job);
  });
}

function startThread(): Worker {
  const isBundle = import.meta.url.endsWith('.js');
  const thread = isBundle
    ? new Worker(new URL('print-worker.js', import.meta.url))
    : new Worker(fromSource(new URL('print-worker.ts', import.meta.url)), { eval: true });
  // It must keep nobody from ending; and what goes wrong inside is seen by its exit.
  thread.unref();
  thread.on('error', () => undefined);
  return thread;
}

/** A thread does not inherit what lets this process read TypeScript. */
const fromSource = (module: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}); });`;
