import { encodeQR } from 'qr';
import type { Block } from './block.ts';
import { lengthOperand } from './operands.ts';

export interface Square {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

export interface Modules {
  readonly size: number;
  /** The modules row by row; a dark module is 1. */
  readonly data: Uint8Array;
}

/** Error correction level M (15 %), the minimum the tax authority allows. */
const ecc = 'medium';
/** The smallest border that the library allows; it is removed again, because the paper is white anyway. */
const border = 1;

export function modulesOf(content: string): Modules {
  const rows = encodeQR(content, 'raw', { ecc, border });
  const size = rows.length - 2 * border;
  const data = new Uint8Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const modules = rows[row + border] ?? [];
    for (let column = 0; column < size; column += 1)
      if (modules[column + border]) data[row * size + column] = 1;
  }
  return { size, data };
}

/** A black QR code at the left of the box. The caller must leave white space around it. */
export function qrBlock(content: string, { left, size }: { left: number; size: number }): Block {
  const modules = modulesOf(content);
  const squares = squaresOf(modules)
    .map(({ column, row, width, height }) => `${column} ${row} ${width} ${height} re`)
    .join('\n');
  const scale = (size / modules.size).toFixed(4);
  return {
    height: size,
    draw(page, top) {
      page.addContent(
        `q ${scale} 0 0 ${scale} ${lengthOperand(left)} ${lengthOperand(top)} cm 0 g\n${squares}\nf Q`,
      );
    },
  };
}

/**
 * Merges the dark modules into few rectangles that are filled in one operation; separate squares would show
 * seams.
 */
export function squaresOf({ size, data }: Modules): Square[] {
  const isOpen = Uint8Array.from(data);
  const squares: Square[] = [];
  for (let at = isOpen.indexOf(1); at !== -1; at = isOpen.indexOf(1, at)) {
    const row = Math.floor(at / size);
    const column = at % size;
    const width = darkFrom(isOpen, at, (row + 1) * size) - at;
    let end = at;
    do {
      isOpen.fill(0, end, end + width);
      end += size;
    } while (end < isOpen.length && darkFrom(isOpen, end, end + width) === end + width);
    squares.push({ column, row, width, height: (end - at) / size });
  }
  return squares;
}

/** The end of the run of dark modules that starts at this position. */
function darkFrom(isOpen: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isOpen[at] === 1) at += 1;
  return at;
}
