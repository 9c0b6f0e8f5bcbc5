import type { Phrases } from '@tezga/phrases';
import { ink, text } from '../block.ts';
import type { Page } from '../page.ts';
import { content, sheet, type } from './sheet.ts';

/**
 * Draws the page footers after all pages, because only then the page count is known. Finished pages are
 * flushed to limit memory.
 */
export function drawFooters(page: Page, beginning: readonly string[], { print }: Phrases): void {
  const { start, count } = page.bufferedPageRange();
  const left = { left: content.left, width: content.width * 0.8 };
  const right = { left: content.left + content.width * 0.8, width: content.width * 0.2 };
  for (let number = 1; number <= count; number += 1) {
    page.switchToPage(start + number - 1);
    const footer = text(beginning.join(' · '), left, { ...type.label, color: ink.dim });
    const pages = text(print.page(number, count), right, { ...type.label, align: 'right' });
    footer.draw(page, sheet.height - sheet.margin - footer.height);
    pages.draw(page, sheet.height - sheet.margin - pages.height);
  }
  page.flushPages();
}
