/** The item at an index. Throws if there is none, so that a missing amount is never replaced by a default. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`no item at ${place} of ${items.length}`);
  return item;
}
