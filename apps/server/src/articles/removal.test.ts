import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  newArticle,
  refusalOf,
  startTestServer,
  type ArticleGiven,
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

const client = () => server.client(business.owner.token);
const given = (fields?: ArticleGiven) => newArticle(server, business.id, fields);
const added = (fields?: ArticleGiven) => addArticle(server, business.id, business.owner.token, fields);
const one = async (id: string) => (await client()(contract.articles.one, { id })).article;

async function editInput(id: string, fields: ArticleGiven = {}) {
  const article = await one(id);
  return {
    articleId: id,
    ...(await given({ sku: article.sku, name: article.name, price: article.price })),
    updatedAt: article.updatedAt,
    ...fields,
  };
}

test('a deleted article is not listed, can still be read, and can be restored', async () => {
  const id = await added({ name: 'Kthehet' });
  const { message } = await client()(contract.articles.remove, { idsToDelete: [id] });
  expect(message).toBe('Artikujt u fshinë me sukses!');
  const names = async (deleted: boolean) =>
    (await client()(contract.articles.page, { search: 'kthehet', deleted })).articles.length;
  expect([await names(false), await names(true)]).toEqual([0, 1]);
  expect((await one(id)).deleted).toBe(true);
  expect((await client()(contract.articles.info, { articleIds: [id, 'x'] })).articles).toHaveLength(1);
  await client()(contract.articles.restore, { idsToRestore: [id] });
  expect([await names(false), await names(true)]).toEqual([1, 0]);
  expect((await refusalOf(client()(contract.articles.restore, { idsToRestore: [id] }))).code).toBe(
    'not-found',
  );
});

test('a bulk delete that contains an unknown article id deletes nothing', async () => {
  const id = await added();
  const idsToDelete = [id, newRecordId(new Date())];
  expect((await refusalOf(client()(contract.articles.remove, { idsToDelete }))).code).toBe('not-found');
  expect((await one(id)).deleted).toBe(false);
});

test('restoring an article is refused while another article has its SKU or barcode', async () => {
  const id = await added({ sku: 'K-1', barcode: '991' });
  await client()(contract.articles.remove, { idsToDelete: [id] });
  const other = await added({ sku: 'K-1', name: 'Pasardhësi' });
  const restore = () => client()(contract.articles.restore, { idsToRestore: [id] });
  expect(await refusalOf(restore())).toMatchObject({
    code: 'sku-taken',
    message: 'Ky kod SKU është i zënë: Pasardhësi.',
  });
  await client()(contract.articles.edit, await editInput(other, { sku: 'K-2', barcode: '991' }));
  expect((await refusalOf(restore())).code).toBe('barcode-taken');
});

test('restoring an article also restores its deleted unit', async () => {
  const { unit_id: unitId } = await client()(contract.units.add, { name: 'thes' });
  const id = await added({ unit_id: unitId });
  await client()(contract.articles.remove, { idsToDelete: [id] });
  await client()(contract.units.remove, { units: [unitId] });
  await client()(contract.articles.restore, { idsToRestore: [id] });
  const { units } = await client()(contract.units.list, {});
  expect(units).toContainEqual({
    unit_id: unitId,
    name: 'thes',
    code: '',
    articlesCount: 1,
    isUnofficial: false,
  });
});

test('a restored article gets the new unit if its deleted unit was replaced by one of the same name', async () => {
  const addUnit = async () => (await client()(contract.units.add, { name: 'arkë' })).unit_id;
  const earlier = await addUnit();
  const id = await added({ unit_id: earlier });
  await client()(contract.articles.remove, { idsToDelete: [id] });
  await client()(contract.units.remove, { units: [earlier] });
  const later = await addUnit();
  await client()(contract.articles.restore, { idsToRestore: [id] });
  expect((await one(id)).unit_id).toBe(later);
});
