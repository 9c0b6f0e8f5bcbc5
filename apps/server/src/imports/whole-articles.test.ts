import { contract } from '@tezga/contract';
import { articleColors } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import {
  addShop,
  dumpOf,
  outcomesOf,
  problemsOf,
  trialBusiness,
  type ArticleRow,
  type TrialBusiness,
} from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { imports } = contract;

/** Checks and then imports: both must give the same outcomes, and the check must write nothing. */
async function checkAndImport(business: TrialBusiness, articles: ArticleRow[]) {
  const before = await dumpOf(server, business);
  const checked = await business.client(imports.checkArticles, { articles });
  expect(await dumpOf(server, business)).toEqual(before);
  const imported = await business.client(imports.articles, { articles });
  expect(imported.rows).toEqual(checked.rows.map(({ outcome, problems }) => ({ outcome, problems })));
  return imported;
}

const recipe = (articleId: string) => ({
  compositeProduct: true,
  ingredients: [{ articleId, quantity: 1 }],
});

/** A business with a category, a shop and two articles. */
async function stockedBusiness() {
  const business = await trialBusiness(server);
  const { client } = business;
  const { category_id: categoryId } = await client(contract.categories.add, { categoryDesc: 'Pije' });
  const shopId = await addShop(server, business, 'Qendra');
  const { units } = await client(contract.units.list, {});
  const unitId = units.find(({ name }) => name === 'kg')?.unit_id ?? '';
  await client(imports.articles, {
    articles: ['A', 'B'].map((sku) => ({ name: sku, price: 10, sku })),
  });
  const { articles } = await client(contract.articles.all, {});
  const idOf = (sku: string) => articles.find((article) => article.sku === sku)?._id ?? '';
  return { ...business, categoryId, shopId, unitId, idOf };
}

test('an import can set the same fields of an article as a single edit, except the image, and can be undone', async () => {
  const business = await stockedBusiness();
  const { client, categoryId, shopId, unitId, idOf } = business;
  const fields = {
    name: 'Kafe me qumësht',
    price: 150,
    sku: 'K',
    unit_id: unitId,
    category: [categoryId, 'Të nxehta'],
    soldBy: 'weight',
    representation: 'coffee',
    shape: 'circle',
    color: articleColors[2],
    compositeProduct: true,
    ingredients: [{ articleId: idOf('A'), quantity: 0.25 }],
    byShops: [{ shopId, price: 140 }],
    isScaleArticle: true,
    scaleOptions: { plu: 7, prefix: '21', valueType: 'weight' },
  } as const satisfies ArticleRow;
  const single = await client(imports.articles, { ...fields, category: [...fields.category] });
  expect(outcomesOf(single.rows)).toEqual(['new']);
  const { articles } = await client(contract.articles.all, {});
  const id = articles.find(({ sku }) => sku === 'K')?._id ?? '';
  const readArticle = async () => (await client(contract.articles.one, { id })).article;
  const { categories } = await client(contract.categories.list, {});
  expect(categories.map(({ categoryDesc }) => categoryDesc)).toEqual(['Pije', 'Të nxehta']);
  const { category: _category, ...kept } = fields;
  const imported = await readArticle();
  expect(imported).toMatchObject(kept);
  expect(imported.category).toHaveLength(2);

  const same = await checkAndImport(business, [{ ...fields, category: [...fields.category] }]);
  expect(outcomesOf(same.rows)).toEqual(['same']);
  const before = await dumpOf(server, business);
  const { importId } = await client(imports.articles, {
    name: 'Kafe',
    price: 150,
    sku: 'K',
    color: articleColors[5],
    ingredients: [{ articleId: idOf('B'), quantity: 2 }],
    byShops: [{ shopId, price: 99 }],
  });
  expect(await readArticle()).toMatchObject({
    color: articleColors[5],
    shape: 'circle',
    ingredients: [{ articleId: idOf('B'), quantity: 2 }],
    byShops: [{ shopId, price: 99 }],
  });
  await client(imports.undoArticles, { importId });
  expect(await dumpOf(server, business)).toEqual(before);
});

test('an imported article that refers to an unknown record, or has a field that imports do not support, is refused', async () => {
  const business = await stockedBusiness();
  const { idOf } = business;
  const unknown = 'a'.repeat(24);
  const row = { name: 'X', price: 10 };
  const { rows } = await checkAndImport(business, [
    { ...row, unit_id: unknown },
    { ...row, category: ['9bd6acf6'.padEnd(24, '0')] },
    { ...row, category_id: unknown },
    { ...row, byShops: [{ shopId: unknown, price: 5 }] },
    { ...row, ...recipe(unknown) },
    { ...row, ingredients: [{ articleId: idOf('A'), quantity: 1 }] },
    { ...row, sku: 'A', compositeProduct: true },
    { ...row, sku: 'A', ...recipe(idOf('B')) },
    { ...row, sku: 'B', ...recipe(idOf('A')) },
    { ...row, sku: 'Z', articleId: idOf('A') },
    { ...row, imageBase64: 'data:image/png;base64,AAAA' },
    { ...row, deleted: true },
  ]);
  expect(problemsOf(rows)).toEqual([
    'unit_id: unknown-unit',
    'category: unknown-category',
    'category_id: unknown-category',
    'byShops: unknown-shop',
    'ingredients: unknown-ingredient',
    'ingredients: not-composite',
    'ingredients: required',
    '',
    'ingredients: ingredients-circle',
    'articleId: article-id-differs',
    'imageBase64: not-imported',
    'deleted: not-imported',
  ]);
  const { categories } = await business.client(contract.categories.list, {});
  expect(categories.map(({ categoryDesc }) => categoryDesc)).toEqual(['Pije']);
});

test('undoing an import skips an article if its former recipe would now be a cycle', async () => {
  const business = await stockedBusiness();
  const { client, idOf } = business;
  const a = { name: 'A', price: 10, sku: 'A' };
  await client(imports.articles, { ...a, ...recipe(idOf('B')) });
  const { importId } = await client(imports.articles, { ...a, compositeProduct: false });
  await client(contract.articles.edit, { articleId: idOf('B'), ...recipe(idOf('A')) });
  expect(await client(imports.undoArticles, { importId })).toMatchObject({ undone: 0, kept: 1 });
  const { article } = await client(contract.articles.one, { id: idOf('A') });
  expect(article).toMatchObject({ compositeProduct: false, ingredients: [] });
});
