import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  addEmployee,
  hireFor,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function addStock(
  businessId: string,
  articleId: string,
  [name, quantity, value]: readonly [string, number, number],
) {
  const shopId = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city) values (${businessId}, ${shopId}, ${name}, '', '')`;
  await server.asOwner`
    insert into tenant.stock (business_id, shop_id, article_id, quantity, value)
    values (${businessId}, ${shopId}, ${articleId}, ${quantity}, ${value})`;
  return shopId;
}

test('the valuation sums the values of the stock page over all shops and ignores the cost in the article record', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  const id = await addArticle(server, other.id, other.owner.token, { cost: 33.335 });
  const never = await addArticle(server, other.id, other.owner.token, { name: 'Zz pa gjendje' });
  await addStock(other.id, id, ['Një', 1500, 4512]);
  await addStock(other.id, id, ['Dy', 500, 1601]);
  const { articles } = await call(contract.articles.valuation, {});
  expect(articles.map(({ article, stock, value }) => [article._id, stock, value])).toEqual([
    [id, 2, 61.13],
    [never, null, null],
  ]);
  const { stock: onStockPage } = await call(contract.warehouse.articleHistory, {
    articleId: id,
    paginationOptions: { page: 1, maxCount: 15 },
  });
  expect(onStockPage.map(({ value }) => value)).toEqual([16.01, 45.12]);
  const { articles: picked } = await call(contract.articles.forWarehouse, { search: 'artikull' });
  expect(picked).toMatchObject([{ _id: id, stock: 2 }]);
});

test('the article list of a shop shows the stock of that shop, and zero if only other shops have the article', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  const id = await addArticle(server, other.id, other.owner.token, { name: 'Abetare' });
  await addArticle(server, other.id, other.owner.token, { name: 'Pa gjendje' });
  const here = await addStock(other.id, id, ['Një', 19_000, 0]);
  const stockIn = async (shopId: string | null) =>
    (await call(contract.articles.page, { shopId })).articles.map(({ stock }) => stock);
  await addStock(other.id, id, ['Dy', 18_000, 0]);
  expect(await stockIn(here)).toEqual([19, null]);
  expect(await stockIn(null)).toEqual([37, null]);
  expect(await stockIn('f'.repeat(24))).toEqual([0, null]);
});

test('an article below its minimum in one shop is marked as low in the list of that shop and in the list of all shops', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  const id = await addArticle(server, other.id, other.owner.token, { name: 'Abetare' });
  const [low, full] = [
    await addStock(other.id, id, ['Një', 2_000, 0]),
    await addStock(other.id, id, ['Dy', 9_000, 0]),
  ];
  const isLow = async (shopId: string | null) =>
    (await call(contract.articles.page, { shopId })).articles.map((each) => each.isLow);
  expect(await isLow(null)).toEqual([false]);
  for (const shopId of [low, full])
    await call(contract.warehouse.setMinimumStock, { shopId, articleId: id, minimum: 3 });
  expect(await Promise.all([low, full, null].map(isLow))).toEqual([[true], [false], [true]]);
});

test('the article list filters by stock states in the chosen shop or in all shops, and counts what it finds', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  const add = (name: string) => addArticle(server, other.id, other.owner.token, { name });
  const [minus, gone, few, many] = [
    await add('Minus'),
    await add('Zero'),
    await add('Pak'),
    await add('Shumë'),
  ];
  await add('Asnjëherë');
  const here = await addStock(other.id, minus, ['Këtu', -1_000, 0]);
  const addHere = (articleId: string, quantity: number) => server.asOwner`
    insert into tenant.stock (business_id, shop_id, article_id, quantity, value)
    values (${other.id}, ${here}, ${articleId}, ${quantity}, 0)`;
  await addHere(gone, 0);
  await addHere(few, 2_000);
  await addHere(many, 9_000);
  await addStock(other.id, gone, ['Tjetri', 4_000, 0]);
  await call(contract.warehouse.setMinimumStock, { shopId: here, articleId: few, minimum: 3 });
  type Asked = Parameters<typeof call<typeof contract.articles.page>>[1];
  const found = async (asked: Asked) => {
    const { articles, totalResult } = await call(contract.articles.page, asked);
    expect(totalResult).toBe(articles.length);
    return articles.map(({ article }) => article.name);
  };
  expect(await found({ stockStates: ['negative'] })).toEqual(['Minus']);
  expect(await found({ stockStates: ['none'] })).toEqual([]);
  expect(await found({ stockStates: ['none'], shopId: here })).toEqual(['Zero']);
  expect(await found({ stockStates: ['low'] })).toEqual(['Pak']);
  expect(await found({ stockStates: ['low', 'negative'], direction: 'descending' })).toEqual([
    'Pak',
    'Minus',
  ]);
  expect(await found({ stockStates: ['low', 'negative'], search: 'pa' })).toEqual(['Pak']);
  const second = { stockStates: ['low' as const, 'negative' as const], page: 2, perPage: 1 };
  expect(await call(contract.articles.page, second)).toMatchObject({
    articles: [{ article: { name: 'Pak' } }],
    totalResult: 2,
    isMore: false,
  });
});

test('a role that may not see stocks gets the article list without the filter by stock', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  await addArticle(server, other.id, other.owner.token);
  const employee = await addEmployee(server, other.id, 'AP', { configurations: 'read' });
  const asked = { stockStates: ['negative' as const] };
  expect((await call(contract.articles.page, asked)).articles).toEqual([]);
  expect((await server.client(employee.token)(contract.articles.page, asked)).articles).toHaveLength(1);
});

test('an employee who is assigned to one shop filters the articles by the stock of that shop', async () => {
  const other = await addBusiness(server);
  const id = await addArticle(server, other.id, other.owner.token);
  await addStock(other.id, id, ['I tyre', -9_000, 0]);
  const own = await addStock(other.id, id, ['I vet', 3_000, 0]);
  const { client } = await hireFor(server, other.id, [own]);
  const negative = async (ask: typeof client) =>
    (await ask(contract.articles.page, { stockStates: ['negative'] })).totalResult;
  expect(await negative(server.client(other.owner.token))).toBe(1);
  expect(await negative(client)).toBe(0);
});

test('the margin in the article list uses the average cost of all shops, or the cost in the record if the article never had stock', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  const price = { price: 120, vat_id: '20' };
  const stocked = await addArticle(server, other.id, other.owner.token, { ...price, name: 'A', cost: 1 });
  await addArticle(server, other.id, other.owner.token, { ...price, name: 'B', cost: 75 });
  await addArticle(server, other.id, other.owner.token, { ...price, name: 'C', cost: 0 });
  await addStock(other.id, stocked, ['Një', 1_000, 40_00]);
  await addStock(other.id, stocked, ['Dy', 2_000, 110_00]);
  const margins = async () => (await call(contract.articles.page, {})).articles.map(({ margin }) => margin);
  expect(await margins()).toEqual([50, 25, null]);
  await server.asOwner`
    update tenant.stock set quantity = 0, value = 0, average = 60000000 where business_id = ${other.id}`;
  expect(await margins()).toEqual([40, 25, null]);
  await server.asOwner`update tenant.settings set is_in_vat = false where business_id = ${other.id}`;
  expect(await margins()).toEqual([50, 37.5, null]);
});
