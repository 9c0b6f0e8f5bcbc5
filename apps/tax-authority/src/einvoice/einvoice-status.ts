import { startOfTiranaDay, tiranaDay } from '@tezga/domain';

/** `DELIVERED` until the buyer has said something; the payments are told by banks. */
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

/** The 10th of the month after the invoice came is the last day to refuse it. */
export function refusalEndsAt(receivedAt: Date): Date {
  const [year = 0, month = 0] = tiranaDay(receivedAt).split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return startOfTiranaDay(`${nextYear}-${String(nextMonth).padStart(2, '0')}-11`);
}

/** What nobody refused in time counts as accepted, without anybody having said so. */
export function statusNow({ status, receivedAt }: StatusFacts, now: Date): EinvoiceStatus {
  return status === 'DELIVERED' && now >= refusalEndsAt(receivedAt) ? 'ACCEPTED' : status;
}

/** Saying the same again changes nothing; an answer once given is not taken back. */
export function mayAnswer(facts: StatusFacts, wanted: EinvoiceStatus, now: Date): boolean {
  const current = statusNow(facts, now);
  return current === 'DELIVERED' || current === wanted;
}
