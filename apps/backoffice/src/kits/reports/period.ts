export const periodPresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** First and last day as YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days of a period, and the preset that they were chosen by; null for two days chosen by hand. */
export interface Period extends DayRange {
  readonly preset: PeriodPreset | null;
}

const usualPreset: PeriodPreset = 'last30Days';
const dayMs = 86_400_000;

/** Calendar days have no time zone, so the calculation uses UTC. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

const ranges: Record<PeriodPreset, (today: string) => DayRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: daysAfter(today, -1), to: daysAfter(today, -1) }),
  last7Days: (today) => ({ from: daysAfter(today, -6), to: today }),
  last30Days: (today) => ({ from: daysAfter(today, -29), to: today }),
  thisMonth: (today) => ({ from: monthStart(today), to: today }),
  lastMonth: (today) => {
    const last = daysAfter(monthStart(today), -1);
    return { from: monthStart(last), to: last };
  },
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
};

export function presetPeriod(preset: PeriodPreset, today: string): Period {
  return { ...ranges[preset](today), preset };
}

/** The address has the name of a preset instead of its days, so that a bookmark stays current. */
export function periodToSearch({ from, to, preset }: Period): Record<string, string> {
  if (preset === usualPreset) return {};
  return preset === null ? { from, to } : { period: preset };
}

/** Invalid values in the address fall back to the default. */
export function periodFromSearch(search: Readonly<Record<string, unknown>>, today: string): Period {
  const named = periodPresets.find((preset) => preset === search['period']);
  if (named !== undefined) return presetPeriod(named, today);
  return chosenPeriod(String(search['from']), String(search['to'])) ?? presetPeriod(usualPreset, today);
}

/** A period of two days in either order; null if one is missing or invalid. */
export function chosenPeriod(from: string, to: string): Period | null {
  if (!isDay(from) || !isDay(to)) return null;
  return from <= to ? { from, to, preset: null } : { from: to, to: from, preset: null };
}

function isDay(text: string): boolean {
  const time = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const readableDay = (day: string) => day.split('-').toReversed().join('.');

/** Formats a range as "16.10 – 14.11.2026"; a common year is written once. */
export function readableRange({ from, to }: DayRange): string {
  if (from === to) return readableDay(from);
  const start = from.slice(0, 4) === to.slice(0, 4) ? readableDay(from).slice(0, 5) : readableDay(from);
  return `${start} – ${readableDay(to)}`;
}

/** The part of a month that is in the range. */
export function monthWithin(firstDay: string, { from, to }: DayRange): DayRange {
  const last = daysAfter(monthStart(daysAfter(monthStart(firstDay), 31)), -1);
  return { from: firstDay < from ? from : firstDay, to: last > to ? to : last };
}
