import { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { draftReply, draftsStore } from './drafts-store.ts';

export const draft: Handler<typeof contract.sales.draft> = async ({ id }, { transaction, businessId }) => {
  const row = await draftsStore(transaction, businessId).find(id);
  refuseUnless(row !== null, 'not-found');
  // Parsing gives a field its default value if it was added to the contract after the draft was saved.
  const cart = contract.sales.quote.input.parse(row.cart);
  return { draft: { ...draftReply(row), cart } };
};
