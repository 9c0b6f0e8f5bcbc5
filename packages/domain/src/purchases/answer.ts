import type { EInvoiceAnswer, EInvoiceStatus } from '../e-invoices/e-invoice-status.ts';

/** The maximum number of e-invoices in one status message. */
export const answersInMessageMax = 100;
export const answersAtOnceMax = 500;

/**
 * Whether a buyer can still set this answer: only while the status is DELIVERED. Repeating the current answer
 * is allowed and changes nothing.
 */
export function answerStanding(
  status: EInvoiceStatus | null,
  wanted: EInvoiceAnswer,
): 'open' | 'already' | 'closed' {
  if (status === 'DELIVERED') return 'open';
  return status === wanted ? 'already' : 'closed';
}

/**
 * The status after a source reported another one. A report of DELIVERED is ignored if any status is known: it may
 * come late, and must not replace an acceptance, a refusal or a payment.
 */
export function laterStatus(
  known: EInvoiceStatus | null,
  reported: EInvoiceStatus | null,
): EInvoiceStatus | null {
  if (reported === null) return known;
  return reported === 'DELIVERED' && known !== null ? known : reported;
}
