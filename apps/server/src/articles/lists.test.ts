import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  addArticle,
  addBusiness,
  startTestServer,
  type ArticleGiven,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
const ids = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
  await addBusinessArticles();
});
afterAll(() => server.stop());

const articles: (ArticleGiven & { name: string })[] = [
  { name: 'Çaj mali', sku: 'C-3', barcode: '5303', price: 30, cost: 3 },
  { name: 'Cokollatë', sku: 'C-1', barcode: '5302', price: 20, cost: 9 },
  { name: 'Dardhë', sku: 'C-2', barcode: '5301', price: 40, cost: 1, vat_id: '6' },
  { name: 'Ujë Përroi 100%', sku: 'U_1', barcode: '', price: 10, cost: 5, useForProcessing: true },
];

async function addBusinessArticles(): Promise<void> {
  for (const given of articles) {
    ids.set(given.name, await addArticle(server, business.id, business.owner.token, given));
  }
  const part = { articleId: ids.get('Ujë Përroi 100%') ?? '', quantity: 1 };
  for (const [name, useProduction] of [
    ['Zgjedhje', false],
    ['Zierje', true],
  ] as const) {
    await addArticle(server, business.id, business.owner.token, {
      name,
      price: 50,
      cost: 7,
      compositeProduct: true,
      ingredients: [part],
      useProduction,
    });
  }
}

const call = () => server.client(business.owner.token);
const page = (input: z.input<typeof contract.articles.page.input>) => call()(contract.articles.page, input);
const names = async (input: z.input<typeof contract.articles.page.input>) =>
  (await page(input)).articles.map(({ article }) => article.name.split(' ')[0]);

test('articles are sorted by the Albanian alphabet', async () => {
  const inOrder = ['Cokollatë', 'Çaj', 'Dardhë', 'Ujë', 'Zgjedhje', 'Zierje'];
  expect(await names({})).toEqual(inOrder);
  expect(await names({ direction: 'descending' })).toEqual(inOrder.toReversed());
  expect((await call()(contract.articles.all, {})).articles.map(({ name }) => name.split(' ')[0])).toEqual(
    inOrder,
  );
});

test.each([
  ['sku', 'Cokollatë'],
  ['price', 'Ujë'],
  ['cost', 'Dardhë'],
  ['updatedAt', 'Çaj'],
] as const)('a list sorted by %s starts with %s', async (sort, first) => {
  expect((await names({ sort }))[0]).toBe(first);
});

test('each page continues the one before, and a page past the end is empty', async () => {
  const pages = await Promise.all([1, 2, 3].map((number) => names({ page: number, perPage: 4 })));
  expect(pages).toEqual([['Cokollatë', 'Çaj', 'Dardhë', 'Ujë'], ['Zgjedhje', 'Zierje'], []]);
  expect(await page({ page: 2, perPage: 4 })).toMatchObject({ totalResult: 6, isMore: false });
});

test.each([
  ['a part of a name without its accents finds the article', 'okollate', ['Cokollatë']],
  ['a name in capital letters finds the article', 'PËRROI', ['Ujë']],
  ['two letters at the beginning of a word finds the article', 'ma', ['Çaj']],
  ['two letters inside a word finds nothing', 'ar', []],
  ['words in any order finds the article', 'perroi uje', ['Ujë']],
  ['words of which one does not match finds nothing', 'uje mali', []],
  ['a SKU in lower case finds the article', 'c-2', ['Dardhë']],
  ['the end of a barcode finds the article', '303', ['Çaj']],
  ['a literal percent sign finds the article', '100%', ['Ujë']],
  ['a literal underscore finds the article', 'u_1', ['Ujë']],
  ['a backslash finds nothing', String.raw`\\\\`, []],
])('a search for articles by %s', async (_what, search, expected) => {
  expect(await names({ search })).toEqual(expected);
});

test('a search lists first the names that begin with the word, then names with a word that begins with it, then names that contain it', async () => {
  const own = await addBusiness(server);
  for (const name of ['Ton në vaj 160 g', 'Ravaj', 'Vaj ulliri', 'Vaj lule', 'Afër vajit']) {
    await addArticle(server, own.id, own.owner.token, { name, sku: `S-${name}` });
  }
  const found = async (input: z.input<typeof contract.articles.page.input>) =>
    (await server.client(own.owner.token)(contract.articles.page, { search: 'VAJ', ...input })).articles.map(
      ({ article }) => article.name,
    );
  const ranked = ['Vaj lule', 'Vaj ulliri', 'Afër vajit', 'Ton në vaj 160 g', 'Ravaj'];
  expect(await found({})).toEqual(ranked);
  const pages = await Promise.all([1, 2, 3].map((number) => found({ page: number, perPage: 2 })));
  expect(pages.flat()).toEqual(ranked);
  expect((await found({ direction: 'descending' }))[0]).toBe('Vaj ulliri');
  expect(await found({ search: 'vaj ull' })).toEqual(['Vaj ulliri']);
  const { articles: picked } = await server.client(own.owner.token)(contract.articles.simple, {
    search: 'vaj',
  });
  expect(picked.map(({ name }) => name)).toEqual(ranked);
});

test('several filters of the article list are combined with AND, several values of one filter with OR', async () => {
  expect(await names({ vatIds: ['6'] })).toEqual(['Dardhë']);
  expect(await names({ kinds: ['composite'] })).toEqual(['Zgjedhje', 'Zierje']);
  expect(await names({ kinds: ['production', 'processing'] })).toEqual(['Ujë', 'Zierje']);
  expect(await names({ kinds: ['simple'], search: 'c-' })).toEqual(['Cokollatë', 'Çaj', 'Dardhë']);
  expect(await names({ categories: ['a'.repeat(24)] })).toEqual([]);
  expect(await names({ units: ['a'.repeat(24)] })).toEqual([]);
});

test('each picker offers only the articles of its kind', async () => {
  const offered = async (route: typeof contract.articles.simple) =>
    (await call()(route, {})).articles.map(({ name }) => name.split(' ')[0]);
  expect(await offered(contract.articles.forWarehouse)).toEqual([
    'Cokollatë',
    'Çaj',
    'Dardhë',
    'Ujë',
    'Zierje',
  ]);
  expect(await offered(contract.articles.forRecipes)).toEqual(['Ujë']);
  expect(await offered(contract.articles.simple)).toEqual(['Cokollatë', 'Çaj', 'Dardhë', 'Ujë']);
  expect(await offered(contract.articles.forProduction)).toEqual(['Zierje']);
  expect((await call()(contract.articles.simple, { limit: 1 })).articles).toHaveLength(1);
});

test('an article loses a category while the category is deleted and has it again after a restore', async () => {
  const { category_id: categoryId } = await call()(contract.categories.add, { categoryDesc: 'Pije' });
  const id = await addArticle(server, business.id, business.owner.token, {
    name: 'Aa me kategori',
    category: [categoryId],
  });
  const categoriesOf = async () => (await call()(contract.articles.one, { id })).article.category;
  expect(await names({ categories: [categoryId] })).toEqual(['Aa']);
  await call()(contract.categories.remove, { categories: [categoryId] });
  expect(await categoriesOf()).toEqual([]);
  await call()(contract.categories.restore, { categories: [categoryId] });
  expect(await categoriesOf()).toEqual([categoryId]);
  await call()(contract.articles.remove, { idsToDelete: [id] });
});
