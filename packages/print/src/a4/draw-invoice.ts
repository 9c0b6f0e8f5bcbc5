import { gap, stack } from '../block.ts';
import { marksOf, nameOf, type Printing } from '../invoice-facts.ts';
import type { Page } from '../page.ts';
import { fiscalBlock } from './fiscal-block.ts';
import { flowParts, type Part } from './flow-parts.ts';
import { invoiceHead } from './invoice-head.ts';
import { paymentBlock, remarks, sumsBlock } from './invoice-sums.ts';
import { linesTable } from './lines-table.ts';
import { drawFooters } from './page-footers.ts';
import { room, sheet } from './sheet.ts';

/** The page size and the margins of the PDF document. */
export const sheetPaper = { size: sheet.size, margin: sheet.margin } as const;

/** Draws an invoice on pages of its own, numbered from one. */
export function drawInvoice(page: Page, printing: Printing): void {
  page.addPage();
  flowParts(page, [{ blocks: invoiceHead(printing) }, linesTable(printing), closing(printing)], room);
  const { invoice, words } = printing;
  drawFooters(page, [nameOf(printing), invoice.seller.name, ...marksOf(printing)], words);
}

/**
 * The maximum height of notes in the closing block; longer notes are printed before it and may break across
 * pages.
 */
const notesHeightMax = 120;

/**
 * The last block of an invoice. It is not split, so that totals and codes are together on the last page;
 * notes that are too long are printed before it.
 */
function closing(printing: Printing): Part {
  const [sums, payment, fiscal] = [sumsBlock(printing), paymentBlock(printing), fiscalBlock(printing)];
  const notes = remarks(printing);
  const whole = stack([sums, payment, ...notes, fiscal]);
  const isShort = stack(notes).height <= notesHeightMax && whole.height <= room.bottom - room.top;
  return { whole, blocks: isShort ? [whole] : [gap(10), ...notes, stack([sums, payment, fiscal])] };
}
