import { tiranaDay } from '@tezga/domain';

const quarterMs = 15 * 60_000;
const daysMost = 1000;
const days = new Map<number, string>();

/** The day in Tirana, YYYY-MM-DD. Days begin at full quarters everywhere, so each quarter is worked out once. */
export function officialDay(moment: string | Date): string {
  const milliseconds = typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
  const quarter = Math.floor(milliseconds / quarterMs);
  const known = days.get(quarter);
  if (known !== undefined) return known;
  const day = tiranaDay(new Date(milliseconds));
  if (days.size >= daysMost) days.clear();
  days.set(quarter, day);
  return day;
}
