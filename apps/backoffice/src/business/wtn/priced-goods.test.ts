import { asExchangeRate, asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { emptyLine, type NoteLine } from './note-form.ts';
import { pricedGoods, type PricedArticle } from './priced-goods.ts';

const oil: PricedArticle = {
  _id: 'oil',
  price: asMoney(12_000n),
  currency: 'ALL',
  byShops: [{ shopId: 'port', price: asMoney(15_000n) }],
};
const wine: PricedArticle = { _id: 'wine', price: asMoney(1_000n), currency: 'EUR', byShops: [] };
const rates = new Map([
  ['ALL', asExchangeRate(100_000_000n)],
  ['EUR', asExchangeRate(9_850_000_000n)],
]);
const prices = { articles: [oil, wine], shopId: 'center', rates };
const line = (articleId: string | null, quantity: unknown): NoteLine =>
  ({ ...emptyLine, articleId, quantity }) as NoteLine;

test('goods have the price of the shop, or the general price if the shop has none', () => {
  expect(pricedGoods([line('oil', 2)], prices)).toBe(240);
  expect(pricedGoods([line('oil', 2)], { ...prices, shopId: 'port' })).toBe(300);
});

test('a price in another currency is converted to lek', () => {
  expect(pricedGoods([line('oil', 1), line('wine', 0.5)], prices)).toBe(612.5);
});

test('a line without an article, quantity or exchange rate leaves the value empty', () => {
  expect(pricedGoods([line('oil', 2), line(null, 1)], prices)).toBe('');
  expect(pricedGoods([line('oil', '')], prices)).toBe('');
  expect(pricedGoods([line('wine', 1)], { ...prices, rates: new Map() })).toBe('');
});
