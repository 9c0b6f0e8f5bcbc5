import { articleColors } from '@tezga/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleInput, composed } from './article-fields.ts';
import { problemsOf } from './fields.ts';

const article = composed(z.object(articleInput));
const unitId = 'a'.repeat(24);
const least = { name: 'Kafe', price: 120, sku: '1', vat_id: '20', unit_id: unitId };
const id = (digit: number) => String(digit).repeat(24);

const problems = (change: object) => {
  const { error } = article.safeParse({ ...least, ...change });
  return problemsOf(error?.issues ?? []).map(({ path, code }) => `${path}: ${code}`);
};

test('fields left out of a new article get their defaults', () => {
  expect(article.parse(least)).toEqual({
    ...least,
    price: 12_000n,
    barcode: '',
    category: [],
    soldBy: 'unit',
    currency: 'ALL',
    cost: 0n,
    representation: 'box',
    shape: 'square',
    color: articleColors[0],
    imageBase64: null,
    inventoryTrackable: true,
    compositeProduct: false,
    ingredients: [],
    byShops: [],
    useProduction: false,
    useForProcessing: false,
    sellFreely: false,
    isScaleArticle: false,
    scaleOptions: null,
  });
});

const scale = { plu: 7, prefix: '21', valueType: 'weight' };

test.each<object>([
  { category: [id(1), id(2)] },
  { soldBy: 'weight', shape: 'hexagon', representation: 'beer', color: articleColors[7] },
  { compositeProduct: true, ingredients: [{ articleId: id(1), quantity: 0.25 }] },
  {
    byShops: [
      { shopId: id(1), price: 99.99 },
      { shopId: id(2), price: 1 },
    ],
  },
  { imageBase64: 'data:image/png;base64,QUJD' },
  { imageBase64: ' ' },
  { isScaleArticle: true, scaleOptions: { ...scale, prefix: '02', plu: 99_999 } },
  { vat_id: '0', currency: 'EUR', cost: 0.125 },
])('an article with %j is accepted', (change) => {
  expect(problems(change)).toEqual([]);
});

test.each<[object, string]>([
  [{ name: '' }, 'name: required'],
  [{ price: 0 }, 'price: positive'],
  [{ sku: '' }, 'sku: required'],
  [{ barcode: 'a b' }, 'barcode: barcode'],
  [{ vat_id: '18' }, 'vat_id: choice'],
  [{ unit_id: 'cope' }, 'unit_id: record-id'],
  [{ category: [id(1), id(1)] }, 'category: twice'],
  [
    { category: Array.from({ length: 51 }, (_unused, at) => String(at).padStart(24, '0')) },
    'category: too-large',
  ],
  [{ soldBy: 'litre' }, 'soldBy: choice'],
  [{ currency: 'LEK' }, 'currency: currency'],
  [{ cost: 0.0001 }, 'cost: three-decimals'],
  [{ representation: 'rocket' }, 'representation: choice'],
  [{ shape: 'star' }, 'shape: choice'],
  [{ color: '#123456' }, 'color: choice'],
  [{ imageBase64: 'https://example.com/a.png' }, 'imageBase64: image'],
  [{ compositeProduct: true }, 'ingredients: required'],
  [{ ingredients: [{ articleId: id(1), quantity: 1 }] }, 'ingredients: not-composite'],
  [
    { compositeProduct: true, ingredients: [{ articleId: id(1), quantity: 0 }] },
    'ingredients.0.quantity: positive',
  ],
  [
    {
      compositeProduct: true,
      ingredients: [id(1), id(1)].map((articleId) => ({ articleId, quantity: 1 })),
    },
    'ingredients: twice',
  ],
  [{ byShops: [id(1), id(1)].map((shopId) => ({ shopId, price: 1 })) }, 'byShops: twice'],
  [{ byShops: [{ shopId: id(1), price: -1 }] }, 'byShops.0.price: positive'],
  [{ scaleOptions: { ...scale, plu: 0 } }, 'scaleOptions.plu: too-small'],
  [{ scaleOptions: { ...scale, plu: 100_000 } }, 'scaleOptions.plu: too-large'],
  [{ scaleOptions: { ...scale, plu: 1.5 } }, 'scaleOptions.plu: whole-number'],
  [{ scaleOptions: { ...scale, prefix: '30' } }, 'scaleOptions.prefix: invalid'],
  [{ scaleOptions: { ...scale, valueType: 'volume' } }, 'scaleOptions.valueType: choice'],
])('an article with %j is refused: %s', (change, problem) => {
  expect(problems(change)).toEqual([problem]);
});
