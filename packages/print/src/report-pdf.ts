import { loadPhrases } from '@tezga/phrases';
import { drawReport } from './a4/draw-report.ts';
import { sheetPaper } from './a4/draw-invoice.ts';
import { pdfDocument } from './page.ts';
import type { InvoicePdfOptions } from './printed-invoice.ts';
import type { PrintedReport } from './printed-report.ts';

/** Prints a report as a PDF. */
export async function reportPdf(report: PrintedReport, { language }: InvoicePdfOptions): Promise<Buffer> {
  const words = await loadPhrases(language);
  return pdfDocument({ title: report.title, at: report.at }, sheetPaper, (page) =>
    drawReport(page, report, words),
  );
}
