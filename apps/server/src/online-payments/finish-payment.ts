import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { FreeHandler } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { ordersStore } from './orders-store.ts';
import { orUnreachable } from './or-unreachable.ts';
import { settle } from './settle.ts';

/**
 * Captures the money after the payer approved the order. A repeated call captures nothing more and gets the same
 * reply.
 */
export const finishPayment: FreeHandler<typeof contract.onlinePayments.finishPayment> = {
  freely: ({ draftId, orderId }, context) =>
    orUnreachable(context, async () => {
      const { businessId, person, requestId, device, clock } = context;
      const draft = await context.inTransaction((transaction) =>
        ordersStore(transaction, businessId).find(draftId),
      );
      refuseUnless(draft !== null && draft.orderId === orderId, 'not-found');
      const standing = await settle(context, draft);
      refuseUnless(standing !== 'declined' && standing !== 'ended', 'payment-declined');
      if (standing === 'pending') return { payed: false };
      refuseUnless(standing === 'paid', 'payment-not-approved');
      if (draft.paidAt !== null) return { payed: true };
      await context.inTransaction((transaction) =>
        recordActivity(transaction, {
          actor: { person, businessId },
          isBound: true,
          at: clock.now(),
          action: 'onlinePayments.finishPayment',
          subject: draft.name,
          requestId,
          device,
        }),
      );
      return { payed: true };
    }),
};
