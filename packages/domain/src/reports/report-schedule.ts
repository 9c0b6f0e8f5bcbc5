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

/** The periods of a scheduled report; each period is over when the report is sent. */
export const sentPeriods = ['yesterday', 'lastWeek', 'lastMonth'] as const;
export type SentPeriod = (typeof sentPeriods)[number];

export const sendingFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type SendingFrequency = (typeof sendingFrequencies)[number];

export interface SendingTime {
  readonly frequency: SendingFrequency;
  /** The weekday, from 1 for Monday; only for weekly schedules. */
  readonly weekday: number;
  /** The day of the month; only for monthly schedules. In a shorter month, the last day. */
  readonly monthDay: number;
  /** The hour of the day in Tirana. */
  readonly hour: number;
}

const dayMs = 86_400_000;
/** A month has at most 31 days, so every schedule is due at least once in this many days. */
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
 * The newest day whose sending hour is between two moments; null if there is none. After an outage only this
 * newest day is made up for.
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

/** The period of a report that is sent on this day. Weeks begin on Monday. */
export function sentRange(period: SentPeriod, day: string): { readonly from: string; readonly to: string } {
  if (period === 'yesterday') return { from: daysAfter(day, -1), to: daysAfter(day, -1) };
  if (period === 'lastWeek') {
    const monday = daysAfter(day, -weekdayOf(day) - 6);
    return { from: monday, to: daysAfter(monday, 6) };
  }
  const to = daysAfter(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
