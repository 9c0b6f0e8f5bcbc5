import { startOfTiranaDay } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Sketch } from './sketched-day.ts';

/** The last number of each series and year. */
export type Numbers = Map<string, { ordinal: number; at: Date }>;

const keyOf = ({ series, day }: Pick<Sketch, 'series' | 'day'>) => `${day.slice(0, 4)} ${series}`;

/** Counts a sale and returns its number in the series. */
export function nextNumber(numbers: Numbers, sketch: Sketch): number {
  const ordinal = (numbers.get(keyOf(sketch))?.ordinal ?? 0) + 1;
  numbers.set(keyOf(sketch), { ordinal, at: sketch.at });
  return ordinal;
}

/**
 * The last number of each series before a day, in the year of this day. Later sales are ignored, because they have
 * higher numbers.
 */
export async function numbersBefore(
  transaction: Transaction,
  businessId: string,
  day: string,
): Promise<Numbers> {
  const rows = await transaction.run(
    `select counter.series, last.number, last.issued_at from tenant.invoice_counters counter, lateral (
       (select number, issued_at from tenant.invoices
        where business_id = $1 and till_id = counter.series and type = 'CASH' and issued_at < $2 and year = $3
        order by issued_at desc, id desc limit 1)
       union all
       (select number, issued_at from tenant.invoices
        where counter.series = '' and business_id = $1 and type = 'NONCASH' and issued_at < $2 and year = $3
        order by issued_at desc, id desc limit 1)
     ) last
     where counter.business_id = $1 and counter.year = $3`,
    [businessId, startOfTiranaDay(day), Number(day.slice(0, 4))],
  );
  return new Map(
    rows.map(({ series, number, issued_at }) => [
      keyOf({ series: String(series), day }),
      { ordinal: Number(number), at: issued_at as Date },
    ]),
  );
}

/** The last issued or reserved number of each series and year. */
export async function lastNumbers(
  transaction: Transaction,
  businessId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.run(
    'select series, year, last_number from tenant.invoice_counters where business_id = $1',
    [businessId],
  );
  return new Map(
    rows.map(({ series, year, last_number }) => [
      keyOf({ series: String(series), day: String(year) }),
      Number(last_number),
    ]),
  );
}

/** Reserves the numbers: invoices that are issued meanwhile get higher ones. */
export async function reserveNumbers(
  transaction: Transaction,
  businessId: string,
  numbers: Numbers,
): Promise<void> {
  for (const [key, { ordinal, at }] of numbers)
    await transaction.run(
      `insert into tenant.invoice_counters (business_id, series, year, last_number, last_at)
       values ($1, $2, $3, $4, $5)`,
      [businessId, key.slice(5), Number(key.slice(0, 4)), ordinal, at],
    );
}
