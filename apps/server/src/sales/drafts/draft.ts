import { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { draftReply, draftsStore } from './drafts-store.ts';

export const draft: Handler<typeof contract.sales.draft> = async ({ id }, { transaction, businessId }) => {
  const row = await draftsStore(transaction, businessId).find(id);
  refuseUnless(row !== null, 'not-found');
  // A cart that was put aside before a field was added gets the field's usual value.
  const cart = contract.sales.quote.input.parse(row.cart);
  return { draft: { ...draftReply(row), cart } };
};
