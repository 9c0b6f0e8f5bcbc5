import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { pagesOf } from './pdf-pages.ts';

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  /** All its words in the order they were written, whatever the lines they stand in. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** What was written at once, and where: from the left and from the top of the page. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** A word of several fonts is written in as many pieces, which touch each other. */
function withSpace({ text, left, baseline }: Piece, place: number, pieces: readonly Piece[]): string {
  const before = pieces[place - 1];
  const touches = before?.baseline === baseline && Math.abs(before.right - left) < 0.5;
  return place === 0 || touches ? text : ` ${text}`;
}

/** What a reader finds on the pages. */
export async function readPdf(document: Buffer): Promise<ReadPage[]> {
  const pages = await pagesOf(document, { disableNormalization: true });
  return pages.map(({ view: [, , width = 0, height = 0], items }) => {
    const pieces = items.flatMap((item): Piece[] => {
      if (item.str.trim() === '') return [];
      const [, , , , left = 0, bottom = 0] = item.transform;
      const text = item.str.replaceAll('\u00A0', ' ');
      return [{ text, left, right: left + item.width, baseline: height - bottom }];
    });
    return { width, height, pieces, text: pieces.map(withSpace).join('') };
  });
}

// The package is of the older kind of modules, whose default export comes wrapped.
const { default: decode } = jsqr as unknown as { default: typeof jsqr };

const pixels = 4;
const quietModules = 4;

/** What the QR codes of the document say, read from the squares that were drawn. */
export function readQrCodes(document: Buffer): string[] {
  const drawings =
    drawingsOf(document)
      .join('\n')
      .match(/(?:\d+ \d+ \d+ \d+ re\n)+/g) ?? [];
  return drawings.flatMap((drawing) => {
    const squares = drawing
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    if (squares.length < 50) return [];
    return [decoded(squares)];
  });
}

function decoded(squares: readonly (readonly number[])[]): string {
  const modules = Math.max(...squares.map(([left = 0, , width = 0]) => left + width));
  const size = (modules + 2 * quietModules) * pixels;
  const picture = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [left = 0, top = 0, width = 0, height = 0] of squares)
    for (let y = (top + quietModules) * pixels; y < (top + height + quietModules) * pixels; y += 1) {
      const row = y * size + (left + quietModules) * pixels;
      for (let x = row; x < row + width * pixels; x += 1) picture.fill(0, x * 4, x * 4 + 3);
    }
  const code = decode(picture, size, size);
  return code === null ? '' : Buffer.from(code.binaryData).toString();
}

/** What is drawn on each page, as the operators of PDF. */
export function drawingsOf(document: Buffer): string[] {
  return streamsOf(document).filter((content) => content.startsWith('1 0 0 -1 0 '));
}

function streamsOf(document: Buffer): string[] {
  const packed = document.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...packed].map(([, bytes = '']) => unpacked(Buffer.from(bytes, 'latin1')));
}

/** Pictures and fonts are no text, and match nothing. */
const unpacked = (bytes: Buffer): string => inflateSync(bytes).toString('latin1');
