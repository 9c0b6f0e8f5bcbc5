import type { Order } from './orders.ts';
import type { Parts } from './parts.ts';

/** Ends the check of a pending payment, and notifies the client of the status of its capture. */
export function endCheck(parts: Parts, order: Order, status: 'COMPLETED' | 'DECLINED'): void {
  if (parts.book.endCheck(order, status)) notifyOfCapture(parts, order);
}

const notificationTypes = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
  FAILED: 'PAYMENT.CAPTURE.DECLINED',
  REFUNDED: 'PAYMENT.CAPTURE.DECLINED',
} as const;

export function notifyOfCapture(
  { notifier, switches }: Parts,
  { id, amount, customId, capture }: Order,
): void {
  if (capture === null) return;
  const related = { supplementary_data: { related_ids: { order_id: id } } };
  notifier.notify(
    notificationTypes[capture.status],
    { ...capture, custom_id: customId, amount, ...related },
    switches,
  );
}
