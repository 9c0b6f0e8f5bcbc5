/** All days and times of the product are in this time zone. */
export const tiranaZone = 'Europe/Tirane';

const inTirana = new Intl.DateTimeFormat('en-GB', {
  timeZone: tiranaZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const hourMs = 3_600_000;
const hoursInDay = 24;

interface HourParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
}

/**
 * Caches the parts of an hour: Intl.DateTimeFormat costs as much as a small query, and most moments are
 * within a few hours.
 */
const cachedHours = new Map<number, HourParts>();
const cachedHoursMax = 10_000;

/**
 * The local time of the hour of a moment, cached by hour: the offset of Tirana is always whole hours and
 * changes only at a full hour.
 */
function hourOf(moment: Date): HourParts {
  const ordinal = Math.floor(moment.getTime() / hourMs);
  const known = cachedHours.get(ordinal);
  if (known !== undefined) return known;
  const parts = { year: '', month: '', day: '', hour: '' };
  for (const { type, value } of inTirana.formatToParts(moment))
    if (type in parts) parts[type as keyof HourParts] = value;
  if (cachedHours.size >= cachedHoursMax) cachedHours.clear();
  cachedHours.set(ordinal, parts);
  return parts;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
const minuteOf = (moment: Date) => twoDigits(moment.getUTCMinutes());
const secondOf = (moment: Date) => twoDigits(moment.getUTCSeconds());

/** The day in Tirana, such as 2026-11-14. */
export function tiranaDay(moment: Date): string {
  const { year, month, day } = hourOf(moment);
  return `${year}-${month}-${day}`;
}

/** The hour in Tirana, from 0 to 23. */
export function tiranaHour(moment: Date): number {
  return Number(hourOf(moment).hour);
}

/** Date and time in Tirana, such as 14.11.2026 18:42; documents also show the seconds. */
export function tiranaDateTime(moment: Date, { seconds = false } = {}): string {
  const { year, month, day, hour } = hourOf(moment);
  return `${day}.${month}.${year} ${hour}:${minuteOf(moment)}${seconds ? `:${secondOf(moment)}` : ''}`;
}

/**
 * A moment in the format of messages to the tax authority: 2026-11-14T18:42:05+01:00, without fractions of a
 * second.
 */
export function tiranaIsoMoment(moment: Date): string {
  const { year, month, day, hour } = hourOf(moment);
  const local = `${year}-${month}-${day}T${hour}:${minuteOf(moment)}:${secondOf(moment)}`;
  const wholeSeconds = Math.floor(moment.getTime() / 1000) * 1000;
  return `${local}+0${(Date.parse(`${local}Z`) - wholeSeconds) / hourMs}:00`;
}

/** The first moment of a day in Tirana. */
export function startOfTiranaDay(day: string): Date {
  return startOfTiranaHour(day, 0);
}

/**
 * The first moment of an hour of a day in Tirana, where the offset to UTC is one hour in winter and two in
 * summer. Hour 24 is the end of the day. An hour that summer time skips begins where the next one begins; of
 * an hour that occurs twice, the first one is used.
 */
export function startOfTiranaHour(day: string, hour: number): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const summer = new Date(inUtc - 2 * hourMs);
  return tiranaHour(summer) === hour % hoursInDay ? summer : new Date(inUtc - hourMs);
}

/**
 * The hours of the day between two full hours, in order; the range spans midnight if the second hour is
 * before the first, and has all 24 hours if both are equal.
 */
export function hoursOfDay(from: number, to: number): number[] {
  const length = (to - from + hoursInDay) % hoursInDay || hoursInDay;
  return Array.from({ length }, (_hour, place) => (from + place) % hoursInDay).toSorted(
    (one, other) => one - other,
  );
}

/** The first moment after the day. */
export function endOfTiranaDay(day: string): Date {
  const nextDay = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
  return startOfTiranaDay(nextDay);
}
