import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { obstaclesToRemoval } from './obstacles-to-removal.ts';

export const mayBeDeleted: Handler<typeof contract.shops.mayBeDeleted> = async (
  { shopsId, businessId },
  context,
) => {
  const { dependents, isLast } = await obstaclesToRemoval(context, { shopId: shopsId, businessId });
  const phrases = context.phrasesIn[context.language];
  const reasons = [
    ...dependents.map((dependent) => phrases.shops.inUse[dependent]),
    ...(isLast ? [phrases.refusals['shop-last']] : []),
  ];
  return { canBeDeleted: reasons.length === 0, reason: reasons.length === 0 ? null : reasons.join(' ') };
};
