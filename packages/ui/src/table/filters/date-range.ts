import { isDay } from '../../controls/typed-date.ts';

export const dateRangePresets = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

/** The first and the last day (YYYY-MM-DD), both included; an empty text is an open end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

const ranges: Record<DateRangePreset, (today: string) => DateRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: daysAfter(today, -1), to: daysAfter(today, -1) }),
  last7Days: (today) => ({ from: daysAfter(today, -6), to: today }),
  thisMonth: (today) => ({ from: monthStart(today), to: today }),
  lastMonth: (today) => {
    const last = daysAfter(monthStart(today), -1);
    return { from: monthStart(last), to: last };
  },
};

export function presetRange(preset: DateRangePreset, today: string): DateRange {
  return ranges[preset](today);
}

/** Reads a range; swaps the days if they are in the wrong order. An invalid day counts as an open end. */
export function dateRangeOf(values: readonly string[]): DateRange {
  const [from = '', to = ''] = values.map((day) => (isDay(day) ? day : ''));
  return from !== '' && to !== '' && from > to ? { from: to, to: from } : { from, to };
}

/** Formats a range as "16.10 – 14.11.2026"; a year that both days share is written once. */
export function readableRange({ from, to }: DateRange): string {
  if (from === to) return readableDay(from);
  if (from === '') return `– ${readableDay(to)}`;
  if (to === '') return `${readableDay(from)} –`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? readableDay(from).slice(0, 5) : readableDay(from);
  return `${start} – ${readableDay(to)}`;
}

function readableDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The day some days later, computed in UTC because calendar days have no time zone. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
