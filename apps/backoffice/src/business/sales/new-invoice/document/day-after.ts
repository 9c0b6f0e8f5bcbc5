const dayMs = 24 * 3_600_000;

/** Adds days to a calendar day; computed at noon, so daylight saving does not change the day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
