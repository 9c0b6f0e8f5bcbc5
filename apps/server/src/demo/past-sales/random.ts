import { seededRandom } from '../demo-history.ts';

/** Random draws that are derived from a name, so that every installation gets the same demonstration. */
export interface Random {
  /** A random number, at least 0 and less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  happens(share: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  pick<Item>(choices: Weighted<Item>): Item;
}

/** Items with weights; an item with a larger weight is picked more often. */
export interface Weighted<Item> {
  readonly items: readonly Item[];
  /** The cumulative weights. */
  readonly weightUpTo: readonly number[];
}

export function weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Weighted<Item> {
  let sum = 0;
  return { items: items.map(([item]) => item), weightUpTo: items.map(([, weight]) => (sum += weight)) };
}

export function randomOf(name: string): Random {
  const next = seededRandom(fingerprintOf(name));
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    happens: (share) => next() < share,
    oneOf: (items) => itemAt(items, between(0, items.length - 1)),
    pick({ items, weightUpTo }) {
      const stop = next() * (weightUpTo.at(-1) ?? 0);
      return itemAt(
        items,
        weightUpTo.findIndex((weight) => stop < weight),
      );
    },
  };
}

/** A hash of the name as a number, at least 0 and less than 1. */
export const shareOf = (name: string) => fingerprintOf(name) / 4_294_967_296;

function fingerprintOf(name: string): number {
  let mixed = 0x811c9dc5;
  for (let place = 0; place < name.length; place += 1)
    mixed = Math.imul(mixed ^ name.charCodeAt(place), 0x01000193);
  return mixed >>> 0;
}

function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}
