import { tiranaDay } from '@tezga/domain';

const snoozedKey = 'tezga-unpaid-draft-snoozed';

/** Hides the alert until the end of this day in Tirana, on this device. */
export function snoozeAlert(now: Date): void {
  localStorage.setItem(snoozedKey, tiranaDay(now));
}

export const isAlertSnoozed = (now: Date): boolean => localStorage.getItem(snoozedKey) === tiranaDay(now);
