import type { contract } from '@tezga/contract';
import type { Handler } from '../../platform/http/context.ts';
import { draftReply, draftsStore } from './drafts-store.ts';

/** Limit of the list; a person looks through far fewer drafts. */
export const draftsMax = 500;

export const drafts: Handler<typeof contract.sales.drafts> = async (_input, { transaction, businessId }) => {
  const newest = await draftsStore(transaction, businessId).newest(draftsMax + 1);
  return {
    drafts: newest.slice(0, draftsMax).map(draftReply),
    isMore: newest.length > draftsMax,
  };
};
