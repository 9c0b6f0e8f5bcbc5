import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { draftReply, draftsStore } from './drafts-store.ts';

export const drafts: Handler<typeof contract.sales.drafts> = async (_input, { transaction, businessId }) => ({
  drafts: (await draftsStore(transaction, businessId).list()).map(draftReply),
});
