import { tiranaDateTime, tiranaDay } from '@tezga/domain';

/** As messages say a moment: to the second, in the time of Tirana, with its offset. */
export function officialMoment(moment: Date): string {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  const [, day, month, year, time] =
    /^(\d{2})\.(\d{2})\.(\d{4}) (.+)$/.exec(tiranaDateTime(moment, { seconds: true })) ?? [];
  const local = `${year}-${month}-${day}T${time}`;
  const offsetHours = (Date.parse(`${local}Z`) - seconds) / 3_600_000;
  return `${local}+0${offsetHours}:00`;
}

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
