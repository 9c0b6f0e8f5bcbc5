// Writes PDF operators directly, because PDFKit's own drawing calls take longer than everything else.

/** Rounded to a hundredth of a point, which is finer than any printer. */
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

/** PDF readers skip operators they cannot parse, so an invalid number would go unnoticed; throw instead. */
function operand(value: number, fineness: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn`);
  return String(Math.round(value * fineness) / fineness);
}
