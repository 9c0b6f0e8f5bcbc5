const dayMs = 24 * 3_600_000;

/** The calendar day so many days later; noon, so that no change of the clock moves it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
