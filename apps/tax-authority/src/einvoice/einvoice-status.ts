import { startOfTiranaDay, tiranaDay } from '@tezga/domain';

/** `DELIVERED` until the buyer accepts or refuses; banks report the payment statuses. */
export const einvoiceStatuses = [
  'DELIVERED',
  'ACCEPTED',
  'REFUSED',
  'PAID',
  'PARTIALLY_PAID',
  'OVERPAID',
] as const;
export type EinvoiceStatus = (typeof einvoiceStatuses)[number];

export interface StatusFacts {
  readonly status: EinvoiceStatus;
  readonly receivedAt: Date;
}

/** The last day to refuse is the 10th of the month after receipt. */
export function refusalEndsAt(receivedAt: Date): Date {
  const [year = 0, month = 0] = tiranaDay(receivedAt).split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return startOfTiranaDay(`${nextYear}-${String(nextMonth).padStart(2, '0')}-11`);
}

/** An e-invoice not refused in time counts as accepted. */
export function statusNow({ status, receivedAt }: StatusFacts, now: Date): EinvoiceStatus {
  return status === 'DELIVERED' && now >= refusalEndsAt(receivedAt) ? 'ACCEPTED' : status;
}

/** The buyer may repeat an acceptance or refusal, but not change it. */
export function mayAnswer(facts: StatusFacts, wanted: EinvoiceStatus, now: Date): boolean {
  const current = statusNow(facts, now);
  return current === 'DELIVERED' || current === wanted;
}
