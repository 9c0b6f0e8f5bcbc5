import { stack, type Block } from '../block.ts';
import type { Printing } from '../invoice-facts.ts';
import type { Page } from '../page.ts';
import type { RollWidth } from '../printed-invoice.ts';
import { receiptBlocks } from './receipt-blocks.ts';
import { rollOf, type Roll } from './roll.ts';

const margin = 12;

/** Draws a receipt on one page that is as long as the content. */
export function drawReceipt(page: Page, printing: Printing, width: RollWidth): void {
  const roll = rollOf(width);
  drawColumn(page, receiptBlocks(printing, roll), roll);
  page.flushPages();
}

/** Draws blocks on a new page that is as long as all blocks together. */
export function drawColumn(page: Page, blocks: readonly Block[], roll: Roll): void {
  const column = stack(blocks);
  page.addPage({ size: [roll.width, column.height + 2 * margin], margin: 0 });
  column.draw(page, margin);
}
