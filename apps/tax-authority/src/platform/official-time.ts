import { tiranaDay } from '@tezga/domain';

const quarterMs = 15 * 60_000;
const cachedDaysMax = 1000;
const days = new Map<number, string>();

/** The day in Tirana, YYYY-MM-DD. Cached per quarter of an hour, because every UTC offset is a multiple of that. */
export function officialDay(moment: string | Date): string {
  const milliseconds = typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
  const quarter = Math.floor(milliseconds / quarterMs);
  const cached = days.get(quarter);
  if (cached !== undefined) return cached;
  const day = tiranaDay(new Date(milliseconds));
  if (days.size >= cachedDaysMax) days.clear();
  days.set(quarter, day);
  return day;
}
