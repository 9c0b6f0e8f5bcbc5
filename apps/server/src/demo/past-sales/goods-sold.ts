import { demoRecipes } from '../goods.ts';
import type { DemoBusiness, Trade } from '../people.ts';
import { basketOf } from './basket-of.ts';
import { dayAfter, daysAgo, daysFrom, firstDayOf, type History } from './history.ts';
import type { Sketch } from './sketched-day.ts';

/** Quantities in thousandths, by the name of the article. */
export type Quantities = Map<string, number>;

/**
 * The quantities that each shop sold; a composite article counts as its ingredients. An exchange office has
 * no stock.
 */
export function goodsSold(trade: Trade, sketches: readonly Sketch[]): Map<string, Quantities> {
  const recipes = demoRecipes[trade];
  const sold = new Map<string, Quantities>();
  if (trade === 'exchange') return sold;
  for (const sketch of sketches) {
    if (sketch.returnOf !== null || sketch.sumsUp.length > 0) continue;
    const ofShop = sold.get(sketch.shopId) ?? new Map<string, number>();
    sold.set(sketch.shopId, ofShop);
    for (const { article, quantity } of basketOf(trade, sketch))
      for (const [name, part] of Object.entries(recipes[article.name] ?? { [article.name]: 1 }))
        ofShop.set(name, (ofShop.get(name) ?? 0) + Math.round(quantity * part * 1000));
  }
  return sold;
}

const daysBetweenDeliveries = 7;

/** Goods are delivered weekly; the last delivery is on the first of the recent days. */
export const isDeliveryDay = (history: History, day: string) =>
  daysAgo(history, day) % daysBetweenDeliveries === 2;

/** The days whose sales a delivery replenishes. */
export function daysBeforeDelivery(business: DemoBusiness, history: History, day: string): string[] {
  const first = firstDayOf(history, business);
  return daysFrom(dayAfter(day, -daysBetweenDeliveries), dayAfter(day, -1)).filter((each) => each >= first);
}

/** The opening stock of each shop: the maximum that it sells between two deliveries, plus a reserve. */
export function stockLevels(
  trade: Trade,
  history: History,
  sketches: ReadonlyMap<string, readonly Sketch[]>,
): Map<string, Quantities> {
  const levels = new Map<string, Quantities>();
  let since: Sketch[] = [];
  for (const [day, ofDay] of sketches) {
    since.push(...ofDay);
    if (!isDeliveryDay(history, dayAfter(day)) && day !== history.lastDay) continue;
    for (const [shopId, sold] of goodsSold(trade, since)) raise(levels, shopId, sold);
    since = [];
  }
  return levels;
}

function raise(levels: Map<string, Quantities>, shopId: string, sold: Quantities): void {
  const level = levels.get(shopId) ?? new Map<string, number>();
  levels.set(shopId, level);
  for (const [name, quantity] of sold) level.set(name, Math.max(level.get(name) ?? 0, withReserve(quantity)));
}

/** Adds a quarter and rounds up to whole tens. */
const withReserve = (thousandths: number) => Math.ceil((thousandths * 1.25) / 10_000) * 10_000;
