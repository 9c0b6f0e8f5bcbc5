import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addEmployee,
  addWarehouseBusiness,
  refusalOf,
  startTestServer,
  type TestServer,
  waitUntilBlocked,
} from '../../testing/index.ts';

const { articles, warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
});
afterAll(() => server.stop());

let made = 0;

/** A shop with ten pieces of an article at 100 lek, and an open stocktake of it. */
async function aStocktake(more: object = {}, allowsNegative = true) {
  const shopId = await business.addShop(allowsNegative);
  made += 1;
  const sku = `INV-${made}`;
  const articleId = await business.addArticle({ name: `Artikull ${made}`, sku });
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }]);
  const stocktakeId = business.newId();
  const opened = await business.client(warehouse.openStocktake, { stocktakeId, shopId, ...more });
  const count = (quantity: number, given: object = {}, client = business.client) =>
    client(warehouse.countStock, { stocktakeId, countId: business.newId(), code: sku, quantity, ...given });
  const close = (given: object = {}) =>
    business.client(warehouse.closeStocktake, { id: stocktakeId, ...given });
  const read = async (client = business.client) =>
    (await client(warehouse.stocktake, { id: stocktakeId })).stocktake;
  const lines = async (client = business.client, given: object = {}) =>
    (await client(warehouse.stocktakeLines, { id: stocktakeId, ...given })).lines;
  return { shopId, sku, articleId, stocktakeId, opened, count, close, read, lines };
}

test('counts of several people add up, and closing sets the stock to the sum with one adjustment in the journal', async () => {
  const { shopId, articleId, opened, count, close, read, lines } = await aStocktake();
  expect(opened.documentCode).toMatch(/^IN-\d+\/\d{4}$/u);
  await count(3);
  expect(await count(4)).toMatchObject({ article: { _id: articleId }, counted: 7 });
  expect(await read()).toMatchObject({
    status: 'open',
    articlesCount: 1,
    countedCount: 1,
    differentCount: 1,
    surplus: 0,
    shortage: -300,
  });
  expect(await lines()).toMatchObject([{ articleId, counted: 7, expected: 10, difference: -3, value: -300 }]);
  const { adjustment } = await close();
  const { document } = await business.client(warehouse.document, { id: adjustment?._id ?? '' });
  expect(document).toMatchObject({
    type: 'adjustment',
    reason: 'stocktake',
    notes: opened.documentCode,
    value: -300,
    lines: [{ articleId, quantity: -3 }],
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 7, value: 700 });
  expect(await read()).toMatchObject({ status: 'closed', adjustment, shortage: -300 });
  expect(await lines()).toMatchObject([{ counted: 7, expected: 10, difference: -3 }]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('an exit after a count changes the stock, but not the difference that the stocktake shows', async () => {
  const { shopId, articleId, count, close, lines } = await aStocktake();
  await count(9);
  await business.takeOut(shopId, [{ articleId, quantity: 2 }]);
  await business.enter(shopId, [{ articleId, quantity: 5, unitCost: 100 }]);
  expect(await lines()).toMatchObject([{ counted: 9, expected: 10, difference: -1 }]);
  await close();
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 12 });
});

test('a recount replaces the earlier counts and is compared with the stock at its own time', async () => {
  const { shopId, articleId, count, close, lines } = await aStocktake();
  await count(4);
  await business.takeOut(shopId, [{ articleId, quantity: 2 }]);
  await count(8, { isRecount: true });
  expect(await lines()).toMatchObject([{ counted: 8, expected: 8, difference: 0 }]);
  expect(await close()).toEqual({ adjustment: null });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 8 });
});

test('concurrent counts are all added, and a repeated count with the same idempotency key is added once', async () => {
  const { count, lines } = await aStocktake();
  const countId = business.newId();
  await Promise.all([
    ...Array.from({ length: 20 }, () => count(1)),
    ...Array.from({ length: 5 }, () => count(1, { countId })),
  ]);
  expect(await lines()).toMatchObject([{ counted: 21 }]);
  expect(await refusalOf(count(2, { countId }))).toMatchObject({ code: 'document-posted-otherwise' });
});

test('concurrent closings post one adjustment; a concurrent count is either included in it or refused', async () => {
  const { shopId, articleId, count, close, lines } = await aStocktake();
  await count(1);
  const late = Array.from({ length: 6 }, () =>
    count(1).then(
      () => 1,
      () => 0,
    ),
  );
  const closed = await Promise.all(Array.from({ length: 4 }, () => close()));
  const accepted = (await Promise.all(late)).reduce<number>((sum, one) => sum + one, 1);
  expect(new Set(closed.map(({ adjustment }) => adjustment?._id)).size).toBe(1);
  const { data } = await business.client(warehouse.adjustments, { shopIds: [shopId] });
  expect(data).toHaveLength(1);
  expect(await lines()).toMatchObject([{ counted: accepted }]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: accepted });
  expect(await refusalOf(count(1))).toMatchObject({ code: 'stocktake-not-open' });
});

test('articles without a count stay unchanged, or become zero if the closing call requests it', async () => {
  const kept = await aStocktake();
  expect(await kept.close()).toEqual({ adjustment: null });
  expect(await business.stockOf(kept.shopId, kept.articleId)).toMatchObject({ quantity: 10 });
  const emptied = await aStocktake();
  await emptied.close({ uncounted: 'zero' });
  expect(await business.stockOf(emptied.shopId, emptied.articleId)).toMatchObject({ quantity: 0, value: 0 });
});

test.each([
  ['deleted', (articleId: string) => business.client(articles.remove, { idsToDelete: [articleId] })],
  [
    'taken off the stock',
    (articleId: string) => business.client(articles.edit, { articleId, inventoryTrackable: false }),
  ],
])('an article that was %s after its count is adjusted together with the others', async (_what, change) => {
  const { shopId, articleId, stocktakeId, count, close, lines } = await aStocktake();
  const other = await business.addArticle({ name: 'Tjetër', sku: `${articleId}-2` });
  await business.enter(shopId, [{ articleId: other, quantity: 5, unitCost: 10 }]);
  await count(7);
  await count(4, { code: `${articleId}-2` });
  await change(articleId);
  const { adjustment } = await close();
  const { document } = await business.client(warehouse.document, { id: adjustment?._id ?? '' });
  expect(document.lines.map((line) => [line.articleId, line.quantity])).toEqual(
    expect.arrayContaining([
      [articleId, -3],
      [other, -1],
    ]),
  );
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 7, value: 700 });
  expect(await lines()).toMatchObject([{ counted: 7 }, { counted: 4 }]);
  const { stocktake } = await business.client(warehouse.stocktake, { id: stocktakeId });
  expect(stocktake).toMatchObject({ status: 'closed', shortage: -310 });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('a cancelled stocktake changes no stock and refuses further counts', async () => {
  const { shopId, articleId, stocktakeId, count, close } = await aStocktake();
  await count(1);
  await business.client(warehouse.cancelStocktake, { id: stocktakeId });
  expect(await refusalOf(count(1))).toMatchObject({ code: 'stocktake-not-open' });
  expect(await refusalOf(close())).toMatchObject({ code: 'stocktake-not-open' });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 10 });
});

test('an employee who counts blind gets no expected quantity until the stocktake is closed', async () => {
  const { count, close, read, lines } = await aStocktake({ isBlind: true });
  const { token } = await addEmployee(server, business.id, 'Numëruesi', { warehouse: 'readWrite' });
  const counter = server.client(token);
  await count(7, {}, counter);
  expect(await lines(counter)).toMatchObject([{ counted: 7, expected: null, difference: null, value: null }]);
  expect(await lines(counter, { state: 'different' })).toHaveLength(1);
  expect(await read(counter)).toMatchObject({ differentCount: null, surplus: null, shortage: null });
  expect(await lines()).toMatchObject([{ expected: 10, difference: -3 }]);
  await close();
  expect(await lines(counter)).toMatchObject([{ expected: 10, difference: -3 }]);
});

test('a stocktake of a category counts only its articles', async () => {
  const { category_id: categoryId } = await business.client(contract.categories.add, {
    categoryDesc: 'Pije',
  });
  const { count, lines } = await aStocktake({ categoryId });
  expect(await lines()).toEqual([]);
  expect(await refusalOf(count(1))).toMatchObject({ code: 'stocktake-other-article' });
  expect(await refusalOf(count(1, { code: 'nuk-ka' }))).toMatchObject({ code: 'stocktake-other-article' });
});

test('opening a stocktake twice with one idempotency key creates one, and another business does not find it', async () => {
  const { shopId, stocktakeId, opened } = await aStocktake();
  const again = { stocktakeId, shopId };
  expect(await business.client(warehouse.openStocktake, again)).toEqual(opened);
  const other = business.client(warehouse.openStocktake, { ...again, isBlind: true });
  expect(await refusalOf(other)).toMatchObject({ code: 'document-posted-otherwise' });
  const stranger = await addWarehouseBusiness(server);
  const found = stranger.client(warehouse.stocktake, { id: stocktakeId });
  expect(await refusalOf(found)).toMatchObject({ code: 'not-found' });
  expect((await stranger.client(warehouse.stocktakes, {})).data).toEqual([]);
});

test('of concurrent openings of stocktakes in one shop one succeeds, and after it is cancelled another one can be opened', async () => {
  const shopId = await business.addShop();
  const openOne = () => business.client(warehouse.openStocktake, { stocktakeId: business.newId(), shopId });
  const outcomes = await Promise.allSettled([openOne(), openOne(), openOne(), openOne()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { data } = await business.client(warehouse.stocktakes, { shopIds: [shopId] });
  expect(data).toHaveLength(1);
  expect(await refusalOf(openOne())).toMatchObject({ code: 'stocktake-already-open' });
  await business.client(warehouse.cancelStocktake, { id: data[0]?._id ?? '' });
  expect(await openOne()).toMatchObject({ documentCode: expect.any(String) });
});

test('of two stocktakes of a shop that an earlier version left open the older is closed first, and the other does not post its differences again', async () => {
  const { shopId, articleId, count, close } = await aStocktake();
  const laterId = business.newId();
  await server.asOwner`
    insert into tenant.stocktakes (business_id, id, number_text, opened_at, shop_id, is_blind, notes, by_id, by_name)
    select business_id, ${laterId}, ${laterId}, opened_at + interval '1 millisecond', shop_id, is_blind, notes, by_id, by_name
    from tenant.stocktakes where business_id = ${business.id} and shop_id = ${shopId}`;
  await count(7);
  await count(6, { stocktakeId: laterId });
  expect(await refusalOf(close({ id: laterId }))).toMatchObject({ code: 'stocktake-already-open' });
  await close();
  await business.takeOut(shopId, [{ articleId, quantity: 2 }]);
  const { lines } = await business.client(warehouse.stocktakeLines, { id: laterId });
  expect(lines).toMatchObject([{ counted: 6, expected: 7, difference: -1 }]);
  await close({ id: laterId });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 4 });
});

test('a sale that commits while a closing sets uncounted articles to zero leaves the stock at zero, not below', async () => {
  const { shopId, articleId, close, lines } = await aStocktake({}, false);
  let closing: ReturnType<typeof close> | undefined;
  await server.asOwner.begin(async (transaction) => {
    // A sale of four pieces.
    await transaction`
      update tenant.stock set quantity = 6000, value = 60000
      where business_id = ${business.id} and shop_id = ${shopId} and article_id = ${articleId}`;
    closing = close({ uncounted: 'zero' });
    await waitUntilBlocked(transaction);
  });
  expect(await closing).toMatchObject({ adjustment: { _id: expect.any(String) } });
  expect(await lines()).toMatchObject([{ counted: 0, expected: 6, difference: -6 }]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 0, value: 0 });
});
