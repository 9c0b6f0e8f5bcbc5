import { parentPort } from 'node:worker_threads';
import { bulkPdf, labelsPdf, notesPdf, paymentPdf, reportPdf, stockSheetsPdf } from '@tezga/print';
import type { PrintJob, PrintOutcome } from './print.ts';

function drawn(job: PrintJob): Promise<Uint8Array> {
  if ('notes' in job) return notesPdf(job.notes, job.options);
  if ('payment' in job) return paymentPdf(job.payment, job.options);
  if ('labels' in job) return labelsPdf(job.labels, job.options);
  if ('report' in job) return reportPdf(job.report, job.options);
  return 'sheets' in job ? stockSheetsPdf(job.sheets, job.options) : bulkPdf(job.invoices, job.options);
}

async function outcomeOf(job: PrintJob): Promise<PrintOutcome> {
  try {
    return { pdf: await drawn(job), problem: null };
  } catch (error) {
    return { pdf: null, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answer(job: PrintJob): Promise<void> {
  const outcome = await outcomeOf(job);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcome);
}

/** Draws PDFs in a worker thread, so that the main thread stays free for calls. */
parentPort?.on('message', (job: PrintJob) => void answer(job));
