import { asMoney, asQuantity } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCosts } from './line-costs.ts';
import { movedArticles, type StockArticle } from './moved-articles.ts';

const simple: StockArticle = {
  isStockCounted: true,
  isComposite: false,
  isProduced: false,
  isSoldFreely: false,
  ingredients: [],
};
const articles = new Map<string, StockArticle>([
  ['beans', simple],
  ['milk', simple],
  ['work', { ...simple, isStockCounted: false }],
  [
    'macchiato',
    {
      ...simple,
      isComposite: true,
      ingredients: [
        { articleId: 'beans', quantity: asQuantity(8n) },
        { articleId: 'milk', quantity: asQuantity(25n) },
      ],
    },
  ],
]);

test('the cost of an article is distributed to its lines in proportion to their quantities', () => {
  const lines = [
    { articleId: 'beans', quantity: asQuantity(1000n) },
    { articleId: 'work', quantity: asQuantity(1000n) },
    { articleId: 'beans', quantity: asQuantity(2000n) },
  ];
  expect(
    lineCosts(lines, articles, new Map([['beans', { quantity: asQuantity(3000n), cost: asMoney(100n) }]])),
  ).toEqual([33n, 0n, 67n]);
});

test('the cost of a composite is the cost of its ingredients', () => {
  const issued = new Map([
    ['beans', { quantity: asQuantity(8n), cost: asMoney(12n) }],
    ['milk', { quantity: asQuantity(25n), cost: asMoney(5n) }],
  ]);
  expect(lineCosts([{ articleId: 'macchiato', quantity: asQuantity(1000n) }], articles, issued)).toEqual([
    17n,
  ]);
});

test('the costs of the lines sum exactly to the cost of the movements', () => {
  const line = fc.record({
    articleId: fc.constantFrom('beans', 'milk', 'work', 'macchiato', null),
    quantity: fc.bigInt({ min: 1n, max: 5000n }).map(asQuantity),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.bigInt(0n, 99_999n).map(asMoney),
      (lines, cost) => {
        const moved = movedArticles(lines, { impactWarehouse: true, articles });
        const issued = new Map(moved.map(({ articleId, quantity }) => [articleId, { quantity, cost }]));
        const sum = lineCosts(lines, articles, issued).reduce((total, each) => total + each, 0n);
        expect(sum).toBe(cost * BigInt(moved.length));
      },
    ),
  );
});
