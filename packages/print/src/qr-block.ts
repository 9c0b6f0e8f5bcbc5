import { create } from 'qrcode';
import type { Block } from './block.ts';

export interface Square {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** What is lost of fifteen parts in a hundred can be restored; the tax authority asks for no less. */
const errorCorrectionLevel = 'M';

/** A QR code in the corner of the box, black whatever the rest is printed in. The paper around it must stay white. */
export function qrBlock(content: string, { left, size }: { left: number; size: number }): Block {
  // As bytes: looking for parts that could be written shorter takes longer than all the rest.
  const { modules } = create([{ data: Buffer.from(content), mode: 'byte' }], { errorCorrectionLevel });
  const squares = squaresOf(modules);
  return {
    height: size,
    draw(page, top) {
      page
        .save()
        .translate(left, top)
        .scale(size / modules.size)
        .fillColor('#000000');
      for (const { column, row, width, height } of squares) page.rect(column, row, width, height);
      page.fill().restore();
    },
  };
}

/** The dark modules in few rectangles, which are filled together: drawn alone they would show seams. */
export function squaresOf({ size, data }: { size: number; data: Uint8Array }): Square[] {
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

/** Where the dark modules from here on end. */
function darkFrom(isOpen: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isOpen[at] === 1) at += 1;
  return at;
}
