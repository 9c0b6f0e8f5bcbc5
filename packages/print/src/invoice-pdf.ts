import { loadPhrases, type Phrases } from '@tezga/phrases';
import { drawInvoice, sheetPaper } from './a4/draw-invoice.ts';
import { pdfDocument } from './page.ts';
import type {
  BulkPdfOptions,
  InvoicePdfOptions,
  PrintedInvoice,
  ReceiptPdfOptions,
} from './printed-invoice.ts';
import { drawReceipt } from './receipt/draw-receipt.ts';

/** An invoice on A4, on as many pages as it needs. */
export function invoicePdf(invoice: PrintedInvoice, { language }: InvoicePdfOptions): Promise<Buffer> {
  return bulkPdf([invoice], { language, paper: 'A4' });
}

/** The same facts in one column, on a roll as long as they are. */
export function receiptPdf(invoice: PrintedInvoice, { language, width }: ReceiptPdfOptions): Promise<Buffer> {
  return bulkPdf([invoice], { language, paper: width });
}

/** Many invoices in one document, each on pages of its own. At least one. */
export async function bulkPdf(
  invoices: readonly PrintedInvoice[],
  { language, paper }: BulkPdfOptions,
): Promise<Buffer> {
  const words = await loadPhrases(language);
  return pdfDocument(factsOf(invoices, words), { ...sheetPaper, autoFirstPage: false }, (page) => {
    for (const invoice of invoices) {
      if (paper === 'A4') drawInvoice(page, { invoice, words, language });
      else drawReceipt(page, { invoice, words, language }, paper);
    }
  });
}

/** A document of one is named after it, and one of many after the first and the last; it is as old as the last. */
function factsOf(invoices: readonly PrintedInvoice[], words: Phrases): { title: string; at: Date } {
  const [first] = invoices;
  const last = invoices.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('There is no invoice to print.');
  const title = `${words.print.labels[first.kind]} ${first.number}`;
  return { title: first === last ? title : `${title} – ${last.number}`, at: last.issuedAt };
}
