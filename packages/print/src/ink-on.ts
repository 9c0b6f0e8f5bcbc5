import { colorOperands } from './operands.ts';
import type { Page } from './page.ts';

const inks = new WeakMap<object, string>();

/** Fills from here on in this color. Said once for many: each page remembers the last one it was told. */
export function inkOn(page: Page, color: string): void {
  if (inks.get(page.page) === color) return;
  inks.set(page.page, color);
  page.addContent(`${colorOperands(color)} rg`);
}
