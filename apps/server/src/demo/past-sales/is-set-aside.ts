import { setImmediate } from 'node:timers/promises';
import type { DemoBusiness } from '../people.ts';
import { daysFrom, firstDayOf, type History } from './history.ts';
import { keptNumbers, nextNumber, type Numbers } from './numbers.ts';
import { sketchedDay } from './sketched-day.ts';
import type { Writing } from './writing.ts';

/**
 * Whether the numbers of all that is sketched were set aside when the past was begun. Counters only grow, so a number above
 * its counter was sketched by other habits than the past was begun with, and once written it would leave a gap below it.
 */
export async function isSetAside({ step, business, businessId, history }: Writing): Promise<boolean> {
  const kept = await step((transaction) => keptNumbers(transaction, businessId));
  const sketched = await sketchedNumbers(business, history);
  return [...sketched].every(([key, { ordinal }]) => ordinal <= (kept.get(key) ?? 0));
}

const known = new Map<string, Promise<Numbers>>();

/** Counted once, because every day asks for it and a year takes a while. */
function sketchedNumbers(business: DemoBusiness, history: History): Promise<Numbers> {
  const name = `${business.key} ${history.firstDay} ${history.until.toISOString()}`;
  const numbers = known.get(name) ?? countNumbers(business, history);
  known.set(name, numbers);
  return numbers;
}

async function countNumbers(business: DemoBusiness, history: History): Promise<Numbers> {
  const numbers: Numbers = new Map();
  for (const day of daysFrom(firstDayOf(history, business), history.lastDay)) {
    for (const sketch of sketchedDay(business, history, day)) nextNumber(numbers, sketch);
    // Whoever calls the server meanwhile has a turn.
    await setImmediate();
  }
  return numbers;
}
