import { expect, test } from 'vitest';
import type { Shop } from './queries.ts';
import {
  allowsNegativeStock,
  negativeStockRuleOf,
  negativeStockRules,
  newShop,
  shopSchema,
  shopValues,
} from './shop-form.ts';

const shop: Shop = {
  _id: 'a'.repeat(24),
  name: 'Dyqani',
  bUnit: '',
  alphaCode: '',
  address: 'Rr. 1',
  city: 'Fier',
  country: 'ALB',
  phoneNumber: '',
  secondary: false,
  hidden: false,
  allowNegativeStock: false,
  updatedAt: '2026-11-15T08:00:00.000Z',
};

test('a new shop uses the rule of the business for negative stock', () => {
  expect(negativeStockRuleOf(newShop.allowNegativeStock)).toBe('asBusiness');
});

test.each(negativeStockRules)('the rule %s for negative stock is sent as it was read', (rule) => {
  const values = shopValues({ ...shop, allowNegativeStock: allowsNegativeStock[rule] });
  expect(negativeStockRuleOf(values.allowNegativeStock)).toBe(rule);
  expect(shopSchema.parse(values).allowNegativeStock).toBe(allowsNegativeStock[rule]);
});

test('each rule for negative stock is sent as a different value', () => {
  expect(new Set(negativeStockRules.map((rule) => allowsNegativeStock[rule])).size).toBe(3);
});
