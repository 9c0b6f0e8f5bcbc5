/** The best of one day or month. */
export interface BestList {
  readonly amounts: ReadonlyMap<string, bigint>;
  /** The most that any key which is not listed comes to; 0 where all are listed. */
  readonly restMost: bigint;
}

export interface Candidates {
  /** Those that can come to the most over all lists, the best first. */
  readonly keys: readonly string[];
  /** The most that any other key can come to; null where there is no other. */
  readonly othersMost: bigint | null;
}

/** Which keys can be the best over all lists together: for a list that does not name a key, it gets all it could have. */
export function candidatesOf(lists: readonly BestList[], most: number): Candidates {
  const restOfAll = lists.reduce((sum, { restMost }) => sum + restMost, 0n);
  const bounds = new Map<string, bigint>();
  for (const { amounts, restMost } of lists)
    for (const [key, amount] of amounts) bounds.set(key, (bounds.get(key) ?? restOfAll) + amount - restMost);
  const best = [...bounds].toSorted(byAmount);
  const next = best[most]?.[1];
  const areAllListed = lists.every(({ restMost }) => restMost === 0n);
  const unnamed = areAllListed ? [] : [restOfAll];
  const others = [...unnamed, ...(next === undefined ? [] : [next])];
  return {
    keys: best.slice(0, most).map(([key]) => key),
    othersMost: others.length === 0 ? null : others.reduce((one, other) => (one > other ? one : other)),
  };
}

const byAmount = ([, one]: readonly [string, bigint], [, other]: readonly [string, bigint]): number =>
  one < other ? 1 : one > other ? -1 : 0;

/** Whether nobody else can be among the so many best of those that were looked at, the best first. */
export function isCertain(
  best: readonly { readonly withVat: bigint }[],
  wanted: number,
  othersMost: bigint | null,
): boolean {
  if (othersMost === null) return true;
  const last = best[wanted - 1];
  return last !== undefined && last.withVat > othersMost;
}
