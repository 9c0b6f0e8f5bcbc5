// Invoices are drawn by the operators of PDF themselves: what the writer does to come to them takes longer than the rest.

/** A hundredth of a point is finer than any printer. */
export const short = (points: number): string => String(Math.round(points * 100) / 100);

const written = new Map<string, string>();

/** A color as the operators take it: its three parts of one, as fine as the two digits each has. */
export function partsOf(color: string): string {
  const known = written.get(color) ?? [1, 3, 5].map((at) => partAt(color, at)).join(' ');
  written.set(color, known);
  return known;
}

const partAt = (color: string, at: number): number =>
  Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000;
