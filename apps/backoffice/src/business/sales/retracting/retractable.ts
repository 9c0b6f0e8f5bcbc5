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

/** What lists know already keeps an invoice in the books; the rest is said by the server. */
export function knownHindranceOf(invoice: RetractableInvoice): RetractHindrance | null {
  const { meta, status, fault, isRetracted } = invoice;
  return retractHindranceOf({
    status,
    code: meta.fic,
    fault,
    // A fault of the document ends its attempts, so one that still has some waits behind another.
    isSent: false,
    isRetracted,
    isCorrection:
      invoice.orderNumberOfCorrectedInvoice !== null || invoice.orderNumberOfCanceledInvoice !== null,
    isSummary: false,
    isReferred: invoice.usedAsOrderInvoice,
  });
}

/** Whether it is offered to take it out of the books; where something else keeps it there, that is explained. */
export const isRefused = (invoice: RetractableInvoice): boolean =>
  knownHindranceOf(invoice) !== 'not-refused';
