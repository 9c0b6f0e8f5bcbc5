import type { contract, OutputOf } from '@tezga/contract';
import { buyerKeyPrefix, isPaymentMethod, isVatExemption, othersKey, type SoldGrouping } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { readableHours } from '@tezga/ui';
import { monthWithin, readableRange, type DayRange } from '../../kits/reports/period.ts';

export type SoldReport = OutputOf<typeof contract.reports.salesSummary>;
export type SoldRow = SoldReport['rows'][number];

type Words = Pick<Phrases, 'reports' | 'dashboard' | 'sales' | 'print'>;
type Named = Pick<SoldRow, 'key' | 'name'>;

/**
 * The name of a row. A week or month that is only partly in the period is written with its days in the
 * period.
 */
export function soldName(
  grouping: SoldGrouping,
  { key, name }: Named,
  range: DayRange,
  words: Words,
): string {
  const { reports, dashboard, sales, print } = words;
  if (grouping === 'day')
    return `${readableRange({ from: key, to: key })}, ${shortDay(key, dashboard.weekdays)}`;
  if (grouping === 'week' || grouping === 'month') return readableRange(rowDays(grouping, key, range));
  if (grouping === 'hour') return readableHours({ from: Number(key), to: Number(key) + 1 });
  if (grouping === 'weekday') return weekdayName(key, dashboard.weekdays);
  if (grouping === 'method') return isPaymentMethod(key) ? sales.methods[key] : key;
  if (grouping === 'vat') return taxName(key, print.exemptions);
  if (grouping === 'client' && key === othersKey) return reports.noBuyer;
  if (grouping === 'item' && key === othersKey) return reports.noArticle;
  return name === null || name === '' ? reports.noName : name;
}

/** The short name of a row for the axis of the chart. */
export function soldTick(grouping: SoldGrouping, key: string, name: string): string {
  const [year = '', month = '', day = ''] = key.split('-');
  if (grouping === 'day' || grouping === 'week') return `${day}.${month}`;
  if (grouping === 'month') return `${month}.${year}`;
  if (grouping === 'hour') return key;
  return name.length > tickMax ? `${name.slice(0, tickMax - 1)}…` : name;
}

const tickMax = 12;

/** The days of the period that a day, week or month counts. */
export function rowDays(grouping: 'day' | 'week' | 'month', key: string, range: DayRange): DayRange {
  if (grouping === 'day') return { from: key, to: key };
  if (grouping === 'month') return monthWithin(key, range);
  const last = new Date(Date.parse(`${key}T00:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);
  return { from: key < range.from ? range.from : key, to: last > range.to ? range.to : last };
}

/** The name of a weekday by its number as text; Monday is 1. */
export const weekdayName = (code: string, weekdays: readonly string[]): string =>
  weekdays[Number(code) % 7] ?? code;

const shortDay = (day: string, weekdays: readonly string[]): string =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

export const taxName = (key: string, exemptions: Words['print']['exemptions']): string =>
  isVatExemption(key) ? exemptions[key] : `${key} %`;

/** The filter of the invoice list for the buyers of a row. */
export const buyerFilterOf = (key: string): Record<string, string[]> => {
  if (key === othersKey) return { buyer: ['none'] };
  return key.startsWith(buyerKeyPrefix) ? { buyer: [key] } : { customer: [key] };
};
