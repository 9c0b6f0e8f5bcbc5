import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asExchangeRate, asMoney, asUnitCost } from './amounts.ts';
import {
  articleColors,
  choose,
  deepestRecipe,
  marginOf,
  nextSkus,
  priceInShop,
  priceRange,
  recipeProblem,
  type Chosen,
} from './articles.ts';

test('there are eight article colours, and the first is grey', () => {
  expect(new Set(articleColors).size).toBe(8);
  expect(articleColors[0]).toBe('#8A8F98');
  for (const color of articleColors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
});

const chain = (length: number) =>
  new Map(Array.from({ length }, (_unused, step) => [`a${step + 1}`, [`a${step + 2}`]] as const));

test.each<[string, readonly string[], ReadonlyMap<string, readonly string[]>, string | null]>([
  ['no ingredients', [], new Map(), null],
  ['simple articles', ['b', 'c'], new Map(), null],
  ['the article itself', ['a'], new Map(), 'cycle'],
  [
    'an ingredient that contains the article',
    ['b'],
    new Map([
      ['b', ['c']],
      ['c', ['a']],
    ]),
    'cycle',
  ],
  [
    'an ingredient that two of its ingredients contain',
    ['b', 'c'],
    new Map([
      ['b', ['d']],
      ['c', ['d']],
    ]),
    null,
  ],
  ['the maximum depth', ['a1'], chain(deepestRecipe - 1), null],
  ['one level more than the maximum depth', ['a1'], chain(deepestRecipe), 'too-deep'],
  [
    'a cycle of ingredients that does not contain the article',
    ['b'],
    new Map([
      ['b', ['c']],
      ['c', ['b']],
    ]),
    'too-deep',
  ],
])(
  'recipeProblem returns the problem, or null, for a recipe with %s',
  (_what, ingredients, madeOf, problem) => {
    expect(recipeProblem('a', ingredients, madeOf)).toBe(problem);
  },
);

test('choosing an article raises its count and selects it if it is in the list, and otherwise appends it', () => {
  const list: Chosen[] = [
    { articleId: 'a', units: 2, isSelected: false },
    { articleId: 'b', units: 1, isSelected: true },
  ];
  expect(choose(list, 'a')).toEqual([{ articleId: 'a', units: 3, isSelected: true }, list[1]]);
  expect(choose(list, 'c')).toEqual([...list, { articleId: 'c', units: 1, isSelected: true }]);
  expect(list[0]?.units).toBe(2);
});

test.each([
  [null, 4, 2, ['0001', '0002']],
  [41n, 4, 2, ['0042', '0043']],
  [9999n, 4, 2, ['10000', '10001']],
  [7n, 1, 0, []],
])(
  'nextSkus for the highest SKU %s, the width %i and the count %i returns %j',
  (highest, width, count, skus) => {
    expect(nextSkus(highest, width, count)).toEqual(skus);
  },
);

test('proposed SKUs are distinct and above the highest SKU in use', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 17n }),
      fc.integer({ min: 1, max: 18 }),
      fc.integer({ min: 1, max: 50 }),
      (highest, width, count) => {
        const skus = nextSkus(highest, width, count);
        expect(new Set(skus).size).toBe(count);
        expect(skus.every((sku) => BigInt(sku) > highest && sku.length >= width)).toBe(true);
      },
    ),
  );
});

test.each<[string, bigint, number, bigint | null, bigint | null, bigint | null]>([
  ['half of the price without VAT', 120_00n, 20, null, 50_000_000n, 50_00n],
  ['a third, rounded to hundredths of a percent', 150_00n, 0, null, 100_000_000n, 33_33n],
  ['below zero for a price under the cost', 100_00n, 0, null, 150_000_000n, -50_00n],
  ['of a price in a foreign currency', 1_20n, 20, 98_50000000n, 49_250_000n, 50_00n],
  ['unknown without a cost', 120_00n, 20, null, null, null],
  ['unknown with a cost of zero', 120_00n, 20, null, 0n, null],
  ['unknown without a price', 0n, 20, null, 50_000_000n, null],
])('the margin of an article is %s', (_case, price, vatPercent, rate, cost, margin) => {
  const known = {
    price: asMoney(price),
    vatPercent,
    rate: rate === null ? null : asExchangeRate(rate),
    cost: cost === null ? null : asUnitCost(cost),
  };
  expect(marginOf(known)).toBe(margin);
});

const inShops = {
  price: asMoney(100_00n),
  byShops: [
    { shopId: 's1', price: asMoney(90_00n) },
    { shopId: 's2', price: asMoney(120_00n) },
  ],
};

test.each<[string | undefined, bigint]>([
  ['s1', 90_00n],
  ['s3', 100_00n],
  [undefined, 100_00n],
])('the price in the shop %s is its own price, or the general price', (shopId, price) => {
  expect(priceInShop(inShops, shopId)).toBe(price);
});

test.each<[readonly string[], bigint, bigint]>([
  [[], 100_00n, 100_00n],
  [['s2'], 120_00n, 120_00n],
  [['s1', 's2'], 90_00n, 120_00n],
  [['s3', 's2'], 100_00n, 120_00n],
  [['s3', 's4'], 100_00n, 100_00n],
])('the prices in the shops %j are from %s to %s', (shopIds, lowest, highest) => {
  expect(priceRange(inShops, shopIds)).toEqual({ lowest, highest });
});
