import { contract, type InputOf } from '@tezga/contract';
import { homeCountry } from '@tezga/domain';
import type { z } from 'zod';
import type { Shop } from './queries.ts';

export type ShopValues = Omit<InputOf<typeof contract.shops.add>, 'business_id'>;
type CheckedShop = Omit<z.output<typeof contract.shops.add.input>, 'business_id'>;

/** The schema of new and existing shops; `secondary` can be set only for a new one. */
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

/** Whether the shop may sell below zero stock: as its business, always, or never. */
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
