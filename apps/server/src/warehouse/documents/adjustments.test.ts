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

test('an adjustment sets the stock to the counted quantities and posts surplus and shortage', async () => {
  const shopId = await business.addShop();
  const [flour, salt, oil] = [
    await business.addArticle({ name: 'Miell' }),
    await business.addArticle({ name: 'Kripë' }),
    await business.addArticle({ name: 'Vaj', cost: 300 }),
  ];
  await business.enter(shopId, [
    { articleId: flour, quantity: 10, unitCost: 100 },
    { articleId: salt, quantity: 5, unitCost: 40 },
  ]);
  const { _id, documentCode } = await business.adjust(
    shopId,
    [
      { articleId: flour, quantity: 7.5 },
      { articleId: salt, quantity: 5 },
      { articleId: oil, quantity: 2 },
    ],
    { notes: 'Numërim i raftit' },
  );
  expect(documentCode).toBe(`FP-1/${server.clock.now().getFullYear()}`);
  const { document } = await business.client(warehouse.adjustment, { code: documentCode });
  expect(document).toMatchObject({ _id, type: 'adjustment', reason: 'correction', value: 350 });
  expect(document.lines).toMatchObject([
    { articleId: flour, quantity: -2.5, unitCost: 100, cost: -250, quantityAfter: 7.5 },
    { articleId: salt, quantity: 0, cost: 0, quantityAfter: 5 },
    { articleId: oil, quantity: 2, unitCost: 300, cost: 600, quantityAfter: 2 },
  ]);
  const { journal } = await business.client(contract.accounting.one, { id: document.journalId ?? '' });
  expect(journal.document).toEqual({ type: 'adjustment', _id, name: documentCode });
  expect(journal.lines).toMatchObject([
    { accountPath: '3:35:351', credit: 250 },
    { accountPath: '6:65:658', debit: 250 },
    { accountPath: '3:35:351', debit: 600 },
    { accountPath: '7:758', credit: 600 },
  ]);
  const { data } = await business.client(warehouse.adjustments, {
    search: 'raftit',
    reasons: ['correction'],
  });
  expect(data).toMatchObject([{ _id, value: 350, linesCount: 3 }]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('no adjustment is found by the number of a document of another kind or of another business', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const entry = await business.enter(shopId, [{ articleId, quantity: 1, unitCost: 5 }]);
  const find = (client: typeof business.client, code: string) =>
    refusalOf(client(warehouse.adjustment, { code }));
  expect(await find(business.client, entry.documentCode)).toMatchObject({ status: 404 });
  const { documentCode } = await business.adjust(shopId, [{ articleId, quantity: 3 }]);
  const other = await addWarehouseBusiness(server);
  expect(await find(other.client, documentCode)).toMatchObject({ status: 404 });
});

test('the surplus goods of an adjustment enter at the cost that was typed', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }]);
  await business.adjust(shopId, [{ articleId, quantity: 12, unitCost: 40 }], { reason: 'stocktake' });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({
    quantity: 12,
    value: 1080,
    averageCost: 90,
  });
});

test('an adjustment with an article on two lines is refused, because only one count can be right', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const lines = [
    { articleId, quantity: 3 },
    { articleId, quantity: 4 },
  ];
  const { problems } = await refusalOf(business.adjust(shopId, lines));
  expect(problems?.map(({ path, code }) => `${path} ${code}`)).toEqual(['lines.1.articleId twice']);
});

test('an adjustment whose shortage exceeds the stock left is refused, naming the article', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle({ name: 'Sheqer' })];
  await business.enter(shopId, [{ articleId, quantity: 2, unitCost: 10 }]);
  const refusal = await refusalOf(business.adjust(shopId, [{ articleId, quantity: 1, expected: 8 }]));
  expect(refusal).toMatchObject({
    code: 'stock-insufficient',
    details: { shortArticles: [{ articleId, name: 'Sheqer', available: 2, requested: 7 }] },
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 2 });
});

test('exits during an adjustment also lower the stock, because only the difference between count and expected stock is posted', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 100, unitCost: 10 }]);
  const exits = Array.from({ length: 12 }, () => business.takeOut(shopId, [{ articleId, quantity: 2 }]));
  const counts = Array.from({ length: 4 }, () =>
    business.adjust(shopId, [{ articleId, quantity: 97, expected: 100 }]),
  );
  const adjusted = await Promise.all([...counts, ...exits]);
  expect(new Set(adjusted.map(({ documentCode }) => documentCode)).size).toBe(16);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 100 - 24 - 12, value: 640 });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('an adjustment that is sent several times at once is posted once', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 10 }]);
  const documentId = business.newId();
  const send = () => business.adjust(shopId, [{ articleId, quantity: 8, expected: 10 }], { documentId });
  const replies = await Promise.all(Array.from({ length: 6 }, send));
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 8 });
});
