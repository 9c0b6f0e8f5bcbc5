import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWarehouseBusiness, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
});
afterAll(() => server.stop());

const find = async (codes: string[]) => {
  const { articles } = await business.client(contract.warehouse.articlesByCode, { codes });
  return Object.fromEntries(articles.map(({ code, name }) => [code, name]));
};

test('a search by code prefers the barcode, then the exact SKU, then a SKU that differs in case', async () => {
  await business.addArticle({ name: 'Vaj', sku: 'VU-3', barcode: '5304000120014' });
  await business.addArticle({ name: 'Tjetër', sku: '5304000120014' });
  await business.addArticle({ name: 'I vogël', sku: 'vu-3' });
  expect(await find(['5304000120014', 'vu-3', 'VU-3', 'Vu-3', 'pa-kod'])).toEqual({
    '5304000120014': 'Vaj',
    'vu-3': 'I vogël',
    'VU-3': 'Vaj',
    'Vu-3': expect.stringMatching(/Vaj|I vogël/u) as string,
  });
});

test('articles of another business are not found', async () => {
  await business.addArticle({ name: 'Vetëm këtu', sku: 'K-77' });
  const stranger = await addWarehouseBusiness(server);
  expect(await stranger.client(contract.warehouse.articlesByCode, { codes: ['K-77'] })).toEqual({
    articles: [],
  });
});
