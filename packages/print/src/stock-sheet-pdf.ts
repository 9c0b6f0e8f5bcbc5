import { loadPhrases } from '@tezga/phrases';
import { sheetPaper } from './a4/draw-invoice.ts';
import { drawStockSheet, sheetName } from './a4/draw-stock-sheet.ts';
import { drawableLogos } from './drawable-picture.ts';
import { pdfDocument } from './page.ts';
import type { InvoicePdfOptions } from './printed-invoice.ts';
import type { PrintedStockSheet } from './printed-stock-sheet.ts';

/** Prints warehouse documents into one PDF, each on its own pages. Needs at least one document. */
export async function stockSheetsPdf(
  sheets: readonly PrintedStockSheet[],
  { language }: InvoicePdfOptions,
): Promise<Buffer> {
  const words = await loadPhrases(language);
  const [first] = sheets;
  const last = sheets.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('There is no document to print.');
  const name = sheetName({ sheet: first, words });
  const title = first === last ? name : `${name} – ${last.number}`;
  const drawable = drawableLogos();
  const withLogos: PrintedStockSheet[] = [];
  for (const sheet of sheets)
    withLogos.push({ ...sheet, issuer: { ...sheet.issuer, logo: await drawable(sheet.issuer.logo) } });
  return pdfDocument({ title, at: last.postedAt }, sheetPaper, (page) => {
    for (const sheet of withLogos) drawStockSheet(page, { sheet, words });
  });
}
