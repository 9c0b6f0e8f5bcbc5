import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWarehouseBusiness, startTestServer, type TestServer } from '../testing/index.ts';

const { warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
let shops: readonly string[];
let articles: Readonly<Record<'flour' | 'oil' | 'salt', string>>;
let categoryId: string;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
  const { addArticle, addShop, client, enter, takeOut } = business;
  ({ category_id: categoryId } = await client(contract.categories.add, { categoryDesc: 'Ushqime' }));
  articles = {
    flour: await addArticle({ name: 'Miell', category: [categoryId] }),
    oil: await addArticle({ name: 'Vaj', cost: 10 }),
    salt: await addArticle({ name: 'Kripë' }),
  };
  shops = [await addShop(true), await addShop(true)];
  const [first = '', second = ''] = shops;
  await enter(first, [
    { articleId: articles.flour, quantity: 10, unitCost: 100 },
    { articleId: articles.salt, quantity: 1, unitCost: 40 },
  ]);
  await enter(second, [{ articleId: articles.flour, quantity: 1, unitCost: 50 }]);
  await takeOut(second, [{ articleId: articles.oil, quantity: 2 }]);
  await takeOut(first, [{ articleId: articles.salt, quantity: 1 }]);
});
afterAll(() => server.stop());

const found = async (filter: object) => {
  const { result } = await business.client(warehouse.stock, filter);
  return result.map(({ name, shopId, quantity }) => [name, shops.indexOf(shopId), quantity]);
};

test('the stock list has a row for each article and shop, and filters by shop, category, state and text', async () => {
  expect((await found({})).toSorted((one, other) => Number(other[2]) - Number(one[2]))).toEqual([
    ['Miell', 0, 10],
    ['Miell', 1, 1],
    ['Kripë', 0, 0],
    ['Vaj', 1, -2],
  ]);
  expect(await found({ states: ['negative'] })).toEqual([['Vaj', 1, -2]]);
  expect(await found({ states: ['negative', 'none'], sort: 'quantity' })).toEqual([
    ['Vaj', 1, -2],
    ['Kripë', 0, 0],
  ]);
  expect(await found({ shopIds: [shops[1]], categories: [categoryId] })).toEqual([['Miell', 1, 1]]);
  expect(await found({ search: 'krip' })).toEqual([['Kripë', 0, 0]]);
  const page = await business.client(warehouse.stock, { perPage: 1, sort: 'value', direction: 'descending' });
  expect(page).toMatchObject({ total: 4, result: [{ value: 1000, averageCost: 100 }] });
  expect((await business.client(warehouse.allStock, { perPage: 1 })).result).toHaveLength(4);
});

test('the valuation sums the stock by shop and category and equals the stock accounts', async () => {
  const valuation = await business.client(warehouse.inventoryValuation, {});
  const valueIn = (shopId: string | undefined) =>
    valuation.shops.find((shop) => shop.shopId === shopId)?.value;
  expect(shops.map(valueIn)).toEqual([1000, 30]);
  expect(valuation.categories).toMatchObject([
    { categoryId, categoryName: 'Ushqime', articlesCount: 2, negativeCount: 0, value: 1050 },
    { categoryId: null, categoryName: null, articlesCount: 1, negativeCount: 1, value: -20 },
  ]);
  expect(valuation.value).toBe(1030);
  const { ledger } = await business.balances();
  expect(ledger).toBe(103_000n);
  const ofCategory = await business.client(warehouse.inventoryValuation, { category: categoryId });
  expect(ofCategory).toMatchObject({ value: 1050, categories: [{ categoryId, value: 1050 }] });
});

test('the valuation computed from the movements equals the current one today, and is zero before any document', async () => {
  const today = tiranaDay(server.clock.now());
  const now = await business.client(warehouse.inventoryValuation, {});
  expect(await business.client(warehouse.inventoryValuation, { date: today })).toEqual(now);
  const nothing = { value: 0, priceValue: 0, margin: 0 };
  expect(await business.client(warehouse.inventoryValuation, { date: '2020-01-01' })).toEqual({
    shops: [],
    categories: [],
    value: 0,
    inTransit: { articlesCount: 0, negativeCount: 0, ...nothing },
    total: nothing,
  });
});
