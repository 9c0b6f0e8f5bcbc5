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
  return Number(partsOf(moment).hour);
}

/** 14.11.2026 18:42, with seconds on documents. */
export function tiranaDateTime(moment: Date, { seconds = false } = {}): string {
  const { year, month, day, hour, minute, second } = partsOf(moment);
  return `${day}.${month}.${year} ${hour}:${minute}${seconds ? `:${second}` : ''}`;
}

const hourMs = 3_600_000;

/** 2026-11-14T18:42:05+01:00, as messages of the tax authority say a moment: without fractions, with the offset. */
export function tiranaIsoMoment(moment: Date): string {
  const { year, month, day, hour, minute, second } = partsOf(moment);
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const wholeSeconds = Math.floor(moment.getTime() / 1000) * 1000;
  return `${local}+0${(Date.parse(`${local}Z`) - wholeSeconds) / hourMs}:00`;
}

/** The moment a day begins in Tirana, whose offset is one hour in winter and two in summer. */
export function startOfTiranaDay(day: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnightUtc - 2 * hourMs);
  return tiranaDay(summer) === day ? summer : new Date(midnightUtc - hourMs);
}

/** The first moment that no longer belongs to the day. */
export function endOfTiranaDay(day: string): Date {
  const nextDay = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
  return startOfTiranaDay(nextDay);
}
