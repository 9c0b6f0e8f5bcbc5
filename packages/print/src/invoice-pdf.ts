import { loadPhrases } from '@tezga/phrases';
import { drawInvoice, sheetPaper } from './a4/draw-invoice.ts';
import { drawableLogos } from './drawable-picture.ts';
import { nameOf, type Printing } from './invoice-facts.ts';
import { pdfDocument } from './page.ts';
import type {
  BulkPdfOptions,
  InvoicePdfOptions,
  PrintedInvoice,
  ReceiptPdfOptions,
} from './printed-invoice.ts';
import { drawReceipt } from './receipt/draw-receipt.ts';

/** Prints an invoice on A4 pages. */
export function invoicePdf(invoice: PrintedInvoice, { language }: InvoicePdfOptions): Promise<Buffer> {
  return bulkPdf([invoice], { language, paper: 'A4' });
}

/** Prints an invoice as a receipt: one column on a roll, as long as its content. */
export function receiptPdf(invoice: PrintedInvoice, { language, width }: ReceiptPdfOptions): Promise<Buffer> {
  return bulkPdf([invoice], { language, paper: width });
}

/** Prints several invoices into one document, each on its own pages. Needs at least one invoice. */
export async function bulkPdf(
  invoices: readonly PrintedInvoice[],
  { language, paper }: BulkPdfOptions,
): Promise<Buffer> {
  const words = await loadPhrases(language);
  const drawable = drawableLogos();
  const printings: Printing[] = [];
  for (const invoice of invoices) {
    const seller = { ...invoice.seller, logo: await drawable(invoice.seller.logo) };
    printings.push({ invoice: { ...invoice, seller }, words, language });
  }
  return pdfDocument(factsOf(printings), sheetPaper, (page) => {
    for (const printing of printings) {
      if (paper === 'A4') drawInvoice(page, printing);
      else drawReceipt(page, printing, paper);
    }
  });
}

/**
 * The title names the invoice, or the first and the last of several. The creation date is the date of the
 * last invoice.
 */
function factsOf(printings: readonly Printing[]): { title: string; at: Date } {
  const [first] = printings;
  const last = printings.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('There is no invoice to print.');
  const title = nameOf(first);
  const { number, issuedAt } = last.invoice;
  return { title: first === last || number === null ? title : `${title} – ${number}`, at: issuedAt };
}
