import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { removingStore, type Dependent } from './removing-store.ts';
import { shopsStore } from './store.ts';

type Shop = Awaited<ReturnType<ReturnType<typeof shopsStore>['list']>>[number];

/** The reasons why a shop cannot be deleted: it has dependent records, or it is the last visible shop. */
export async function obstaclesToRemoval(
  context: AdminContext,
  { shopId, businessId }: { shopId: string; businessId: string },
): Promise<{ shop: Shop; dependents: Dependent[]; isLast: boolean }> {
  await enterManagedBusiness(context, businessId);
  const { transaction } = context;
  const shops = await shopsStore(transaction, businessId).list();
  const shop = shops.find(({ id }) => id === shopId);
  refuseUnless(shop !== undefined, 'not-found');
  const isLast = !shops.some(({ id, is_hidden: isHidden }) => id !== shopId && !isHidden);
  return { shop, dependents: await removingStore(transaction, businessId).dependentsOf(shopId), isLast };
}
