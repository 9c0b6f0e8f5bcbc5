import type { DemoClient } from '../clients.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness, DemoPerson, Trade } from '../people.ts';
import { chanceOf, type Chance } from './chance.ts';
import { habitsOf, isWithoutCash, type Tender } from './habits.ts';
import { daysAgo, momentOf, monthOf, weekdayOf, type History } from './history.ts';
import { customOf, type Custom } from './places.ts';

/** A sale as far as it must be known to number it; what was in the basket follows from its id. */
export interface Sketch {
  readonly saleId: string;
  /** In whole seconds. */
  readonly at: Date;
  readonly day: string;
  readonly shopId: string;
  readonly tillId: string;
  readonly seller: DemoPerson;
  readonly tender: Tender;
  readonly client: DemoClient | null;
  /** In which it is numbered: that of the till, or the one that the whole business has for what is paid without cash. */
  readonly series: string;
  /** The sale of the same till that it takes back in part; null for a sale. */
  readonly returnOf: string | null;
  /** Served, and paid by the sale that sums it up. */
  readonly isOrder: boolean;
  /** The orders that are paid with it; empty for a sale of its own. */
  readonly sumsUp: readonly string[];
}

const posShare = 0.85;
const returnShare = 0.012;
const noonSecond = 12 * 3600;

/** What a business sold on a day, in the order of time; of the last day only what was sold by then. */
export function sketchedDay(business: DemoBusiness, history: History, day: string): Sketch[] {
  const custom = customOf(business);
  const { salesADay, weekdays, months, namedShare } = habitsOf[business.trade];
  const name = `${business.key} ${daysAgo(history, day)}`;
  const chance = chanceOf(name);
  const isHoliday = day.endsWith('-01-01');
  const busyness = isHoliday ? 0 : (weekdays[weekdayOf(day)] ?? 0) * (months[monthOf(day)] ?? 0);
  const count = Math.round(salesADay * busyness * (0.85 + 0.3 * chance.next()));
  const sold = momentsOf(custom, chance, day, count)
    .map((at, index) => {
      const saleId = demoId(`past sale ${name} ${index}`);
      return sketchAt({ saleId, at, day }, custom, namedShare, chance);
    })
    .filter(({ at }) => at <= history.until);
  return withOrders(withReturns(sold), business.trade, daysAgo(history, day));
}

/**
 * Now and then someone comes back: in the place of a new sale, part of an earlier one of the same till is taken back.
 * Nobody asks for the euros that they sold.
 */
function withReturns(sold: readonly Sketch[]): Sketch[] {
  const taken = new Set<string>();
  return sold.map((sketch, index) => {
    if (!isReturn(sketch.saleId)) return sketch;
    const earlier = sold.slice(0, index).findLast(({ saleId, series, tillId, tender }) => {
      const isSameTill = series === sketch.series && tillId === sketch.tillId;
      return isSameTill && tender !== 'bought' && !taken.has(saleId) && !isReturn(saleId);
    });
    if (earlier === undefined) return sketch;
    taken.add(earlier.saleId).add(sketch.saleId);
    return { ...sketch, client: earlier.client, tender: earlier.tender, returnOf: earlier.saleId };
  });
}

const isReturn = (saleId: string) => chanceOf(`${saleId} returned`).happens(returnShare);

/** No two in the same second, so that their numbers follow their times. */
function momentsOf({ hours }: Custom, chance: Chance, day: string, count: number): Date[] {
  const noon = momentOf(day, 12).getTime();
  const seconds = Array.from({ length: count }, () => chance.turn(hours) * 3600 + chance.between(0, 3599));
  let before = 0;
  return seconds
    .toSorted((one, other) => one - other)
    .map((second) => {
      before = Math.max(second, before + 1);
      return new Date(noon + (before - noonSecond) * 1000);
    });
}

function sketchAt(
  { saleId, at, day }: Pick<Sketch, 'saleId' | 'at' | 'day'>,
  { places, tenders, clients }: Custom,
  namedShare: number,
  chance: Chance,
): Sketch {
  const { shopId, posId, eposId, sellers } = chance.turn(places);
  const tender = chance.turn(tenders);
  const isAtPos = chance.happens(posShare) && !isWithoutCash(tender);
  const tillId = isAtPos ? posId : eposId;
  const isNamed = chance.happens(namedShare) || isWithoutCash(tender);
  const mayBe = clients.get(tender) ?? [];
  return {
    saleId,
    at,
    day,
    shopId,
    tillId,
    seller: chance.turn(sellers),
    tender,
    client: isNamed && mayBe.length > 0 ? chance.oneOf(mayBe) : null,
    series: isWithoutCash(tender) ? '' : tillId,
    returnOf: null,
    isOrder: false,
    sumsUp: [],
  };
}

/**
 * In a café some are served first and pay later. On the day before the last one table ordered twice and paid with the
 * third; on both days some that came late have not paid yet.
 */
function withOrders(sold: readonly Sketch[], trade: Trade, age: number): Sketch[] {
  if (trade !== 'cafe' || age > 1) return [...sold];
  const plain = plainSales(sold);
  const [first, second, third] = age === 1 ? plain : [];
  const table = third === undefined ? [] : [first, second].flatMap((each) => each?.saleId ?? []);
  const unpaid = plain.slice(3).slice(-stillSitting);
  const orders = new Set([...table, ...unpaid.map(({ saleId }) => saleId)]);
  return sold.map((sketch) => {
    if (third !== undefined && sketch.saleId === third.saleId) return { ...sketch, sumsUp: table };
    return orders.has(sketch.saleId) ? { ...sketch, isOrder: true } : sketch;
  });
}

const stillSitting = 3;

/** Cash sales without a named buyer that are neither corrections nor corrected themselves. */
function plainSales(sold: readonly Sketch[]): Sketch[] {
  const returned = new Set(sold.map(({ returnOf }) => returnOf));
  return sold.filter(
    ({ saleId, tender, client, returnOf }) =>
      tender === 'notes' && client === null && returnOf === null && !returned.has(saleId),
  );
}
