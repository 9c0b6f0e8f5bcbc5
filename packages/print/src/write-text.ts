import { faceOf, type Weight } from './fonts.ts';
import type { Page } from './page.ts';
import { linesOf } from './wrap-text.ts';
import { takeFace, writeLine } from './write-line.ts';

export interface Writing {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  /** Extra space between lines. */
  readonly lineGap?: number;
  /** The distance from the left edge of the paper; if left out, the left margin. */
  readonly left?: number;
  /** The width of the text; if left out, it extends to the right margin. */
  readonly width?: number;
}

/** Writes wrapped text below the previous text. */
export function writeText(page: Page, text: string, writing: Writing): void {
  const { weight, size, color, lineGap = 0 } = writing;
  const { margins, width: paperWidth } = page.page;
  const left = writing.left ?? margins.left;
  const width = writing.width ?? paperWidth - margins.right - left;
  takeFace(page, faceOf(weight)).fontSize(size).fillColor(color);
  const lineHeight = page.currentLineHeight(true) + lineGap;
  for (const line of linesOf(text.normalize('NFC'), weight, width / size)) {
    // A new page starts with black, so the colour is set again.
    if (page.y + lineHeight > page.page.maxY()) page.addPage().fillColor(color);
    const top = page.y;
    writeLine(page, line, { left, top }, { weight, size });
    page.y = top + lineHeight;
  }
  takeFace(page, faceOf(weight));
  page.x = margins.left;
}
