import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { ShopContent } from './shop-row.ts';

type Input = Omit<z.output<typeof contract.shops.edit.input>, 'shopId' | 'updatedAt'>;

/** The typed values in stored form; values missing in the call stay unchanged. */
export function shopContent(
  input: Input,
  before: Pick<ShopContent, 'business_unit_code' | 'phone_number' | 'allow_negative_stock'> = {
    business_unit_code: '',
    phone_number: '',
    allow_negative_stock: null,
  },
): ShopContent {
  return {
    name: input.name,
    business_unit_code: input.bUnit === undefined ? before.business_unit_code : (input.bUnit ?? ''),
    alpha_code: input.alphaCode,
    address: input.address,
    city: input.city,
    country: input.country,
    phone_number: input.phoneNumber === undefined ? before.phone_number : (input.phoneNumber ?? ''),
    allow_negative_stock:
      input.allowNegativeStock === undefined ? before.allow_negative_stock : input.allowNegativeStock,
  };
}
