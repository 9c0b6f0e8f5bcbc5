import type { FiscalStatus } from './fiscal-status.ts';

/**
 * Faults about the document itself prove that the tax authority checked it and does not have it. Faults found before
 * that check, such as of certificate or clock, prove nothing about an earlier attempt whose reply was lost.
 */
const faultsOfDocument: ReadonlySet<string> = new Set([
  '11',
  '40',
  '41',
  '42',
  '43',
  '44',
  '53',
  '54',
  '59',
  '60',
  '61',
]);

export const retractHindrances = [
  'not-refused',
  'correction',
  'summary',
  'referred',
  'may-be-known',
] as const;
export type RetractHindrance = (typeof retractHindrances)[number];

export interface InvoiceToRetract {
  readonly status: FiscalStatus;
  /** The NIVF of the invoice. */
  readonly code: string | null;
  /** The name of the last fault of the tax authority. */
  readonly fault: string | null;
  /** Whether the tax authority may have received the invoice. */
  readonly isSent: boolean;
  readonly isRetracted: boolean;
  /** Whether the invoice corrects or cancels another one, or writes off the debt of another one. */
  readonly isCorrection: boolean;
  /** Whether the invoice is a summary invoice. */
  readonly isSummary: boolean;
  /** Whether another invoice refers to this invoice. */
  readonly isReferred: boolean;
}

/**
 * Why an invoice cannot be retracted; null if it can. It must be certain that the tax authority does not
 * have it. Corrections and summary invoices are excluded, because the invoices they refer to would have to be
 * reopened.
 */
export function retractHindranceOf(invoice: InvoiceToRetract): RetractHindrance | null {
  const isOfDocument = invoice.fault !== null && faultsOfDocument.has(invoice.fault);
  // A pending invoice behind a refused opening or a refused invoice was never sent.
  const isNeverSent = invoice.status === 'pending' && !invoice.isSent && isOfDocument;
  if (invoice.code !== null || invoice.isRetracted) return 'not-refused';
  if (invoice.status !== 'error' && !isNeverSent) return 'not-refused';
  if (invoice.isCorrection) return 'correction';
  if (invoice.isSummary) return 'summary';
  if (invoice.isReferred) return 'referred';
  return isOfDocument ? null : 'may-be-known';
}
