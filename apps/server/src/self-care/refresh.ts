import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { enterPortal } from './enter-portal.ts';

export const refresh: Handler<typeof contract.selfCare.refresh> = async ({ businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const { account, enteredAt } = await enterPortal(context, businessId);
  context.note(`${account.businessInfo.name}, ${account.businessInfo.nipt}`);
  return {
    lastLoginAt: enteredAt.toISOString(),
    operators: account.operators.length,
    businessUnits: account.businessUnits.length,
    message: context.phrasesIn[context.language].selfCare.refreshed,
  };
};
