import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { paymentDraftsStore, type StoredDraft } from './store.ts';

export const drafts: Handler<typeof contract.onlinePayments.drafts> = async (
  { unpaid },
  { transaction, businessId },
) => {
  const store = paymentDraftsStore(transaction, businessId);
  if (unpaid === 'false') return { drafts: (await store.list('all')).map(draftReply) };
  const [draft] = await store.list('unpaid');
  return { draft: draft === undefined ? null : draftReply(draft) };
};

function draftReply({ id, createdAt, paidAt, lines, ...draft }: StoredDraft) {
  return {
    _id: id,
    ...draft,
    createdAt: createdAt.toISOString(),
    payed: paidAt !== null,
    payedAt: paidAt?.toISOString() ?? null,
    lines: [...lines],
  };
}
