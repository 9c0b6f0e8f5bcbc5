import { loadPhrases } from '@tezga/phrases';
import { sheetPaper } from './a4/draw-invoice.ts';
import { drawNote } from './a4/draw-note.ts';
import { drawableLogos } from './drawable-picture.ts';
import { pdfDocument } from './page.ts';
import type { InvoicePdfOptions } from './printed-invoice.ts';
import type { PrintedNote } from './printed-note.ts';

/** Prints accompanying invoices (WTN) into one document, each on its own pages. Needs at least one. */
export async function notesPdf(
  notes: readonly PrintedNote[],
  { language }: InvoicePdfOptions,
): Promise<Buffer> {
  const words = await loadPhrases(language);
  const [first] = notes;
  const last = notes.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('There is no note to print.');
  const name = `${words.print.labels.wtn} ${first.number}`;
  const title = first === last ? name : `${name} – ${last.number}`;
  const drawable = drawableLogos();
  const withLogos: PrintedNote[] = [];
  for (const note of notes)
    withLogos.push({ ...note, issuer: { ...note.issuer, logo: await drawable(note.issuer.logo) } });
  return pdfDocument({ title, at: last.issuedAt }, sheetPaper, (page) => {
    for (const note of withLogos) drawNote(page, { note, words });
  });
}
