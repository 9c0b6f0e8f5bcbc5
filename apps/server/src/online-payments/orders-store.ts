import type { Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface PayableDraft {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly total: Money;
  readonly orderAttempt: number;
  readonly orderId: string | null;
  readonly paidAt: Date | null;
}

/**
 * The orders and payments of one business's drafts. An update changes the draft only if it is unpaid and has the
 * expected order, so that concurrent calls do not overwrite each other.
 */
export function ordersStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const change = (draftId: string) =>
    queries
      .updateTable('tenant.payment_drafts')
      .where('business_id', '=', businessId)
      .where('id', '=', draftId)
      .where('paid_at', 'is', null);
  return {
    async find(draftId: string): Promise<PayableDraft | null> {
      const row = await queries
        .selectFrom('tenant.payment_drafts')
        .select([
          'id',
          'name',
          'currency',
          'total',
          'order_attempt as orderAttempt',
          'order_id as orderId',
          'paid_at as paidAt',
        ])
        .where('business_id', '=', businessId)
        .where('id', '=', draftId)
        .executeTakeFirst();
      return row ?? null;
    },

    async saveOrder(draftId: string, attempt: number, orderId: string): Promise<void> {
      await change(draftId)
        .set({ order_id: orderId })
        .where('order_attempt', '=', attempt)
        .where('order_id', 'is', null)
        .execute();
    },

    /**
     * Removes an order from the draft, so that a new one can be created. Only for an order that can no longer be
     * paid: otherwise the draft could be paid twice.
     */
    async dropOrder(draftId: string, orderId: string): Promise<void> {
      await change(draftId)
        .set(({ eb }) => ({ order_id: null, order_attempt: eb('order_attempt', '+', 1) }))
        .where('order_id', '=', orderId)
        .execute();
    },

    /** Returns false if the payment was already recorded. */
    async markPaid(draftId: string, orderId: string, captureId: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await change(draftId)
        .set({ paid_at: at, capture_id: captureId })
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
