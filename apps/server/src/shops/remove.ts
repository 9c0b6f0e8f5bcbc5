import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterBusinessLookedAfter } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { obstaclesToRemoval } from './obstacles-to-removal.ts';
import { removingStore } from './removing-store.ts';
import { shopsStore } from './store.ts';

export const remove: Handler<typeof contract.shops.remove> = async ({ shopId, businessId }, context) => {
  await enterBusinessLookedAfter(context, businessId);
  const { transaction } = context;
  // Held first: whoever makes something depend on the shop now waits, and then finds it gone.
  await shopsStore(transaction, businessId).holdAll();
  const { shop, dependents, isLast } = await obstaclesToRemoval(context, { shopId, businessId });
  refuseUnless(dependents.length === 0, 'shop-in-use');
  refuseUnless(!isLast, 'shop-last');
  await removingStore(transaction, businessId).remove(shopId);
  context.note(shop.name);
  return {};
};
