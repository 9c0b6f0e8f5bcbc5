import { widthOf, type Weight } from './fonts.ts';

/** Wraps text to a width, which is given in units of the font size. Existing line breaks are preserved. */
export function wrappedLines(text: string, weight: Weight, width: number): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r]/)
    .flatMap((paragraph) => linesOf(paragraph, weight, width));
}

/**
 * Wraps the text of one paragraph. PDFKit cannot do this, because one word can need several fonts and must
 * not break where the font changes.
 */
export function linesOf(text: string, weight: Weight, width: number): string[] {
  const space = widthOf(' ', weight);
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const word of text.split(/[ \t\n\r]+/).flatMap((each) => piecesOf(each, weight, width))) {
    const wordWidth = widthOf(word, weight);
    if (line !== '' && lineWidth + space + wordWidth > width) {
      lines.push(line);
      line = '';
    }
    lineWidth = line === '' ? wordWidth : lineWidth + space + wordWidth;
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Splits a word that is wider than the line, so that no text is printed outside the paper. */
function piecesOf(word: string, weight: Weight, width: number): string[] {
  if (widthOf(word, weight) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let pieceWidth = 0;
  for (const sign of word) {
    const signWidth = widthOf(sign, weight);
    if (piece !== '' && pieceWidth + signWidth > width) {
      pieces.push(piece);
      piece = '';
      pieceWidth = 0;
    }
    piece += sign;
    pieceWidth += signWidth;
  }
  return [...pieces, piece];
}
