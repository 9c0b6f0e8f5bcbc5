import { setImmediate } from 'node:timers/promises';
import type { DemoBusiness } from '../people.ts';
import { daysFrom, firstDayOf, type History } from './history.ts';
import { lastNumbers, nextNumber, type Numbers } from './numbers.ts';
import { sketchedDay } from './sketched-day.ts';
import type { Writing } from './writing.ts';

/**
 * Whether the reserved numbers cover all simulated sales. If a simulated number is above the reserved one, a version
 * with other `Habits` has reserved the numbers, and writing the sale would leave a gap in the series.
 */
export async function areNumbersReserved({ step, business, businessId, history }: Writing): Promise<boolean> {
  const reserved = await step((transaction) => lastNumbers(transaction, businessId));
  const sketched = await sketchedNumbers(business, history);
  return [...sketched].every(([key, { ordinal }]) => ordinal <= (reserved.get(key) ?? 0));
}

const cache = new Map<string, Promise<Numbers>>();

/** Cached, because every day needs it and counting a year of sales takes a while. */
function sketchedNumbers(business: DemoBusiness, history: History): Promise<Numbers> {
  const name = `${business.key} ${history.firstDay} ${history.until.toISOString()}`;
  const numbers = cache.get(name) ?? countNumbers(business, history);
  cache.set(name, numbers);
  return numbers;
}

async function countNumbers(business: DemoBusiness, history: History): Promise<Numbers> {
  const numbers: Numbers = new Map();
  for (const day of daysFrom(firstDayOf(history, business), history.lastDay)) {
    for (const sketch of sketchedDay(business, history, day)) nextNumber(numbers, sketch);
    // Yields to the event loop, so that the server handles calls meanwhile.
    await setImmediate();
  }
  return numbers;
}
