import { gap, ink, stack, text, type Block } from '../block.ts';
import { marksOf, titleOf, type Printing } from '../invoice-facts.ts';
import type { Page } from '../page.ts';
import { fiscalBlock } from './fiscal-block.ts';
import { flowParts } from './flow-parts.ts';
import { invoiceHead } from './invoice-head.ts';
import { paymentBlock, remarks, sumsBlock } from './invoice-sums.ts';
import { linesTable } from './lines-table.ts';
import { content, room, sheet, type } from './sheet.ts';

/** The paper its document must have. */
export const sheetPaper = { size: sheet.size, margin: sheet.margin } as const;

/** Draws an invoice on pages of its own, numbered from one. */
export function drawInvoice(page: Page, printing: Printing): void {
  page.addPage();
  flowParts(
    page,
    [{ blocks: invoiceHead(printing) }, linesTable(printing), { blocks: closing(printing) }],
    room,
  );
  drawFeet(page, printing);
}

/** Kept together, so that totals and codes are found on the last page; what is too long for that comes before them. */
function closing(printing: Printing): Block[] {
  const [sums, payment, fiscal] = [sumsBlock(printing), paymentBlock(printing), fiscalBlock(printing)];
  const notes = remarks(printing);
  const together = stack([sums, payment, ...notes, fiscal]);
  if (together.height <= room.bottom - room.top) return [together];
  return [gap(10), ...notes, stack([sums, payment, fiscal])];
}

/** Below each page, as only the last of them shows how many there are. Written ones are let go, however many invoices follow. */
function drawFeet(page: Page, printing: Printing): void {
  const { start, count } = page.bufferedPageRange();
  const { invoice, words } = printing;
  const beginning = [`${titleOf(printing)} ${invoice.number}`, invoice.seller.name, ...marksOf(printing)];
  const left = { left: content.left, width: content.width * 0.8 };
  const right = { left: content.left + content.width * 0.8, width: content.width * 0.2 };
  for (let number = 1; number <= count; number += 1) {
    page.switchToPage(start + number - 1);
    const foot = text(beginning.join(' · '), left, { ...type.label, color: ink.dim });
    const pages = text(words.print.page(number, count), right, { ...type.label, align: 'right' });
    foot.draw(page, sheet.height - sheet.margin - foot.height);
    pages.draw(page, sheet.height - sheet.margin - pages.height);
  }
  page.flushPages();
}
