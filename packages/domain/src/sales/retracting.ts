import type { FiscalStatus } from './fiscal-status.ts';

/**
 * What is said of the document itself, so that it was looked at and not taken. What is said before that, as of the
 * certificate or the clock, says nothing of an earlier attempt whose answer was lost.
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
  /** Its NIVF. */
  readonly code: string | null;
  /** What the tax authority said at last, by name. */
  readonly fault: string | null;
  /** Whether the tax authority may have heard of it. */
  readonly isSent: boolean;
  readonly isRetracted: boolean;
  /** Whether it corrects another, cancels it, or gives its debt up. */
  readonly isCorrection: boolean;
  /** Whether it sums up orders. */
  readonly isSummary: boolean;
  /** Whether another invoice is about it. */
  readonly isReferred: boolean;
}

/**
 * Why an invoice cannot be taken out of the books; null where it can. Only what the tax authority is known not to have goes
 * untold. What takes something back, or sums it up, would have to give it free again.
 */
export function retractHindranceOf(invoice: InvoiceToRetract): RetractHindrance | null {
  const isOfDocument = invoice.fault !== null && faultsOfDocument.has(invoice.fault);
  // What waits behind an opening, or behind another invoice, that was refused was told to nobody.
  const isHeldBack = invoice.status === 'pending' && !invoice.isSent && isOfDocument;
  if (invoice.code !== null || invoice.isRetracted) return 'not-refused';
  if (invoice.status !== 'error' && !isHeldBack) return 'not-refused';
  if (invoice.isCorrection) return 'correction';
  if (invoice.isSummary) return 'summary';
  if (invoice.isReferred) return 'referred';
  return isOfDocument ? null : 'may-be-known';
}
