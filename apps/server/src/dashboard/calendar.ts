/** A range of days as text such as 2026-11-15; both ends are included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function dayAfter(day: string, days: number): string {
  return new Date(momentOf(day) + days * dayMs).toISOString().slice(0, 10);
}

export function dayCount({ from, to }: DayRange): number {
  return (momentOf(to) - momentOf(from)) / dayMs + 1;
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month that is `months` after the month of the day. */
export function monthAfter(day: string, months: number): string {
  const first = new Date(momentOf(firstOfMonth(day)));
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

export const lastOfMonth = (day: string): string => dayAfter(monthAfter(day, 1), -1);

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

export function daysOf(range: DayRange): string[] {
  return Array.from({ length: dayCount(range) }, (_day, place) => dayAfter(range.from, place));
}

/** The first day of each month that overlaps the range. */
export function monthsOf({ from, to }: DayRange): string[] {
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_month, place) => monthAfter(from, place));
}

/**
 * The previous period for a comparison: it ends on the day before this range, and has as many months if this range
 * consists of whole months, otherwise as many days.
 */
export function rangeBefore(range: DayRange): DayRange {
  const { from, to } = range;
  const isWholeMonths = from === firstOfMonth(from) && to === lastOfMonth(to);
  const first = isWholeMonths ? monthAfter(from, -monthsOf(range).length) : dayAfter(from, -dayCount(range));
  return { from: first, to: dayAfter(from, -1) };
}
