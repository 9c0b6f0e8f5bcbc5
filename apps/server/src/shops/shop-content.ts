import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { ShopContent } from './tables.ts';

type Input = Omit<z.output<typeof contract.shops.add.input>, 'secondary' | 'business_id'>;

/** What was typed, as it is kept. */
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
