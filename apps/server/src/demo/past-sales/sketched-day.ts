import type { DemoClient } from '../clients.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness, DemoPerson, Trade } from '../people.ts';
import { randomOf, type Random } from './random.ts';
import { habitsOf, isWithoutCash, type Tender } from './habits.ts';
import { daysAgo, momentOf, monthOf, weekdayOf, type History } from './history.ts';
import { salesProfileOf, type SalesProfile } from './sales-profile.ts';

/** A simulated sale with the facts that numbering needs; its lines are derived from its id. */
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
  /**
   * The series of its number: the series of the till, or '' for the series of the business for invoices without cash.
   */
  readonly series: string;
  /** For a partial correction: the id of the corrected sale, which is of the same till. Null for a sale. */
  readonly returnOf: string | null;
  /** An order, which a later summary invoice pays. */
  readonly isOrder: boolean;
  /** The orders that this summary invoice pays; empty for other sales. */
  readonly sumsUp: readonly string[];
}

const posShare = 0.85;
const returnShare = 0.012;
const noonSecond = 12 * 3600;

/** The sales of a business on a day, by time; on the last day only those before the start of the demonstration. */
export function sketchedDay(business: DemoBusiness, history: History, day: string): Sketch[] {
  const profile = salesProfileOf(business);
  const { salesADay, weekdays, months, namedShare } = habitsOf[business.trade];
  const name = `${business.key} ${daysAgo(history, day)}`;
  const random = randomOf(name);
  const isHoliday = day.endsWith('-01-01');
  const busyness = isHoliday ? 0 : (weekdays[weekdayOf(day)] ?? 0) * (months[monthOf(day)] ?? 0);
  const count = Math.round(salesADay * busyness * (0.85 + 0.3 * random.next()));
  const sold = momentsOf(profile, random, day, count)
    .map((at, index) => {
      const saleId = demoId(`past sale ${name} ${index}`);
      return sketchAt({ saleId, at, day }, profile, namedShare, random);
    })
    .filter(({ at }) => at <= history.until);
  return withOrders(withReturns(sold), business.trade, daysAgo(history, day));
}

/**
 * Turns a small share of the sales into returns: a partial correction of an earlier sale of the same till. Purchases of
 * euros are never returned.
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

const isReturn = (saleId: string) => randomOf(`${saleId} returned`).happens(returnShare);

/** The times of the sales; no two are in the same second, so that the numbers follow the times. */
function momentsOf({ hours }: SalesProfile, random: Random, day: string, count: number): Date[] {
  const noon = momentOf(day, 12).getTime();
  const seconds = Array.from({ length: count }, () => random.pick(hours) * 3600 + random.between(0, 3599));
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
  { places, tenders, clients }: SalesProfile,
  namedShare: number,
  random: Random,
): Sketch {
  const { shopId, posId, eposId, sellers } = random.pick(places);
  const tender = random.pick(tenders);
  const isAtPos = random.happens(posShare) && !isWithoutCash(tender);
  const tillId = isAtPos ? posId : eposId;
  const isNamed = random.happens(namedShare) || isWithoutCash(tender);
  const candidates = clients.get(tender) ?? [];
  return {
    saleId,
    at,
    day,
    shopId,
    tillId,
    seller: random.pick(sellers),
    tender,
    client: isNamed && candidates.length > 0 ? random.oneOf(candidates) : null,
    series: isWithoutCash(tender) ? '' : tillId,
    returnOf: null,
    isOrder: false,
    sumsUp: [],
  };
}

/**
 * In a café some customers are served first and pay later. On the day before the last day, the third sale sums up the
 * first two, which are orders of one table; on both days the latest orders are not paid yet.
 */
function withOrders(sold: readonly Sketch[], trade: Trade, age: number): Sketch[] {
  if (trade !== 'cafe' || age > 1) return [...sold];
  const plain = plainSales(sold);
  const [first, second, third] = age === 1 ? plain : [];
  const table = third === undefined ? [] : [first, second].flatMap((each) => each?.saleId ?? []);
  const unpaid = plain.slice(3).slice(-unpaidCount);
  const orders = new Set([...table, ...unpaid.map(({ saleId }) => saleId)]);
  return sold.map((sketch) => {
    if (third !== undefined && sketch.saleId === third.saleId) return { ...sketch, sumsUp: table };
    return orders.has(sketch.saleId) ? { ...sketch, isOrder: true } : sketch;
  });
}

const unpaidCount = 3;

/** Cash sales without a named buyer that are neither corrections nor corrected themselves. */
function plainSales(sold: readonly Sketch[]): Sketch[] {
  const returned = new Set(sold.map(({ returnOf }) => returnOf));
  return sold.filter(
    ({ saleId, tender, client, returnOf }) =>
      tender === 'notes' && client === null && returnOf === null && !returned.has(saleId),
  );
}
