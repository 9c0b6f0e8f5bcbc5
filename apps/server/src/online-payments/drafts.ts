import type { contract } from '@tezga/contract';
import type { DraftLine } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { paymentDraftsStore, type StoredDraft } from './store.ts';

export const drafts: Handler<typeof contract.onlinePayments.drafts> = async (
  { unpaid },
  { transaction, businessId },
) => {
  const store = paymentDraftsStore(transaction, businessId);
  const found = await store.list(unpaid === 'true' ? 'unpaid' : 'all');
  const lines = await store.linesOf(found.map(({ id }) => id));
  const replies = found.map((draft) => draftReply(draft, lines.get(draft.id) ?? []));
  return unpaid === 'true' ? { draft: replies[0] ?? null } : { drafts: replies };
};

const draftReply = (
  { id, createdAt, paidAt, invoiceNumber, name, description, currency, total }: StoredDraft,
  lines: readonly DraftLine[],
) => ({
  _id: id,
  name,
  description,
  currency,
  total,
  createdAt: createdAt.toISOString(),
  payed: paidAt !== null,
  payedAt: paidAt?.toISOString() ?? null,
  invoiceNumber,
  lines: [...lines],
});
