import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { compareAccount, recordsHere } from './compare-account.ts';
import { selfCareDataStore } from './store.ts';

export const stored: Handler<typeof contract.selfCare.stored> = async ({ businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const { transaction } = context;
  const data = await selfCareDataStore(transaction, businessId).read();
  if (data === null) return { scUpdatedAt: null, account: null };
  return {
    scUpdatedAt: data.refreshedAt.toISOString(),
    account: compareAccount(data.account, await recordsHere(transaction, businessId)),
  };
};
