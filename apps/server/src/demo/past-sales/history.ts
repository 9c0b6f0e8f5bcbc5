import { endOfTiranaDay, tiranaDay } from '@tezga/domain';
import type { DemoBusiness } from '../people.ts';

/** The time that the sales of the demonstration lie in. */
export interface History {
  readonly firstDay: string;
  readonly lastDay: string;
  /** When the demonstration was first started: nothing of it is later. */
  readonly until: Date;
}

/** So many days are there from the first moment on; what was before them comes behind. */
const recentDays = 3;
const dayMs = 24 * 3_600_000;

/** What lies before a moment, so many days of it. */
export function historyBefore(until: Date, days: number): History {
  const lastDay = tiranaDay(until);
  return { firstDay: dayAfter(lastDay, 1 - days), lastDay, until };
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

export const dayAfter = (day: string, days = 1) =>
  new Date(noonOf(day).getTime() + days * dayMs).toISOString().slice(0, 10);

/** From 0 for Sunday. */
export const weekdayOf = (day: string) => noonOf(day).getUTCDay();

/** From 0 for January. */
export const monthOf = (day: string) => noonOf(day).getUTCMonth();

/** The moment that a clock on the wall shows so many hours. Counted from the end, because clocks are changed at night. */
export const momentOf = (day: string, hours: number) =>
  new Date(endOfTiranaDay(day).getTime() - Math.round((24 - hours) * 3600) * 1000);

export function firstRecentDayOf({ firstDay, lastDay }: History): string {
  const day = dayAfter(lastDay, 1 - recentDays);
  return day > firstDay ? day : firstDay;
}

/** How long before the last day, which is 0. */
export const daysAgo = ({ lastDay }: History, day: string) =>
  Math.round((noonOf(lastDay).getTime() - noonOf(day).getTime()) / dayMs);

/** The first day on which the business sold with Tezga. */
export const firstDayOf = ({ firstDay }: History, { since }: DemoBusiness) =>
  since > firstDay ? since : firstDay;

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
