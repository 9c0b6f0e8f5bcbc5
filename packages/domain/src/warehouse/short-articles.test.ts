import { asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { MovedArticle } from './moved-articles.ts';
import { shortArticles } from './short-articles.ts';

const requested = (articleId: string, quantity: bigint, needsStock = true): MovedArticle => ({
  articleId,
  quantity: asQuantity(quantity),
  needsStock,
});
const strict = { shopAllows: null, businessAllows: false };
const onHand = new Map([
  ['bread', asQuantity(2000n)],
  ['milk', asQuantity(500n)],
  ['salt', asQuantity(-1000n)],
]);

test('every article with too little stock is listed with the available and requested quantity', () => {
  const moved = [
    requested('bread', 2000n),
    requested('milk', 501n),
    requested('oil', 1n),
    requested('salt', 1n),
  ];
  expect(shortArticles(moved, onHand, strict)).toEqual([
    { articleId: 'milk', available: 500n, requested: 501n },
    { articleId: 'oil', available: 0n, requested: 1n },
    { articleId: 'salt', available: -1000n, requested: 1n },
  ]);
});

test('articles that may be sold without stock, and returned goods, are never listed as short', () => {
  expect(shortArticles([requested('oil', 5n, false), requested('salt', -5n)], onHand, strict)).toEqual([]);
});

test.each([
  [null, true, true],
  [null, false, false],
  [true, false, true],
  [false, true, false],
  [true, true, true],
  [false, false, false],
])(
  'with the shop setting %s and the business setting %s negative stock is allowed: %s',
  (shop, business, may) => {
    const short = shortArticles([requested('oil', 1n)], onHand, {
      shopAllows: shop,
      businessAllows: business,
    });
    expect(short.length === 0).toBe(may);
  },
);
