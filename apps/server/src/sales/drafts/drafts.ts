import type { contract } from '@tezga/contract';
import type { Handler } from '../../platform/http/context.ts';
import { draftReply, draftsStore } from './drafts-store.ts';

/** Limit of the list, far above what a person looks through. */
export const draftsShownMost = 500;

export const drafts: Handler<typeof contract.sales.drafts> = async (_input, { transaction, businessId }) => {
  const newest = await draftsStore(transaction, businessId).newest(draftsShownMost + 1);
  return {
    drafts: newest.slice(0, draftsShownMost).map(draftReply),
    isMore: newest.length > draftsShownMost,
  };
};
