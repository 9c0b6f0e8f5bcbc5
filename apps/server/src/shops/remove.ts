import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { obstaclesToRemoval } from './obstacles-to-removal.ts';
import { removingStore } from './removing-store.ts';
import { shopsStore } from './store.ts';

export const remove: Handler<typeof contract.shops.remove> = async ({ shopId, businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const { transaction } = context;
  // Locks the shops first, so that a concurrent transaction that adds a dependent record waits, and then does not
  // find the shop.
  await shopsStore(transaction, businessId).lockAll();
  const { shop, dependents, isLast } = await obstaclesToRemoval(context, { shopId, businessId });
  refuseUnless(dependents.length === 0, 'shop-in-use');
  refuseUnless(!isLast, 'shop-last');
  await removingStore(transaction, businessId).remove(shopId);
  context.note(shop.name);
  return {};
};
