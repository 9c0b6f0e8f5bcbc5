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

/** The time this number of hours ago, in whole seconds like the time of a document. */
const hoursAgo = (hours: number) =>
  new Date(Math.floor(server.clock.now().getTime() / 1000 - hours * 3600) * 1000).toISOString();

/** A shop that received ten pieces at 100 lek three days ago, of which four were given away a day ago. */
async function shopWithHistory(allowsNegative = false) {
  const [shopId, articleId] = [await business.addShop(allowsNegative), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }], { date: hoursAgo(72) });
  const exit = await business.takeOut(shopId, [{ articleId, quantity: 4 }], {
    date: hoursAgo(24),
    reason: 'gift',
  });
  return { shopId, articleId, exit };
}

async function expectBalanced() {
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
}

test('a back-dated count is compared with the stock of its date, and recosts the later movements', async () => {
  const { shopId, articleId, exit } = await shopWithHistory();
  const date = hoursAgo(48);
  const then = await business.client(warehouse.availability, {
    shopId,
    date,
    articles: [{ articleId, quantity: 1 }],
  });
  expect(then.articles).toMatchObject([{ available: 10, value: 1000, averageCost: 100 }]);
  const counted = {
    documentId: business.newId(),
    shopId,
    date,
    lines: [{ articleId, quantity: 20, unitCost: 130 }],
  };
  expect(await business.client(warehouse.previewAdjustment, counted)).toMatchObject({
    documents: [{ _id: exit._id, costBefore: 400, costAfter: 460 }],
    difference: 60,
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 6, value: 600 });
  const { _id } = await business.client(warehouse.addAdjustment, counted);
  expect(await business.one(_id)).toMatchObject({ date, lines: [{ quantity: 10, cost: 1300 }] });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 16, value: 1840 });
  const missing = business.adjust(shopId, [{ articleId, quantity: 0 }], { date });
  expect(await refusalOf(missing)).toMatchObject({ code: 'stock-insufficient' });
  await expectBalanced();
});

test('a back-dated cost adjustment gives the later exit the new cost', async () => {
  const { shopId, articleId, exit } = await shopWithHistory();
  const revalued = { documentId: business.newId(), shopId, date: hoursAgo(48) };
  const input = { ...revalued, lines: [{ articleId, unitCost: 150 }] };
  const { documents } = await business.client(warehouse.previewCostAdjustment, input);
  expect(documents).toMatchObject([{ _id: exit._id, costBefore: 400, costAfter: 600 }]);
  const { _id } = await business.client(warehouse.addCostAdjustment, input);
  expect(await business.one(_id)).toMatchObject({ value: 500 });
  expect(await business.one(exit._id)).toMatchObject({ value: 600 });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 6, value: 900 });
  await expectBalanced();
});

test('a back-dated production takes ingredients at its date, and is refused if it needs more than the lowest stock since', async () => {
  const { shopId, articleId } = await shopWithHistory();
  const product = await business.addProduct([{ articleId, quantity: 1 }]);
  const produce = (quantity: number) => ({
    documentId: business.newId(),
    shopId,
    articleId: product,
    quantity,
    date: hoursAgo(48),
    lines: [{ articleId, quantity }],
  });
  expect(await refusalOf(business.client(warehouse.addProduction, produce(7)))).toMatchObject({
    code: 'stock-insufficient',
    details: { shortArticles: [{ articleId, available: 6, requested: 7 }] },
  });
  const { count } = await business.client(warehouse.previewProduction, produce(6));
  expect(count).toBe(0);
  await business.client(warehouse.addProduction, produce(6));
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 0, value: 0 });
  expect(await business.stockOf(shopId, product)).toMatchObject({ quantity: 6, value: 600 });
  await expectBalanced();
});

test('a back-dated transfer and its back-dated receipt recost both shops', async () => {
  const { shopId, articleId } = await shopWithHistory();
  const to = await business.addShop();
  await business.enter(to, [{ articleId, quantity: 5, unitCost: 40 }], { date: hoursAgo(72) });
  const sold = await business.takeOut(to, [{ articleId, quantity: 3 }], { date: hoursAgo(12) });
  const sent = {
    documentId: business.newId(),
    shopId,
    targetShopId: to,
    date: hoursAgo(48),
    lines: [{ articleId, quantity: 5 }],
  };
  await business.client(warehouse.previewTransfer, sent);
  const { _id: transferOrderId } = await business.client(warehouse.createTransfer, sent);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 1, value: 100 });
  const receipt = { transferOrderId, date: hoursAgo(47), received: [4] };
  const early = business.client(warehouse.completeTransfer, { ...receipt, date: hoursAgo(49) });
  expect((await refusalOf(early)).problems).toMatchObject([{ path: 'date', code: 'arrival-before-start' }]);
  const preview = await business.client(warehouse.previewReceipt, receipt);
  expect(preview.documents).toMatchObject([{ _id: sold._id, costBefore: 120, costAfter: 210 }]);
  const { discrepancyCode } = await business.client(warehouse.completeTransfer, receipt);
  expect(discrepancyCode).toMatch(/^FP-/u);
  const { transfer } = await business.one(transferOrderId);
  expect(await business.one(transfer?.discrepancy?._id ?? '')).toMatchObject({
    date: receipt.date,
    value: -70,
  });
  // The average of five at 40 and five at 100 is 70. Of these ten one was missing on arrival and three were sold: 6
  // at 70 are 420.
  expect(await business.stockOf(to, articleId)).toMatchObject({ quantity: 6, value: 420 });
  expect(await business.one(sold._id)).toMatchObject({ value: 210 });
  await expectBalanced();
});

test('the preview of a back-dated receipt with surplus goods includes the effect of the surplus on the cost', async () => {
  const { shopId, articleId } = await shopWithHistory();
  const to = await business.addShop();
  await business.enter(to, [{ articleId, quantity: 5, unitCost: 40 }], { date: hoursAgo(72) });
  const sold = await business.takeOut(to, [{ articleId, quantity: 3 }], { date: hoursAgo(12) });
  const goods = [{ articleId, quantity: 5 }];
  const { _id: transferOrderId } = await business.send(shopId, to, goods, { date: hoursAgo(48) });
  const receipt = { transferOrderId, date: hoursAgo(47), received: [10] };
  // The average of five at 40 and ten at 100, five of them surplus, is 80; so the three sold pieces cost 240.
  const recosted = {
    documents: [{ _id: sold._id, costBefore: 120, costAfter: 240 }],
    count: 1,
    difference: 120,
  };
  expect(await business.client(warehouse.previewReceipt, receipt)).toMatchObject(recosted);
  await business.client(warehouse.completeTransfer, receipt);
  expect(await business.one(sold._id)).toMatchObject({ value: 240 });
  await expectBalanced();
});

test('no transfer, receipt, adjustment, cost adjustment or production can be dated in a closed period', async () => {
  const own = await addWarehouseBusiness(server, 'Me periudhë të mbyllur');
  const [shopId, to, articleId] = [await own.addShop(true), await own.addShop(), await own.addArticle()];
  const product = await own.addProduct([{ articleId, quantity: 1 }]);
  await own.enter(shopId, [{ articleId, quantity: 5, unitCost: 10 }], { date: hoursAgo(96) });
  const lines = [{ articleId, quantity: 1 }];
  const { _id: transferOrderId } = await own.send(shopId, to, lines, { date: hoursAgo(95) });
  await own.client(contract.settings.setClosedPeriod, { closedUntil: hoursAgo(72).slice(0, 10) });
  const date = hoursAgo(94);
  const calls = [
    () => own.send(shopId, to, lines, { date }),
    () => own.client(warehouse.completeTransfer, { transferOrderId, date }),
    () => own.adjust(shopId, lines, { date }),
    () => own.revalue(shopId, [{ articleId, unitCost: 5 }], { date }),
    () => own.produce(shopId, { articleId: product, quantity: 1 }, lines, { date }),
  ];
  for (const call of calls)
    expect((await refusalOf(call())).problems).toMatchObject([
      { path: 'date', code: 'date-in-closed-period' },
    ]);
});

test('concurrent back-dated transfers and exits neither deadlock nor lose a movement', async () => {
  const [from, to, articleId] = [
    await business.addShop(),
    await business.addShop(),
    await business.addArticle(),
  ];
  await business.enter(from, [{ articleId, quantity: 100, unitCost: 10 }], { date: hoursAgo(72) });
  await business.enter(to, [{ articleId, quantity: 100, unitCost: 20 }], { date: hoursAgo(72) });
  await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      const [source, target] = turn % 2 === 0 ? [from, to] : [to, from];
      const date = hoursAgo(turn + 1);
      const { _id } = await business.send(source, target, [{ articleId, quantity: 2 }], { date });
      await business.client(warehouse.completeTransfer, { transferOrderId: _id, date });
      await business.takeOut(source, [{ articleId, quantity: 1 }]);
    }),
  );
  expect(await business.stockOf(from, articleId)).toMatchObject({ quantity: 94 });
  expect(await business.stockOf(to, articleId)).toMatchObject({ quantity: 94 });
  await expectBalanced();
});
