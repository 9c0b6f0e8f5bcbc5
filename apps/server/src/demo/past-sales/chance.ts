import { sameChanceEveryTime } from '../demo-history.ts';

/** Draws that come out the same for the same name, so that two demonstrations are alike. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  happens(share: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  turn<Item>(wheel: Wheel<Item>): Item;
}

/** Things to choose from, of which the heavier are likelier. */
export interface Wheel<Item> {
  readonly items: readonly Item[];
  /** How much all weigh together, each with those before it. */
  readonly weightUpTo: readonly number[];
}

export function wheelOf<Item>(items: readonly (readonly [item: Item, weight: number])[]): Wheel<Item> {
  let sum = 0;
  return { items: items.map(([item]) => item), weightUpTo: items.map(([, weight]) => (sum += weight)) };
}

export function chanceOf(name: string): Chance {
  const next = sameChanceEveryTime(fingerprintOf(name));
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    happens: (share) => next() < share,
    oneOf: (items) => itemAt(items, between(0, items.length - 1)),
    turn({ items, weightUpTo }) {
      const stop = next() * (weightUpTo.at(-1) ?? 0);
      return itemAt(
        items,
        weightUpTo.findIndex((weight) => stop < weight),
      );
    },
  };
}

/** How a name stands among all names, from 0 up to 1. */
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
