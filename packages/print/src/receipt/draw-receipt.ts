import { stack } from '../block.ts';
import type { Printing } from '../invoice-facts.ts';
import type { Page } from '../page.ts';
import type { RollWidth } from '../printed-invoice.ts';
import { receiptBlocks } from './receipt-blocks.ts';
import { rollOf } from './roll.ts';

const margin = 12;

/** Draws a receipt on one page of matching length. */
export function drawReceipt(page: Page, printing: Printing, width: RollWidth): void {
  const roll = rollOf(width);
  const receipt = stack(receiptBlocks(printing, roll));
  page.addPage({ size: [roll.width, receipt.height + 2 * margin], margin: 0 });
  receipt.draw(page, margin);
  page.flushPages();
}
