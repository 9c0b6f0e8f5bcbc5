import { retractHindranceOf, type RetractHindrance } from '@tezga/domain';
import type { Invoice } from '../queries.ts';

export type RetractableInvoice = Pick<
  Invoice,
  | 'meta'
  | 'status'
  | 'fault'
  | 'isRetracted'
  | 'orderNumberOfCorrectedInvoice'
  | 'orderNumberOfCanceledInvoice'
  | 'usedAsOrderInvoice'
>;

/** The reason against retracting, as far as the fields of a list row show it; the server checks the rest. */
export function knownHindranceOf(invoice: RetractableInvoice): RetractHindrance | null {
  const { meta, status, fault, isRetracted } = invoice;
  return retractHindranceOf({
    status,
    code: meta.fic,
    fault,
    // Unknown in a list row, and only relevant for a pending invoice with a fault of the document. Such an invoice
    // was not sent: the server does not retry refused documents, so it waits behind another refused document.
    isSent: false,
    isRetracted,
    isCorrection:
      invoice.orderNumberOfCorrectedInvoice !== null || invoice.orderNumberOfCanceledInvoice !== null,
    isSummary: false,
    isReferred: invoice.usedAsOrderInvoice,
  });
}

/** Whether to offer retracting. If a refused invoice cannot be retracted, the action explains why. */
export const isRefused = (invoice: RetractableInvoice): boolean =>
  knownHindranceOf(invoice) !== 'not-refused';
