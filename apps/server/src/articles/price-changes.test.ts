import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { priceChanges, type Prices } from './price-changes.ts';

const prices = (price: bigint, byShop: [string, bigint][] = [], currency = 'ALL'): Prices => ({
  price: asMoney(price),
  currency,
  byShop: new Map(byShop.map(([shopId, own]) => [shopId, asMoney(own)])),
});

test('a new article has all its prices for the first time', () => {
  expect(priceChanges(null, prices(100n, [['a', 90n]]))).toEqual([
    { shopId: null, price: 100n },
    { shopId: 'a', price: 90n },
  ]);
});

test('prices that stayed are no news', () => {
  expect(priceChanges(prices(100n, [['a', 90n]]), prices(100n, [['a', 90n]]))).toEqual([]);
});

test('a shop may change its price alone, begin with one, or go back to that of the others', () => {
  const before = prices(100n, [
    ['a', 90n],
    ['b', 80n],
  ]);
  const after = prices(100n, [
    ['a', 95n],
    ['c', 70n],
  ]);
  expect(priceChanges(before, after)).toEqual([
    { shopId: 'a', price: 95n },
    { shopId: 'c', price: 70n },
    { shopId: 'b', price: null },
  ]);
});

test('the same number in another currency is another price', () => {
  expect(priceChanges(prices(100n, [['a', 90n]]), prices(100n, [['a', 90n]], 'EUR'))).toHaveLength(2);
});
