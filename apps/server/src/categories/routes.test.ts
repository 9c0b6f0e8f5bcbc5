import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addBusiness,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const call = () => server.client(business.owner.token);
const list = async () => (await call()(contract.categories.list, {})).categories;
const add = async (categoryDesc: string) =>
  (await call()(contract.categories.add, { categoryDesc })).category_id;
const one = async (id: string) => (await list()).find((category) => category.category_id === id);

test('categories are listed in Albanian order, with the number of articles that are not deleted', async () => {
  const other = await addBusiness(server);
  const client = server.client(other.owner.token);
  const ids = new Map<string, string>();
  for (const categoryDesc of ['Dardha', 'Çaj', 'Cigare']) {
    const { category_id: id } = await client(contract.categories.add, { categoryDesc });
    ids.set(categoryDesc, id);
  }
  const category = [ids.get('Çaj') ?? ''];
  const gone = await addArticle(server, other.id, other.owner.token, { category });
  await addArticle(server, other.id, other.owner.token, { category });
  await client(contract.articles.remove, { idsToDelete: [gone] });
  const { categories } = await client(contract.categories.list, {});
  expect(categories.map((each) => [each.categoryDesc, each.articlesCount])).toEqual([
    ['Cigare', 0],
    ['Çaj', 1],
    ['Dardha', 0],
  ]);
});

test('a category name is unique, ignoring case', async () => {
  await add('Pije');
  const id = await add('Ushqime');
  const updatedAt = (await one(id))?.updatedAt ?? '';
  expect((await refusalOf(add('PIJE'))).code).toBe('category-name-taken');
  const renamed = call()(contract.categories.edit, { category_id: id, categoryDesc: 'pije', updatedAt });
  expect((await refusalOf(renamed)).code).toBe('category-name-taken');
});

test('of two renames based on the same version of a category, the second is refused', async () => {
  const id = await add('Fruta');
  const updatedAt = (await one(id))?.updatedAt ?? '';
  const rename = (categoryDesc: string) =>
    call()(contract.categories.edit, { category_id: id, categoryDesc, updatedAt });
  const first = await rename('Fruta të freskëta');
  expect((await refusalOf(rename('Perime'))).code).toBe('changed-meanwhile');
  expect(await one(id)).toMatchObject({ categoryDesc: 'Fruta të freskëta', updatedAt: first.updatedAt });
});

test('the name of a deleted category can be used again, and the category is restored only while its name is free', async () => {
  const id = await add('Bulmet');
  await call()(contract.categories.remove, { categories: [id] });
  expect(await one(id)).toBeUndefined();
  expect((await refusalOf(call()(contract.categories.remove, { categories: [id] }))).code).toBe('not-found');
  const other = await add('Bulmet');
  const restore = () => call()(contract.categories.restore, { categories: [id] });
  expect((await refusalOf(restore())).code).toBe('category-name-taken');
  await call()(contract.categories.remove, { categories: [other] });
  await restore();
  expect(await one(id)).toMatchObject({ categoryDesc: 'Bulmet' });
});

test('if one of several categories to delete does not exist, none is deleted', async () => {
  const id = await add('Mish');
  const both = { categories: [id, 'a'.repeat(24)] };
  expect((await refusalOf(call()(contract.categories.remove, both))).code).toBe('not-found');
  expect(await one(id)).toBeDefined();
});

test('deleted categories are listed separately, with the number of articles that a restore would put back into them', async () => {
  const id = await add('E hequr');
  await addArticle(server, business.id, business.owner.token, { category: [id] });
  const gone = async () => (await call()(contract.categories.list, { deleted: '1' })).categories;
  expect((await gone()).map((each) => each.category_id)).not.toContain(id);
  await call()(contract.categories.remove, { categories: [id] });
  expect(await one(id)).toBeUndefined();
  expect(await gone()).toContainEqual(
    expect.objectContaining({ category_id: id, categoryDesc: 'E hequr', articlesCount: 1 }),
  );
  await call()(contract.categories.restore, { categories: [id] });
  expect((await gone()).map((each) => each.category_id)).not.toContain(id);
});
