import { sumOf } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { pageOf } from '../../kits/lists/page-of.ts';
import type { Waiting, WaitingInvoice } from '../fiscal/index.ts';

/** All of them are at hand, so they are ordered, searched and summed up here. */
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

/** How many can still be taken and are not told of, because there are so many. */
export const unshownCount = (
  { count, missedCount, seenCount }: Pick<Waiting, 'count' | 'missedCount' | 'seenCount'>,
  inTime: readonly WaitingInvoice[],
): number => Math.max(0, count - missedCount - seenCount - inTime.length);

/** Whoever has the NIVF lacks the EIC, and then no hours count any more. */
export const serviceOf = ({ deadline }: Pick<WaitingInvoice, 'deadline'>) =>
  deadline === null ? ('einvoice' as const) : ('fiscalization' as const);

/** The state of an invoice that waits; one that was taken a moment ago no longer has a cause. */
export function unfinished(invoice: Pick<WaitingInvoice, 'status' | 'fault' | 'deadline'>) {
  const { status, fault } = invoice;
  return {
    status: status === 'error' ? ('error' as const) : ('pending' as const),
    fault,
    service: serviceOf(invoice),
  };
}
