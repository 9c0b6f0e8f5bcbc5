export interface CellPlace {
  readonly row: number;
  readonly field: string;
}

/** The next or previous error from a cell, with wrap-around. */
export function nextPlace(
  cells: readonly CellPlace[],
  from: CellPlace | null,
  step: 1 | -1,
  fields: readonly string[],
): CellPlace | undefined {
  const orderOf = ({ row, field }: CellPlace) => row * 1000 + fields.indexOf(field);
  const sorted = cells.toSorted((one, other) => orderOf(one) - orderOf(other));
  if (from === null) return step === 1 ? sorted[0] : sorted.at(-1);
  const here = orderOf(from);
  return step === 1
    ? (sorted.find((cell) => orderOf(cell) > here) ?? sorted[0])
    : (sorted.findLast((cell) => orderOf(cell) < here) ?? sorted.at(-1));
}
