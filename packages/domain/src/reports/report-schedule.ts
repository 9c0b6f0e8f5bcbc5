import { startOfTiranaHour, tiranaDay } from '../tirana-time.ts';

/** The reports that are sent by e-mail, under the names of their saved views. */
export const sentReports = [
  'sales-summary',
  'vat-report',
  'client-sales',
  'sales-by-item',
  'operator-sales',
  'employee-sales',
  'stock-report',
  'stock-entries',
  'stock-exits',
] as const;
export type SentReport = (typeof sentReports)[number];

/** The periods of a scheduled report; each is over when the report is sent. */
export const sentPeriods = ['yesterday', 'lastWeek', 'lastMonth'] as const;
export type SentPeriod = (typeof sentPeriods)[number];

export const sendingFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type SendingFrequency = (typeof sendingFrequencies)[number];

export interface SendingTime {
  readonly frequency: SendingFrequency;
  /** Monday is 1; only for weekly. */
  readonly weekday: number;
  /** Only for monthly; in a month without this day its last day. */
  readonly monthDay: number;
  /** In Tirana. */
  readonly hour: number;
}

const dayMs = 86_400_000;
/** A month has at most 31 days, so each schedule has a day within them and today. */
const searchedDays = 32;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function isSendingDay({ frequency, weekday, monthDay }: SendingTime, day: string): boolean {
  if (frequency === 'daily') return true;
  if (frequency === 'weekly') return weekdayOf(day) === weekday;
  const isLastOfMonth = daysAfter(day, 1).endsWith('-01');
  const date = Number(day.slice(8));
  return date === monthDay || (isLastOfMonth && monthDay > date);
}

/**
 * The newest day whose hour of sending is between two moments; null if there is none. After an outage only the newest
 * is sent.
 */
export function dueDay(time: SendingTime, after: Date, now: Date): string | null {
  const today = tiranaDay(now);
  for (let past = 0; past <= searchedDays; past += 1) {
    const day = daysAfter(today, -past);
    const at = startOfTiranaHour(day, time.hour);
    if (at <= after) return null;
    if (at <= now && isSendingDay(time, day)) return day;
  }
  return null;
}

/** The period of a report that is sent on this day; weeks begin on Monday. */
export function sentRange(period: SentPeriod, day: string): { readonly from: string; readonly to: string } {
  if (period === 'yesterday') return { from: daysAfter(day, -1), to: daysAfter(day, -1) };
  if (period === 'lastWeek') {
    const monday = daysAfter(day, -weekdayOf(day) - 6);
    return { from: monday, to: daysAfter(monday, 6) };
  }
  const to = daysAfter(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
