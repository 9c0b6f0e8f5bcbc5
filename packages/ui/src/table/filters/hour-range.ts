/** From one full hour of the day to another, over midnight where the second comes first; null where it is open. */
export interface HourRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The full hours a range may begin at; each may end an hour later. */
export const hoursToBegin = Array.from({ length: 24 }, (_hour, hour) => hour);

/** Whatever is no hour of the day counts as left open. */
export function hourRangeOf([from = '', to = '']: readonly string[]): HourRange {
  return { from: hourBetween(from, 0, 23), to: hourBetween(to, 1, 24) };
}

function hourBetween(text: string, first: number, last: number): number | null {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return hour >= first && hour <= last ? hour : null;
}

/** "09:00 – 10:00" */
export function readableHours({ from, to }: HourRange): string {
  return `${fullHour(from ?? 0)} – ${fullHour(to ?? 24)}`;
}

/** "09:00" */
export function fullHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
