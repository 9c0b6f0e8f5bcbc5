import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { pagesOf } from './pdf-pages.ts';

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  /** All words in drawing order, without line breaks. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A piece of text and its distance from the left and the top of the page. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/**
 * Adds a space before a piece unless it touches the piece before it: a word in several fonts is drawn as
 * several pieces without a gap.
 */
function withSpace({ text, left, baseline }: Piece, place: number, pieces: readonly Piece[]): string {
  const before = pieces[place - 1];
  const touches = before?.baseline === baseline && Math.abs(before.right - left) < 0.5;
  return place === 0 || touches ? text : ` ${text}`;
}

/** Reads the text of each page. */
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

// jsqr is a CommonJS package, so its default export is wrapped in an object.
const { default: decode } = jsqr as unknown as { default: typeof jsqr };

const pixels = 4;
const quietModules = 4;

/** Decodes the QR codes from the drawn rectangles. */
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

/** Returns the content stream of each page. */
export function drawingsOf(document: Buffer): string[] {
  return streamsOf(document).filter((content) => content.startsWith('1 0 0 -1 0 '));
}

function streamsOf(document: Buffer): string[] {
  const packed = document.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...packed].map(([, bytes = '']) => unpacked(Buffer.from(bytes, 'latin1')));
}

/** Decompresses a stream to Latin-1 text. Images and fonts become binary text, which no search matches. */
const unpacked = (bytes: Buffer): string => inflateSync(bytes).toString('latin1');
