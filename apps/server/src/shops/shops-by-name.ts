import type { contract, OutputOf } from '@tezga/contract';
import type { BusinessContext } from '../platform/http/context.ts';
import { shopsStore } from './store.ts';
import type { ShopRow } from './shop-row.ts';

type Shop = OutputOf<typeof contract.shops.list>['shops'][number];

/** All shops of the business in Albanian order, with the field names of the specification. */
export async function shopsByName({
  transaction,
  businessId,
}: Pick<BusinessContext, 'transaction' | 'businessId'>): Promise<Shop[]> {
  const shops = await shopsStore(transaction, businessId).list();
  return shops.map(shopReply).toSorted((one, other) => one.name.localeCompare(other.name, 'sq'));
}

function shopReply(shop: ShopRow): Shop {
  return {
    _id: shop.id,
    name: shop.name,
    bUnit: shop.business_unit_code,
    alphaCode: shop.alpha_code,
    address: shop.address,
    city: shop.city,
    country: shop.country,
    phoneNumber: shop.phone_number,
    secondary: shop.is_secondary,
    hidden: shop.is_hidden,
    allowNegativeStock: shop.allow_negative_stock,
    updatedAt: shop.updated_at.toISOString(),
  };
}
