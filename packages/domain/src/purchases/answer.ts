import type { EInvoiceAnswer, EInvoiceStatus } from '../e-invoices/e-invoice-status.ts';

/** How many e-invoices one message about their status may name. */
export const answersInMessageMost = 100;
export const answersAtOnceMost = 500;

/**
 * Whether a buyer may still say yes or no: only to what was delivered and not answered. Saying the same again is no
 * mistake and changes nothing.
 */
export function answerStanding(
  status: EInvoiceStatus | null,
  wanted: EInvoiceAnswer,
): 'open' | 'already' | 'closed' {
  if (status === 'DELIVERED') return 'open';
  return status === wanted ? 'already' : 'closed';
}

/** An answer once given is not taken back, so older news of the delivery does not count against it. */
export function laterStatus(
  known: EInvoiceStatus | null,
  told: EInvoiceStatus | null,
): EInvoiceStatus | null {
  if (told === null) return known;
  return told === 'DELIVERED' && known !== null ? known : told;
}
