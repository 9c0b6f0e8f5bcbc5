import { fontFile, runsOf, type Weight } from './fonts.ts';
import type { Page } from './page.ts';

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

/**
 * Writes text below what was written before, in as many lines as it needs. Lines are broken here because a name may take
 * its letters from several fonts, and must not be torn apart where one gives way to the other.
 */
export function writeText(page: Page, text: string, writing: Writing): void {
  const { weight, size, color, lineGap = 0 } = writing;
  const { margins, width: paperWidth } = page.page;
  const left = writing.left ?? margins.left;
  const width = writing.width ?? paperWidth - margins.right - left;
  page.font(fontFile(weight)).fontSize(size).fillColor(color);
  const lineHeight = page.currentLineHeight(true) + lineGap;
  for (const line of linesOf(page, text, weight, width)) {
    // A new page begins in black.
    if (page.y + lineHeight > page.page.maxY()) page.addPage().fillColor(color);
    const top = page.y;
    let x = left;
    for (const run of runsOf(line, weight)) {
      page.font(run.font).text(run.text, x, top, { lineBreak: false });
      x += page.widthOfString(run.text);
    }
    page.y = top + lineHeight;
  }
  page.font(fontFile(weight));
  page.x = margins.left;
}

function linesOf(page: Page, text: string, weight: Weight, width: number): string[] {
  const widthOf = (piece: string) =>
    runsOf(piece, weight).reduce((sum, run) => sum + page.font(run.font).widthOfString(run.text), 0);
  const words = text.split(/[ \t\n\r]+/).flatMap((word) => piecesOf(word, width, widthOf));
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is wider than the line is cut, so that nothing is written beyond the paper. */
function piecesOf(word: string, width: number, widthOf: (piece: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(piece + sign) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}
