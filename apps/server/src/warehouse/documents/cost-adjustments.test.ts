import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWarehouseBusiness, refusalOf, startTestServer, type TestServer } from '../../testing/index.ts';

const { warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
});
afterAll(() => server.stop());

test('a cost adjustment sets the average cost, does not change the quantity, and posts the change of the value', async () => {
  const shopId = await business.addShop();
  const [flour, salt] = [await business.addArticle({ name: 'Miell' }), await business.addArticle()];
  await business.enter(shopId, [
    { articleId: flour, quantity: 10, unitCost: 100 },
    { articleId: salt, quantity: 4, unitCost: 50 },
  ]);
  const { _id, documentCode } = await business.revalue(shopId, [
    { articleId: flour, unitCost: 112.5 },
    { articleId: salt, unitCost: 40 },
  ]);
  expect(documentCode).toBe(`PK-1/${server.clock.now().getFullYear()}`);
  const stock = { quantity: 10, value: 1125, averageCost: 112.5 };
  expect(await business.stockOf(shopId, flour)).toMatchObject(stock);
  const { document } = await business.client(warehouse.costAdjustment, { code: documentCode });
  expect(document).toMatchObject({ _id, type: 'cost-adjustment', value: 85 });
  expect(document.lines).toMatchObject([
    { articleId: flour, quantity: 0, unitCost: 112.5, cost: 125, quantityAfter: 10, valueAfter: 1125 },
    { articleId: salt, quantity: 0, unitCost: 40, cost: -40, quantityAfter: 4, valueAfter: 160 },
  ]);
  const { journal } = await business.client(contract.accounting.one, { id: document.journalId ?? '' });
  expect(journal.lines).toMatchObject([
    { accountPath: '6:60:605', credit: 85 },
    { accountPath: '3:35:351', debit: 85 },
  ]);
  const { articles } = await business.client(warehouse.availability, {
    shopId,
    articles: [{ articleId: flour, quantity: 1 }],
  });
  expect(articles).toMatchObject([{ available: 10, value: 1125, averageCost: 112.5 }]);
  const { data } = await business.client(warehouse.costAdjustments, { shopIds: [shopId] });
  expect(data.map((each) => each._id)).toEqual([_id]);
});

test('an exit after a cost adjustment is posted at the new cost', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }]);
  await business.revalue(shopId, [{ articleId, unitCost: 120 }]);
  const { _id } = await business.takeOut(shopId, [{ articleId, quantity: 10 }]);
  expect((await business.one(_id)).value).toBe(1200);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 0, value: 0 });
});

test('a cost adjustment with an article on two lines, or with an article without its own stock, is refused', async () => {
  const shopId = await business.addShop();
  const [articleId, work] = [
    await business.addArticle(),
    await business.addArticle({ inventoryTrackable: false }),
  ];
  const problems = async (ids: readonly string[]) =>
    (
      await refusalOf(
        business.revalue(
          shopId,
          ids.map((id) => ({ articleId: id, unitCost: 5 })),
        ),
      )
    ).problems?.map(({ path, code }) => `${path} ${code}`);
  expect(await problems([articleId, articleId])).toEqual(['lines.1.articleId twice']);
  expect(await problems([articleId, work])).toEqual(['lines.1.articleId article-not-counted']);
});

test('after concurrent cost adjustments, entries and exits the stock accounts equal the valuation', async () => {
  const [shopId, articleId] = [await business.addShop(true), await business.addArticle({ cost: 7 })];
  await Promise.all(
    Array.from({ length: 8 }, (_unused, place) => [
      business.enter(shopId, [{ articleId, quantity: 3, unitCost: 10 + place }]),
      business.revalue(shopId, [{ articleId, unitCost: 20 + place / 8 }]),
      business.takeOut(shopId, [{ articleId, quantity: 2 }]),
    ]).flat(),
  );
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 8 });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('a cost adjustment that is sent several times at once is posted once', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const documentId = business.newId();
  const send = () => business.revalue(shopId, [{ articleId, unitCost: 9 }], { documentId });
  const replies = await Promise.all(Array.from({ length: 6 }, send));
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
});
