import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { targetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { shopsStore } from './store.ts';

export const hideOrRestore: Handler<typeof contract.shops.hideOrRestore> = async (
  { shopId, hidden, business_id: named },
  context,
) => {
  const businessId = await targetBusiness(context, named);
  const { transaction, clock } = context;
  const shops = await shopsStore(transaction, businessId).lockAll();
  const shop = shops.find(({ id }) => id === shopId);
  refuseUnless(shop !== undefined, 'not-found');
  const isOtherVisible = shops.some(({ id, is_hidden: isHidden }) => id !== shopId && !isHidden);
  refuseUnless(!hidden || isOtherVisible, 'shop-last');
  if (shop.is_hidden !== hidden)
    await changingStore(transaction, businessId).change(shopId, { is_hidden: hidden }, clock.now());
  context.note(shop.name);
  return { hidden };
};
