import type { EInvoiceAnswer, EInvoiceStatus } from '../e-invoices/e-invoice-status.ts';

/** The maximum number of e-invoices in one status message. */
export const answersInMessageMax = 100;
export const answersAtOnceMax = 500;

/**
 * Whether a buyer can still accept or refuse: only while the status is DELIVERED. Repeating the same status is
 * allowed and changes nothing.
 */
export function answerStanding(
  status: EInvoiceStatus | null,
  wanted: EInvoiceAnswer,
): 'open' | 'already' | 'closed' {
  if (status === 'DELIVERED') return 'open';
  return status === wanted ? 'already' : 'closed';
}

/** An acceptance or refusal is final, so a delivery status that arrives later is ignored. */
export function laterStatus(
  known: EInvoiceStatus | null,
  reported: EInvoiceStatus | null,
): EInvoiceStatus | null {
  if (reported === null) return known;
  return reported === 'DELIVERED' && known !== null ? known : reported;
}
