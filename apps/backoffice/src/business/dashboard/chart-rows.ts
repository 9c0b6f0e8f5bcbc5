import type { Money } from '@tezga/domain';
import { readableHours } from '@tezga/ui';
import { monthWithin, readableRange, type DayRange } from '../../kits/reports/period.ts';
import type { ChartBar } from '../../kits/reports/SalesChart.tsx';
import type { SoldInRange } from './queries.ts';
import type { CountedInvoices } from '../../kits/reports/receipts-search.ts';

/** A bar of the chart with the invoices that it counts. */
export interface ChartRow extends ChartBar {
  readonly total: Money;
  readonly count: number;
  readonly counted: CountedInvoices;
}

type Days = SoldInRange['byDay'];

/** Whether the server grouped a long range by month: then it returns fewer entries than the range has days. */
export function isByMonth(days: Days, { from, to }: DayRange): boolean {
  return days.length > 0 && (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 > days.length;
}

export function dayRows(days: Days, earlier: Days | null, range: DayRange): ChartRow[] {
  const areMonths = isByMonth(days, range);
  return days.map(({ day, totalPrice, count }, place) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const own = areMonths ? monthWithin(day, range) : { from: day, to: day };
    return {
      key: day,
      tick: areMonths ? `${month}.${year}` : `${date}.${month}`,
      name: readableRange(own),
      total: totalPrice,
      count,
      before: earlier?.[place]?.totalPrice ?? null,
      counted: { days: own },
    };
  });
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** The hours from the first one with a sale to the last. */
export function hourRows(byHour: SoldInRange['byHour'], range: DayRange): ChartRow[] {
  const busy = byHour.flatMap(({ hour, count }) => (count > 0 ? [hour] : []));
  const [first, last] = [Math.min(...busy), Math.max(...busy)];
  return byHour
    .filter(({ hour }) => hour >= first && hour <= last)
    .map(({ hour, totalPrice, count }) => {
      const hours = { from: hour, to: hour + 1 };
      return {
        key: twoDigits(hour),
        tick: twoDigits(hour),
        name: readableHours(hours),
        total: totalPrice,
        count,
        before: null,
        counted: { days: range, hours },
      };
    });
}
