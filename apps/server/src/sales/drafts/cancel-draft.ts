import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { draftsStore } from './drafts-store.ts';

export const cancelDraft: Handler<typeof contract.sales.cancelDraft> = async ({ id }, context) => {
  const store = draftsStore(context.transaction, context.businessId);
  const draft = await store.find(id);
  refuseUnless(draft !== null && (await store.remove(id)), 'not-found');
  context.note(draft.name);
  return {};
};
