import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { ShopContent } from './shop-row.ts';

type Input = Omit<z.output<typeof contract.shops.add.input>, 'secondary' | 'business_id'>;

/** The columns of a shop from the input. */
export function shopContent(input: Input): ShopContent {
  return {
    name: input.name,
    business_unit_code: input.bUnit ?? '',
    alpha_code: input.alphaCode,
    address: input.address,
    city: input.city,
    country: input.country,
    phone_number: input.phoneNumber ?? '',
    allow_negative_stock: input.allowNegativeStock,
  };
}

/** The stored shop with the fields of the input. */
export function shopInput(stored: ShopContent): Input {
  return {
    name: stored.name,
    bUnit: stored.business_unit_code,
    alphaCode: stored.alpha_code,
    address: stored.address,
    city: stored.city,
    country: stored.country,
    phoneNumber: stored.phone_number,
    allowNegativeStock: stored.allow_negative_stock,
  };
}
