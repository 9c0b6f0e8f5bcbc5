import { asQuantity } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedArticles, type StockArticle } from './moved-articles.ts';

const simple: StockArticle = {
  isStockCounted: true,
  isComposite: false,
  isProduced: false,
  isSoldFreely: false,
  ingredients: [],
};
const madeOf = (...ingredients: [string, bigint][]): StockArticle => ({
  ...simple,
  isComposite: true,
  ingredients: ingredients.map(([articleId, quantity]) => ({ articleId, quantity: asQuantity(quantity) })),
});

const articles = new Map<string, StockArticle>([
  ['beans', simple],
  ['milk', simple],
  ['water', { ...simple, isStockCounted: false }],
  ['sugar', { ...simple, isSoldFreely: true }],
  ['espresso', madeOf(['beans', 7n], ['water', 30n])],
  ['macchiato', madeOf(['espresso', 1000n], ['milk', 25n], ['beans', 1n])],
  ['cake', { ...madeOf(['milk', 500n]), isProduced: true }],
  ['menu', madeOf(['macchiato', 2000n], ['cake', 1000n])],
  ['tasting', { ...madeOf(['beans', 5n], ['sugar', 2n]), isSoldFreely: true }],
]);

const moved = (...lines: [string | null, bigint][]) =>
  movedArticles(
    lines.map(([articleId, quantity]) => ({ articleId, quantity: asQuantity(quantity) })),
    { impactWarehouse: true, articles },
  );
const quantities = (...lines: [string | null, bigint][]) =>
  moved(...lines).map(({ articleId, quantity }) => [articleId, quantity]);

test.each<[string, [string | null, bigint][], [string, bigint][]]>([
  ['the sale of a simple article moves its own stock', [['beans', 1500n]], [['beans', 1500n]]],
  ['the sale of an article whose stock is not tracked moves nothing', [['water', 1000n]], []],
  ['a line without an article moves nothing', [[null, 1000n]], []],
  ['the sale of a composite moves the stock of its ingredients', [['espresso', 3000n]], [['beans', 21n]]],
  [
    'the sale of a composite that is produced in advance moves its own stock',
    [['cake', 1000n]],
    [['cake', 1000n]],
  ],
  [
    'an ingredient that several articles use gets one movement',
    [['macchiato', 1000n]],
    [
      ['beans', 8n],
      ['milk', 25n],
    ],
  ],
  [
    'nested recipes move their innermost ingredients',
    [
      ['menu', 2000n],
      ['beans', 100n],
    ],
    [
      ['beans', 132n],
      ['cake', 2000n],
      ['milk', 100n],
    ],
  ],
  ['a returned composite returns its ingredients', [['espresso', -2000n]], [['beans', -14n]]],
  [
    'a return and a sale of the same quantity cancel out',
    [
      ['beans', -10n],
      ['beans', 10n],
    ],
    [],
  ],
])('%s', (_name, lines, expected) => {
  expect(quantities(...lines)).toEqual(expected);
});

test('a sale of a business without a warehouse moves no stock', () => {
  const lines = [{ articleId: 'beans', quantity: asQuantity(1000n) }];
  expect(movedArticles(lines, { impactWarehouse: false, articles })).toEqual([]);
});

test('fractions of a thousandth are summed before the sum is rounded to a thousandth', () => {
  // 0.1 espresso uses 0.0007 of the beans, which is rounded up to 0.001.
  expect(quantities(['espresso', 100n])).toEqual([['beans', 1n]]);
  expect(quantities(['espresso', 70n])).toEqual([]);
  expect(quantities(['espresso', 70n], ['macchiato', 20n])).toEqual([
    ['beans', 1n],
    ['milk', 1n],
  ]);
});

const needsStock = (...lines: [string, bigint][]) =>
  Object.fromEntries(moved(...lines).map((article) => [article.articleId, article.needsStock]));

test('an article needs stock if at least one line that moves it may not be sold without stock', () => {
  expect(needsStock(['tasting', 1000n])).toEqual({ beans: false, sugar: false });
  expect(needsStock(['tasting', 1000n], ['espresso', 1000n])).toEqual({ beans: true, sugar: false });
  expect(needsStock(['espresso', 1000n], ['tasting', 1000n])).toEqual({ beans: true, sugar: false });
});

test('movedArticles throws if the article of a line is missing in the input', () => {
  expect(() => moved(['ghost', 1000n])).toThrow('article ghost is missing');
});

const chain = (length: number) =>
  new Map<string, StockArticle>([
    ...Array.from({ length }, (_unused, step) => [`a${step}`, madeOf([`a${step + 1}`, 1001n])] as const),
    [`a${length}`, simple],
  ]);

test('a recipe of the maximum depth is computed without rounding, and a deeper recipe throws', () => {
  const options = { impactWarehouse: true, articles: chain(5) };
  // Each of the five recipes multiplies the quantity by 1.001: a million pieces need 1005010.010 pieces of a5.
  expect(movedArticles([{ articleId: 'a0', quantity: asQuantity(1_000_000_000n) }], options)).toMatchObject([
    { articleId: 'a5', quantity: asQuantity(1_005_010_010n) },
  ]);
  const lines = [{ articleId: 'a0', quantity: asQuantity(1000n) }];
  expect(() => movedArticles(lines, { impactWarehouse: true, articles: chain(6) })).toThrow('too deep');
});

test('the order of the lines does not change the movements, and a sale and its return cancel out', () => {
  const line = fc.tuple(fc.constantFrom(...articles.keys()), fc.bigInt(-5000n, 5000n));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      expect(moved(...lines.toReversed())).toEqual(moved(...lines));
      const back = lines.map(([articleId, quantity]): [string, bigint] => [articleId, -quantity]);
      expect(quantities(...back)).toEqual(
        quantities(...lines).map(([articleId, quantity]) => [articleId, -BigInt(quantity ?? 0n)]),
      );
      expect(moved(...lines, ...back)).toEqual([]);
    }),
  );
});
