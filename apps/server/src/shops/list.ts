import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { shopsStore } from './store.ts';

export const list: Handler<typeof contract.shops.list> = async (_input, { transaction, businessId }) => {
  const shops = await shopsStore(transaction, businessId).list();
  return {
    shops: shops
      .map((shop) => ({
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
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'sq')),
  };
};
