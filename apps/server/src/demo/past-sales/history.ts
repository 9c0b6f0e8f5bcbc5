import { endOfTiranaDay, tiranaDay } from '@tezga/domain';
import type { DemoBusiness } from '../people.ts';

/** The period of the past sales. */
export interface History {
  readonly firstDay: string;
  readonly lastDay: string;
  /** When the demonstration was first started; no past sale is later. */
  readonly until: Date;
}

/** The number of last days that are written first, before the earlier days. */
const recentDays = 3;
const dayMs = 24 * 3_600_000;

/** The period of this many days that ends at a moment. */
export function historyBefore(until: Date, days: number): History {
  const lastDay = tiranaDay(until);
  return { firstDay: dayAfter(lastDay, 1 - days), lastDay, until };
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

export const dayAfter = (day: string, days = 1) =>
  new Date(noonOf(day).getTime() + days * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string) => noonOf(day).getUTCDay();

/** 0 is January. */
export const monthOf = (day: string) => noonOf(day).getUTCMonth();

/**
 * The moment of an hour of the day in Tirana. Counted back from the end of the day, because daylight saving time
 * changes at night.
 */
export const momentOf = (day: string, hours: number) =>
  new Date(endOfTiranaDay(day).getTime() - Math.round((24 - hours) * 3600) * 1000);

export function firstRecentDayOf({ firstDay, lastDay }: History): string {
  const day = dayAfter(lastDay, 1 - recentDays);
  return day > firstDay ? day : firstDay;
}

/** The number of days from this day to the last day; 0 for the last day itself. */
export const daysAgo = ({ lastDay }: History, day: string) =>
  Math.round((noonOf(lastDay).getTime() - noonOf(day).getTime()) / dayMs);

/** The first day on which the business sold with Tezga. */
export const firstDayOf = ({ firstDay }: History, { since }: Pick<DemoBusiness, 'since'>) =>
  since > firstDay ? since : firstDay;

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
