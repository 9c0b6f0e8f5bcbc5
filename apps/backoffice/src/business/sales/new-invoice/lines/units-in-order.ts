export interface NamedUnit {
  readonly name: string;
  /** As the official list calls it. */
  readonly code: string;
}

/** Pieces, packaged pieces, each, one. */
const pieceCodes: readonly string[] = ['H87', 'XPP', 'EA', 'C62'];

const rankOf = ({ code }: NamedUnit) => {
  const rank = pieceCodes.indexOf(code);
  return rank === -1 ? pieceCodes.length : rank;
};

/** The names of the units, pieces first: most things that are no article are sold by the piece. */
export function unitsInOrder(units: readonly NamedUnit[]): string[] {
  return units.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ name }) => name);
}
