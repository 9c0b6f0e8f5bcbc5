// PDF operators are written directly, because the drawing functions of PDFKit take longer than everything
// else.

/** A length rounded to a hundredth of a point, which is finer than any printer can print. */
export const lengthOperand = (points: number): string => operand(points, 100);

const known = new Map<string, string>();

/** Converts a six-digit hexadecimal color to three fractions, with enough decimals to keep all 256 levels. */
export function colorOperands(color: string): string {
  const found =
    known.get(color) ??
    [1, 3, 5].map((at) => operand(Number.parseInt(color.slice(at, at + 2), 16) / 255, 1000)).join(' ');
  known.set(color, found);
  return found;
}

/**
 * A number as an operand. Throws for an invalid number, because PDF readers skip operators that they cannot
 * parse, so the error would go unnoticed.
 */
function operand(value: number, fineness: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn`);
  return String(Math.round(value * fineness) / fineness);
}
