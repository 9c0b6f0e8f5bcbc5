import { ink, type Box, type Type } from '../block.ts';
import type { RollWidth } from '../printed-invoice.ts';

const pointsOfMillimetre = 72 / 25.4;

/** The unprintable margin on each side, in millimetres. */
const edges: Record<RollWidth, number> = { 58: 5, 80: 4 };
const bodySizes: Record<RollWidth, number> = { 58: 7, 80: 8 };
/** The font sizes at which a code of the tax authority fits on one line. */
const codeSizes: Record<RollWidth, number> = { 58: 5.8, 80: 8 };

export interface Roll {
  readonly width: number;
  readonly content: Box;
  readonly qrSize: number;
  readonly type: Readonly<Record<'body' | 'strong' | 'small' | 'code' | 'name' | 'title' | 'total', Type>>;
}

const inSize = (size: number, weight: Type['weight']): Type => ({ weight, size, color: ink.black });

/**
 * The paper size and text styles of a receipt. All text is black, because thermal printers have no other
 * colour.
 */
export function rollOf(millimetres: RollWidth): Roll {
  const width = millimetres * pointsOfMillimetre;
  const edge = edges[millimetres] * pointsOfMillimetre;
  const body = bodySizes[millimetres];
  return {
    width,
    content: { left: edge, width: width - 2 * edge },
    qrSize: 110,
    type: {
      body: inSize(body, 'regular'),
      strong: inSize(body, 'strong'),
      small: inSize(body - 1, 'regular'),
      code: inSize(codeSizes[millimetres], 'regular'),
      name: inSize(body + 2, 'strong'),
      title: inSize(body + 1, 'strong'),
      total: inSize(body + 2.5, 'strong'),
    },
  };
}
