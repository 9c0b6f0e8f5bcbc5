import type { FiscalStatus } from './fiscal-status.ts';

/**
 * Faults about the document itself, which prove that the tax authority checked the document and does not have
 * it. Faults that are found before that check, for example about certificate or clock, do not prove this: an
 * earlier attempt may have been accepted and its reply lost.
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
 * Why an invoice cannot be retracted; null if it can. It must be certain that the tax authority does not have
 * the invoice. Corrections and summary invoices cannot be retracted, because the invoices that they refer to
 * would have to be reopened.
 */
export function retractHindranceOf(invoice: InvoiceToRetract): RetractHindrance | null {
  const isOfDocument = invoice.fault !== null && faultsOfDocument.has(invoice.fault);
  // A pending invoice was never sent if it waits behind a refused drawer opening or a refused invoice.
  const isNeverSent = invoice.status === 'pending' && !invoice.isSent && isOfDocument;
  if (invoice.code !== null || invoice.isRetracted) return 'not-refused';
  if (invoice.status !== 'error' && !isNeverSent) return 'not-refused';
  if (invoice.isCorrection) return 'correction';
  if (invoice.isSummary) return 'summary';
  if (invoice.isReferred) return 'referred';
  return isOfDocument ? null : 'may-be-known';
}
