import { faceOf, type Weight } from './fonts.ts';
import type { Page } from './page.ts';
import { linesOf } from './wrap-text.ts';
import { takeFace, writeLine } from './write-line.ts';

export interface Writing {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  /** Between the lines, beside what the font itself leaves. */
  readonly lineGap?: number;
  /** From the left edge of the paper; the margin unless told. */
  readonly left?: number;
  /** To the right margin unless told. */
  readonly width?: number;
}

/** Writes text below what was written before, in as many lines as it needs. */
export function writeText(page: Page, text: string, writing: Writing): void {
  const { weight, size, color, lineGap = 0 } = writing;
  const { margins, width: paperWidth } = page.page;
  const left = writing.left ?? margins.left;
  const width = writing.width ?? paperWidth - margins.right - left;
  takeFace(page, faceOf(weight)).fontSize(size).fillColor(color);
  const lineHeight = page.currentLineHeight(true) + lineGap;
  for (const line of linesOf(text.normalize('NFC'), weight, width / size)) {
    // A new page begins in black.
    if (page.y + lineHeight > page.page.maxY()) page.addPage().fillColor(color);
    const top = page.y;
    writeLine(page, line, { left, top }, { weight, size });
    page.y = top + lineHeight;
  }
  takeFace(page, faceOf(weight));
  page.x = margins.left;
}
