import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { priceChanges, type Prices } from './price-changes.ts';

const prices = (price: bigint, byShop: [string, bigint][] = [], currency = 'ALL'): Prices => ({
  price: asMoney(price),
  currency,
  byShop: new Map(byShop.map(([shopId, own]) => [shopId, asMoney(own)])),
});

test('all prices of a new article are recorded as changes', () => {
  expect(priceChanges(null, prices(100n, [['a', 90n]]))).toEqual([
    { shopId: null, price: 100n },
    { shopId: 'a', price: 90n },
  ]);
});

test('unchanged prices are not recorded as changes', () => {
  expect(priceChanges(prices(100n, [['a', 90n]]), prices(100n, [['a', 90n]]))).toEqual([]);
});

test('a changed, an added and a removed shop price are each recorded as a change', () => {
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

test('the same amounts in another currency are recorded as changes', () => {
  expect(priceChanges(prices(100n, [['a', 90n]]), prices(100n, [['a', 90n]], 'EUR'))).toHaveLength(2);
});
