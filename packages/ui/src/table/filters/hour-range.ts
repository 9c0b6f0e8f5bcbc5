/** A range of full hours, which spans midnight if the second hour is earlier; null is an open end. */
export interface HourRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The hours at which a range may begin: 0 to 23. A range may end at 1 to 24. */
export const hoursToBegin = Array.from({ length: 24 }, (_hour, hour) => hour);

/** Reads a range; a value that is not an hour of the day counts as an open end. */
export function hourRangeOf([from = '', to = '']: readonly string[]): HourRange {
  return { from: hourBetween(from, 0, 23), to: hourBetween(to, 1, 24) };
}

function hourBetween(text: string, first: number, last: number): number | null {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return hour >= first && hour <= last ? hour : null;
}

/** Formats a range, such as "09:00 – 10:00". */
export function readableHours({ from, to }: HourRange): string {
  return `${fullHour(from ?? 0)} – ${fullHour(to ?? 24)}`;
}

/** Formats a full hour, such as "09:00". */
export function fullHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
