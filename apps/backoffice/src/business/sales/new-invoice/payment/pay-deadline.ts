import { tiranaDay } from '@tezga/domain';

const dayMs = 24 * 3_600_000;
const usualDaysToPay = 30;

/** Adds days to a calendar day; computed at noon, so daylight saving does not change the day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The deadline of a non-cash sale until the seller chooses another one. */
export const usualPayDeadline = (now: Date): string => dayAfter(tiranaDay(now), usualDaysToPay);
