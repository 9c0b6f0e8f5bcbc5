import { sumOf } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { pageOf } from '../../kits/lists/page-of.ts';
import type { Waiting, WaitingInvoice } from '../fiscal/index.ts';

/** The server returns all pending invoices at once, so sorting, search and the total are computed here. */
export function waitingPage(invoices: readonly WaitingInvoice[], state: TableState) {
  const page = pageOf(invoices, state, {
    words: ({ meta, posName }) => [meta.invoiceNumber, meta.buyerName, meta.buyerIDNum, posName],
    order: {
      number: ({ meta }) => meta.invoiceNumber,
      left: ({ deadline }) => (deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline)),
      customer: ({ meta }) => meta.buyerName,
      attempts: ({ attempts }) => attempts,
      total: ({ totalPrice }) => totalPrice,
    },
  });
  const total = sumOf(invoices.map(({ totalPrice }) => totalPrice));
  return page.total === invoices.length ? { ...page, totals: { total } } : page;
}

/**
 * The number of pending invoices within their deadline that the server counted but did not list, because of its
 * limit.
 */
export const unshownCount = (
  { count, missedCount, seenCount }: Pick<Waiting, 'count' | 'missedCount' | 'seenCount'>,
  inTime: readonly WaitingInvoice[],
): number => Math.max(0, count - missedCount - seenCount - inTime.length);

/**
 * The service that has not accepted the invoice yet: without a deadline it has its NIVF and lacks only its
 * EIC.
 */
export const serviceOf = ({ deadline }: Pick<WaitingInvoice, 'deadline'>) =>
  deadline === null ? ('einvoice' as const) : ('fiscalization' as const);

/**
 * The state of an invoice in the list of pending ones; an invoice fiscalized a moment ago counts as pending.
 */
export function unfinished(invoice: Pick<WaitingInvoice, 'status' | 'fault' | 'deadline'>) {
  const { status, fault } = invoice;
  return {
    status: status === 'error' ? ('error' as const) : ('pending' as const),
    fault,
    service: serviceOf(invoice),
  };
}
