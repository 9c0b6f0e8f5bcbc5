import { contract, type InputOf } from '@tezga/contract';
import { homeCountry } from '@tezga/domain';
import type { z } from 'zod';
import type { Shop } from './queries.ts';

export type ShopValues = Omit<InputOf<typeof contract.shops.add>, 'business_id'>;
type CheckedShop = Omit<z.output<typeof contract.shops.add.input>, 'business_id'>;

/** One form for a new shop and for one there is; whether it is secondary is said once, when it is new. */
export const shopSchema: z.ZodType<CheckedShop, ShopValues> = contract.shops.add.input.omit({
  business_id: true,
});

export const newShop: ShopValues = {
  name: '',
  bUnit: '',
  alphaCode: '',
  address: '',
  city: '',
  country: homeCountry,
  phoneNumber: '',
  secondary: false,
  allowNegativeStock: null,
};

export function shopValues(shop: Shop): ShopValues {
  const { name, bUnit, alphaCode, address, city, country, phoneNumber, secondary, allowNegativeStock } = shop;
  return { name, bUnit, alphaCode, address, city, country, phoneNumber, secondary, allowNegativeStock };
}

/** What a shop may do with what it has not: as its business does, or whatever that does. */
export const negativeStockRules = ['asBusiness', 'allowed', 'refused'] as const;
type NegativeStockRule = (typeof negativeStockRules)[number];

export const allowsNegativeStock: Readonly<Record<NegativeStockRule, boolean | null>> = {
  asBusiness: null,
  allowed: true,
  refused: false,
};

export function negativeStockRuleOf(allows: boolean | null | undefined): NegativeStockRule {
  return negativeStockRules.find((rule) => allowsNegativeStock[rule] === allows) ?? 'asBusiness';
}
