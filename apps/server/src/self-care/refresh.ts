import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { compareAccount, recordsHere } from './compare-account.ts';
import { enterPortal } from './enter-portal.ts';
import { selfCareDataStore } from './store.ts';

export const refresh: Handler<typeof contract.selfCare.refresh> = async ({ businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const { transaction } = context;
  const { account, enteredAt } = await enterPortal(context, businessId);
  const { token: _ofTheSession, ...data } = account;
  await selfCareDataStore(transaction, businessId).save(data, enteredAt);
  context.note(`${account.businessInfo.name}, ${account.businessInfo.nipt}`);
  return {
    lastLoginAt: enteredAt.toISOString(),
    scUpdatedAt: enteredAt.toISOString(),
    operators: account.operators.length,
    businessUnits: account.businessUnits.length,
    account: compareAccount(data, await recordsHere(transaction, businessId)),
    message: context.phrasesIn[context.language].selfCare.refreshed,
  };
};
