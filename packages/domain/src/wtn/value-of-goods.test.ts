import { expect, test } from 'vitest';
import { asExchangeRate, asMoney, asQuantity } from '../amounts.ts';
import { valueOfGoods, type PricedGoods } from './value-of-goods.ts';

const inLek = asExchangeRate(100_000_000n);
const goods = (quantity: bigint, price: bigint, exchangeRate = inLek): PricedGoods => ({
  quantity: asQuantity(quantity),
  price: asMoney(price),
  exchangeRate,
});

test('the value of goods is the sum of quantity times price, with each line rounded to a hundredth', () => {
  expect(valueOfGoods([goods(2_000n, 12_000n), goods(1_500n, 9_990n)])).toBe(24_000n + 14_985n);
  expect(valueOfGoods([goods(333n, 101n), goods(333n, 101n)])).toBe(34n + 34n);
});

test('a price in another currency is converted to lek by its exchange rate', () => {
  expect(valueOfGoods([goods(2_000n, 1_000n, asExchangeRate(9_850_000_000n))])).toBe(197_000n);
});

test('the value of goods is null if there are no lines, or if a line has no price', () => {
  expect(valueOfGoods([])).toBeNull();
  expect(valueOfGoods([goods(1_000n, 12_000n), null])).toBeNull();
});
