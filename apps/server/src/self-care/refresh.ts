import type { contract } from '@tezga/contract';
import { enterBusinessLookedAfter } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { enterPortal } from './enter-portal.ts';

export const refresh: Handler<typeof contract.selfCare.refresh> = async ({ businessId }, context) => {
  await enterBusinessLookedAfter(context, businessId);
  const { account, enteredAt } = await enterPortal(context, businessId);
  context.note(`${account.businessInfo.name}, ${account.businessInfo.nipt}`);
  return {
    lastLoginAt: enteredAt.toISOString(),
    operators: account.operators.length,
    businessUnits: account.businessUnits.length,
    message: context.phrasesIn[context.language].selfCare.refreshed,
  };
};
