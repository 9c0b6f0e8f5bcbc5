import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { publicLink } from '../messages/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { ordersStore, type PayableDraft } from './orders-store.ts';
import { openProvider, type ProviderOrder } from './provider.ts';
import { orUnreachable } from './or-unreachable.ts';
import { addSettleJob, customIdOf, firstCheckMs, settle, type Settling } from './settle.ts';

/**
 * Replies with the page of the provider on which the user pays a draft. A draft has only one open order, and a new
 * order is created only after the provider has ended the earlier one. So two tabs or two people cannot pay a draft
 * twice.
 */
export const createOrder: FreeHandler<typeof contract.onlinePayments.createOrder> = {
  freely: ({ draftId }, context) =>
    orUnreachable(context, async () => {
      const { businessId } = context;
      const read = () =>
        context.inTransaction((transaction) => ordersStore(transaction, businessId).find(draftId));
      let draft = await read();
      refuseUnless(draft !== null, 'not-found');
      if (draft.orderId !== null) {
        const standing = await settle(context, draft);
        if (standing === 'paid') return { payed: true, approvalUrl: null };
        if (standing === 'pending') return { payed: false, approvalUrl: null };
        if (standing === 'ended') {
          const ended = draft.orderId;
          await context.inTransaction((transaction) =>
            ordersStore(transaction, businessId).dropOrder(draftId, ended),
          );
          draft = (await read()) ?? draft;
        }
      }
      if (draft.paidAt !== null) return { payed: true, approvalUrl: null };
      const order = await orderOf(context, draft);
      return { payed: false, approvalUrl: order.approvalUrl };
    }),
};

/**
 * Returns the open order of the draft, or creates one. The request id is an idempotency key: if the reply is lost, a
 * repeated request gets the same order from the provider.
 */
async function orderOf(context: Settling, draft: PayableDraft): Promise<ProviderOrder> {
  const { config, clock, businessId, inTransaction } = context;
  const provider = openProvider(config);
  const known = draft.orderId === null ? null : await provider.findOrder(draft.orderId);
  if (known !== null) return known;
  const order = await provider.createOrder({
    requestId: `${draft.id}-${draft.orderAttempt}`,
    customId: customIdOf(businessId, draft.id),
    description: draft.name,
    currency: draft.currency,
    total: draft.total,
    returnUrl: publicLink(config, '/draft-payments/unpaid'),
  });
  const at = new Date(clock.now().getTime() + firstCheckMs);
  await inTransaction(async (transaction) => {
    await ordersStore(transaction, businessId).saveOrder(draft.id, draft.orderAttempt, order.id);
    await addSettleJob(transaction, { businessId, draftId: draft.id }, at);
  });
  return order;
}
