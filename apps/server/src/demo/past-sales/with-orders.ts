import type { Trade } from '../people.ts';
import type { Sketch } from './sketched-day.ts';

/**
 * In a café some are served first and pay later. On the day before the last one table ordered twice and paid with the
 * third; on both days some that came late have not paid yet.
 */
export function withOrders(sold: readonly Sketch[], trade: Trade, daysAgo: number): Sketch[] {
  if (trade !== 'cafe' || daysAgo > 1) return [...sold];
  const plain = plainSales(sold);
  const [first, second, third] = daysAgo === 1 ? plain : [];
  const table = third === undefined ? [] : [first, second].flatMap((each) => each?.saleId ?? []);
  const unpaid = plain.slice(3).slice(-stillSitting);
  const orders = new Set([...table, ...unpaid.map(({ saleId }) => saleId)]);
  return sold.map((sketch) => {
    if (third !== undefined && sketch.saleId === third.saleId) return { ...sketch, sumsUp: table };
    return orders.has(sketch.saleId) ? { ...sketch, isOrder: true } : sketch;
  });
}

const stillSitting = 3;

/** What is paid in notes by nobody in particular, and neither takes something back nor comes back itself. */
function plainSales(sold: readonly Sketch[]): Sketch[] {
  const returned = new Set(sold.map(({ returnOf }) => returnOf));
  return sold.filter(
    ({ saleId, tender, client, returnOf }) =>
      tender === 'notes' && client === null && returnOf === null && !returned.has(saleId),
  );
}
