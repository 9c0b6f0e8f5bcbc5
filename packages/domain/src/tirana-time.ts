/** All days and times of the product are those of a clock in Tirana. */
export const tiranaZone = 'Europe/Tirane';

const inTirana = new Intl.DateTimeFormat('en-GB', {
  timeZone: tiranaZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
/** The hour alone is told in a third of the time. */
const hourInTirana = new Intl.DateTimeFormat('en-GB', {
  timeZone: tiranaZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

interface TiranaParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

function partsOf(moment: Date): TiranaParts {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of inTirana.formatToParts(moment))
    if (type in parts) parts[type as keyof TiranaParts] = value;
  return parts;
}

/** 2026-11-14 */
export function tiranaDay(moment: Date): string {
  const { year, month, day } = partsOf(moment);
  return `${year}-${month}-${day}`;
}

/** From 0 to 23. */
export function tiranaHour(moment: Date): number {
  return Number(hourInTirana.format(moment));
}

/** 14.11.2026 18:42, with seconds on documents. */
export function tiranaDateTime(moment: Date, { seconds = false } = {}): string {
  const { year, month, day, hour, minute, second } = partsOf(moment);
  return `${day}.${month}.${year} ${hour}:${minute}${seconds ? `:${second}` : ''}`;
}

const hourMs = 3_600_000;
const hoursInDay = 24;

/** 2026-11-14T18:42:05+01:00, as messages of the tax authority say a moment: without fractions, with the offset. */
export function tiranaIsoMoment(moment: Date): string {
  const { year, month, day, hour, minute, second } = partsOf(moment);
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const wholeSeconds = Math.floor(moment.getTime() / 1000) * 1000;
  return `${local}+0${(Date.parse(`${local}Z`) - wholeSeconds) / hourMs}:00`;
}

/** The moment a day begins in Tirana. */
export function startOfTiranaDay(day: string): Date {
  return startOfTiranaHour(day, 0);
}

/**
 * The moment an hour of a day begins in Tirana, whose offset is one hour in winter and two in summer; 24 is the end of the
 * day. An hour that is left out begins where the next does, one that comes twice begins with the first of the two.
 */
export function startOfTiranaHour(day: string, hour: number): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const summer = new Date(inUtc - 2 * hourMs);
  return tiranaHour(summer) === hour % hoursInDay ? summer : new Date(inUtc - hourMs);
}

/** The hours of a day from one full hour to another, in their order; where the second comes first, over midnight. */
export function hoursOfDay(from: number, to: number): number[] {
  const length = (to - from + hoursInDay) % hoursInDay || hoursInDay;
  return Array.from({ length }, (_hour, place) => (from + place) % hoursInDay).toSorted(
    (one, other) => one - other,
  );
}

/** The first moment that no longer belongs to the day. */
export function endOfTiranaDay(day: string): Date {
  const nextDay = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
  return startOfTiranaDay(nextDay);
}
