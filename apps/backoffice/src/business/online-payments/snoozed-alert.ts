import { tiranaDay } from '@tezga/domain';

/** Each business has its own key, because a user of two businesses snoozes the alert of only one of them. */
const snoozedKey = (businessId: string | null) => `tezga-unpaid-draft-snoozed ${businessId ?? ''}`;

/** Hides the alert of the business until the end of this day in Tirana, on this device. */
export function snoozeAlert(businessId: string | null, now: Date): void {
  localStorage.setItem(snoozedKey(businessId), tiranaDay(now));
}

export const isAlertSnoozed = (businessId: string | null, now: Date): boolean =>
  localStorage.getItem(snoozedKey(businessId)) === tiranaDay(now);
