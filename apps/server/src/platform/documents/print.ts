import { Refusal } from '@tezga/domain';
import type {
  BulkPdfOptions,
  InvoicePdfOptions,
  PrintedInvoice,
  PrintedLabels,
  PrintedNote,
  PrintedPaymentReceipt,
  PrintedReport,
  PrintedStockSheet,
} from '@tezga/print';
import type { Transaction } from '../database/transaction.ts';
import type { BusinessContext, FreeContext } from '../http/context.ts';
import { createThread, type Thread } from '../thread.ts';
import { createTurns, type TurnRules } from './turns.ts';

export type PrintJob =
  | { readonly invoices: readonly PrintedInvoice[]; readonly options: BulkPdfOptions }
  | { readonly notes: readonly PrintedNote[]; readonly options: InvoicePdfOptions }
  | { readonly sheets: readonly PrintedStockSheet[]; readonly options: InvoicePdfOptions }
  | { readonly payment: PrintedPaymentReceipt; readonly options: BulkPdfOptions }
  | { readonly labels: PrintedLabels; readonly options: InvoicePdfOptions }
  | { readonly report: PrintedReport; readonly options: InvoicePdfOptions };

export type PrintOutcome =
  | { readonly pdf: Uint8Array; readonly problem: null }
  | { readonly pdf: null; readonly problem: string };

export interface PrintOrder<Job extends PrintJob> {
  readonly businessId: string;
  readonly documents: number;
  /** Called when the print job starts, so that a refused print job reads nothing. */
  readonly read: () => Promise<Job>;
}

export interface PrintRules extends TurnRules {
  readonly deadlineMs: number;
  readonly deadlineMsByDocument: number;
  readonly heapMbMax: number;
}

/**
 * The limits are generous: drawing a usual document takes hundredths of a second, and drawing a document of a
 * thousand lines takes less than a second.
 */
const usualRules: PrintRules = {
  concurrency: 2,
  waitingMax: 10,
  bulkFrom: 5,
  deadlineMs: 20_000,
  deadlineMsByDocument: 100,
  heapMbMax: 512,
};

export interface Printed<Job extends PrintJob> {
  readonly job: Job;
  readonly pdf: Uint8Array;
}

export type Print = <Job extends PrintJob>(order: PrintOrder<Job>) => Promise<Printed<Job>>;

/**
 * Draws PDFs in worker threads. Businesses take turns (round robin). A print job that exceeds its deadline or the
 * memory limit is refused.
 */
export function createPrint(rules: PrintRules = usualRules): Print {
  const turns = createTurns(rules);
  const free = Array.from({ length: rules.concurrency }, () =>
    createThread<PrintJob, PrintOutcome>(new URL('print-worker.ts', import.meta.url), rules),
  );
  return ({ businessId, documents, read }) =>
    turns({ businessId, size: documents }, async () => {
      const job = await read();
      const thread = free.pop();
      if (thread === undefined) throw new Error('there are more turns than threads');
      try {
        const deadlineMs = rules.deadlineMs + documents * rules.deadlineMsByDocument;
        return { job, pdf: await drawn(thread, job, deadlineMs) };
      } finally {
        free.push(thread);
      }
    });
}

async function drawn(
  thread: Thread<PrintJob, PrintOutcome>,
  job: PrintJob,
  deadlineMs: number,
): Promise<Uint8Array> {
  const outcome = await thread.request(job, deadlineMs);
  if (outcome === null) throw new Refusal('print-too-heavy');
  if (outcome.pdf === null) throw new Error(outcome.problem);
  return outcome.pdf;
}

/** One pool of threads for all documents. */
const print = createPrint();

type Printing = Pick<FreeContext, 'inTransaction'> & Pick<BusinessContext, 'businessId'>;

/** Draws a PDF. Uses no database connection while the print job waits for its turn or is drawn. */
export async function printedPdf<Job extends PrintJob>(
  { businessId, inTransaction }: Printing,
  documents: number,
  readJob: (transaction: Transaction) => Promise<Job>,
): Promise<{ readonly job: Job; readonly pdf: string }> {
  const read = () => inTransaction(readJob);
  const { job, pdf } = await print({ businessId, documents, read });
  return { job, pdf: Buffer.from(pdf).toString('base64') };
}
