import type { contract } from '@tezga/contract';
import { targetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { shopsByName } from './shops-by-name.ts';

export const list: Handler<typeof contract.shops.list> = async ({ businessId: named }, context) => {
  const businessId = await targetBusiness(context, named);
  return { shops: await shopsByName({ transaction: context.transaction, businessId }) };
};
