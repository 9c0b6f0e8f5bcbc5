/** What stands at a place that is known to be there; an amount is never made up for one that is not. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`no item at ${place} of ${items.length}`);
  return item;
}
