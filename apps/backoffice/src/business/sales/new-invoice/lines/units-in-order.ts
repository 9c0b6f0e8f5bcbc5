import { pieceCodes } from '@tezga/domain';

export interface NamedUnit {
  readonly name: string;
  /** The code in the official list. */
  readonly code: string;
}

const rankOf = ({ code }: NamedUnit) => {
  const rank = pieceCodes.indexOf(code);
  return rank === -1 ? pieceCodes.length : rank;
};

/** The names of the units, pieces first, because most lines without an article are sold by the piece. */
export function unitsInOrder(units: readonly NamedUnit[]): string[] {
  return units.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ name }) => name);
}
