// Most of a document is drawn by operators put here: what the writer of PDFs does to come to them takes longer than the rest.

/** A hundredth of a point is finer than any printer. */
export const lengthOperand = (points: number): string => operand(points, 100);

const known = new Map<string, string>();

/** A color of six digits as three parts of one, which tell apart all that two digits can. */
export function colorOperands(color: string): string {
  const found =
    known.get(color) ??
    [1, 3, 5].map((at) => operand(Number.parseInt(color.slice(at, at + 2), 16) / 255, 1000)).join(' ');
  known.set(color, found);
  return found;
}

/** A reader passes over what it cannot read, so what is no number would be missed on the paper only. */
function operand(value: number, fineness: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn`);
  return String(Math.round(value * fineness) / fineness);
}
