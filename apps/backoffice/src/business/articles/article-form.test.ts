import { contract, decoded } from '@tezga/contract';
import { asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  articleCopy,
  articleSchema,
  articleValues,
  costToSave,
  ingredientsCost,
  marginPercent,
  newArticle,
  withIngredient,
  withShopPrice,
} from './article-form.ts';

const id = (digit: number) => `64f0c0ffee64f0c0ffee000${digit}`;

const coffee = decoded(contract.articles.one.output.shape.article, {
  _id: id(1),
  articleId: id(1),
  name: 'Makiato',
  sku: '0002',
  barcode: '5304000210037',
  price: 140,
  currency: 'ALL',
  vat_id: '20',
  category: [id(2)],
  soldBy: 'unit',
  unit_id: id(3),
  cost: 25.675,
  representation: 'coffee',
  shape: 'circle',
  color: '#E08A1E',
  hasImage: false,
  imageBase64: null,
  inventoryTrackable: true,
  compositeProduct: true,
  useProduction: false,
  useForProcessing: false,
  sellFreely: false,
  isScaleArticle: false,
  scaleOptions: null,
  byShops: [{ shopId: id(4), price: 160 }],
  ingredients: [{ articleId: id(5), name: 'Kafe', sku: '0001', unit_id: id(3), quantity: 0.008 }],
  deleted: false,
  createdAt: '2026-01-02T08:00:00.000Z',
  updatedAt: '2026-01-02T08:00:00.000Z',
});

test('a new article without input reports only the missing name and price', () => {
  const { error } = articleSchema.safeParse(newArticle('0001', id(3), '20'));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'required'],
    ['price', 'required'],
  ]);
});

test('converting an article to form values and validating them changes nothing', () => {
  const { hasImage: _hasImage, deleted: _deleted, ...stored } = coffee;
  const { _id, articleId: _articleId, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = stored;
  expect(articleSchema.parse(articleValues(coffee))).toEqual({
    ...values,
    ingredients: [{ articleId: id(5), quantity: asQuantity(8n) }],
  });
});

test('a copy has the values of the article except its codes', () => {
  expect(articleCopy(coffee, '0009', 'Makiato (kopje)')).toEqual({
    ...articleValues(coffee),
    name: 'Makiato (kopje)',
    sku: '0009',
    barcode: '',
  });
});

test('ingredients of an article that is no longer composite are neither validated nor sent', () => {
  const empty = '' as unknown as number;
  const typed = {
    ...articleValues(coffee),
    useProduction: true,
    ingredients: [{ articleId: id(5), quantity: empty }],
  };
  expect(articleSchema.safeParse(typed).success).toBe(false);
  expect(articleSchema.parse({ ...typed, compositeProduct: false })).toMatchObject({
    compositeProduct: false,
    useProduction: false,
    ingredients: [],
  });
});

test('choosing an ingredient again adds 1 to its quantity, and a new one starts with 1', () => {
  const once = [{ articleId: 'a', quantity: 0.5 }];
  expect(withIngredient(once, 'a')).toEqual([{ articleId: 'a', quantity: 1.5 }]);
  expect(withIngredient(once, 'b')).toEqual([...once, { articleId: 'b', quantity: 1 }]);
});

test('the cost of a recipe is the sum of its ingredient costs, each rounded to thousandths', () => {
  const known = new Map([
    ['beans', { cost: asUnitCost(1_416_670_000n) }],
    ['milk', { cost: asUnitCost(138_200_000n) }],
  ]);
  const recipe = [
    { articleId: 'beans', quantity: 0.008 },
    { articleId: 'milk', quantity: 0.06 },
  ];
  expect(ingredientsCost(recipe, known)).toBe(11_333_000n + 8_292_000n);
  expect(ingredientsCost([...recipe, { articleId: 'sugar', quantity: 1 }], known)).toBeNull();
  expect(ingredientsCost([], known)).toBeNull();
});

test('a composite article is saved with the cost of its ingredients, any other with its own cost', () => {
  const checked = articleSchema.parse(articleValues(coffee));
  expect(costToSave(checked, asUnitCost(19_625_000n))).toBe(19_625_000n);
  expect(costToSave(checked, null)).toBe(25_675_000n);
  expect(costToSave({ ...checked, compositeProduct: false }, asUnitCost(19_625_000n))).toBe(25_675_000n);
});

test('a shop price can be set, changed and removed', () => {
  const one = withShopPrice([], 's1', 160);
  expect(one).toEqual([{ shopId: 's1', price: 160 }]);
  expect(withShopPrice(one, 's1', 150)).toEqual([{ shopId: 's1', price: 150 }]);
  expect(withShopPrice(one, 's1', '')).toEqual([]);
});

test.each([
  ['a part of the price without VAT', { price: 140, vat_id: '20', cost: 25.675, rate: 1 }, 77.99],
  ['negative if the cost is above the price', { price: 120, vat_id: '20', cost: 150, rate: 1 }, -50],
  [
    'computed in lek if the price is in another currency',
    { price: 1.2, vat_id: '20', cost: 50, rate: 100 },
    50,
  ],
])('the margin is %s', (_sentence, earning, percent) => {
  expect(marginPercent(earning)).toBeCloseTo(percent, 2);
});

test('the margin is null without a price, a cost or an exchange rate', () => {
  const earning = { price: 140, vat_id: '20', cost: 25, rate: 1 };
  expect(marginPercent({ ...earning, cost: 0 })).toBeNull();
  expect(marginPercent({ ...earning, rate: null })).toBeNull();
  expect(marginPercent({ ...earning, price: '' as unknown as number })).toBeNull();
});
