import { expect, test } from 'vitest';
import { Arrivals } from './arrivals.ts';

/** Something on its way that comes when it is told to. */
function anArrival() {
  const ends: ((didCome: boolean) => void)[] = [];
  const promise = new Promise<boolean>((resolve) => ends.push(resolve));
  return { promise, come: () => ends[0]?.(true) };
}

test('whoever waits goes on when everything came, also what set out meanwhile', async () => {
  const arrivals = new Arrivals();
  const [first, second] = [anArrival(), anArrival()];
  arrivals.add(first.promise);
  const all = arrivals.allCame();
  let isOver = false;
  void all.then(() => (isOver = true));
  arrivals.add(second.promise);
  first.come();
  await first.promise;
  expect([isOver, arrivals.hasAny]).toEqual([false, true]);
  second.come();
  expect(await all).toBe(true);
  expect(arrivals.hasAny).toBe(false);
});

test('what did not come is not all, and later nothing remembers it', async () => {
  const arrivals = new Arrivals();
  arrivals.add(Promise.resolve(true));
  arrivals.add(Promise.resolve(false));
  expect(await arrivals.allCame()).toBe(false);
  expect(await arrivals.allCame()).toBe(true);
});

test('what is given up is not waited for by who comes next, and whoever waits already is told that it is not all', async () => {
  const arrivals = new Arrivals();
  const arrival = anArrival();
  arrivals.add(arrival.promise);
  const all = arrivals.allCame();
  arrivals.giveUp();
  expect(arrivals.hasAny).toBe(false);
  arrival.come();
  expect(await all).toBe(false);
});
