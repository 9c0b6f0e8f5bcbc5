import { widthOf, type Weight } from './fonts.ts';

/** The text in lines of at most this width, which is told in the size of the letters; its own ends of lines are kept. */
export function wrappedLines(text: string, weight: Weight, width: number): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r]/)
    .flatMap((paragraph) => linesOf(paragraph, weight, width));
}

/**
 * Lines are broken here because a name may take its letters from several fonts, and must not be torn apart where one
 * gives way to the other.
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

/** A word that is wider than the line is cut, so that nothing is written beyond the paper. */
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
