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

const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000).toISOString();

/** A shop that received ten pieces at 100 lek three days ago, of which four were issued a day ago. */
async function shopWithHistory(allowsNegative = false) {
  const [shopId, articleId] = [await business.addShop(allowsNegative), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }], { date: hoursAgo(72) });
  const exit = await business.takeOut(shopId, [{ articleId, quantity: 4 }], {
    date: hoursAgo(24),
    reason: 'gift',
  });
  return { shopId, articleId, exit };
}

async function movementsIn(shopId: string, articleId: string) {
  const { movements } = await business.client(warehouse.articleHistory, { articleId, shopId });
  return movements.map(({ quantity, cost, quantityAfter, valueAfter }) => [
    quantity,
    cost,
    quantityAfter,
    valueAfter,
  ]);
}

test("a back-dated entry changes the cost of the later exit, and the difference is posted with today's date", async () => {
  const { shopId, articleId, exit } = await shopWithHistory();
  const late = { documentId: business.newId(), shopId, date: hoursAgo(48) };
  const document = { ...late, lines: [{ articleId, quantity: 10, unitCost: 130 }] };
  const preview = await business.client(warehouse.previewEntry, document);
  expect(preview).toMatchObject({
    documents: [
      { type: 'exit', _id: exit._id, documentCode: exit.documentCode, costBefore: 400, costAfter: 460 },
    ],
    count: 1,
    difference: 60,
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 6, value: 600 });

  const entry = await business.client(warehouse.addEntry, document);
  expect(await movementsIn(shopId, articleId)).toEqual([
    [-4, -460, 16, 1840],
    [10, 1300, 20, 2300],
    [10, 1000, 10, 1000],
  ]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({
    quantity: 16,
    value: 1840,
    averageCost: 115,
  });
  const corrected = await business.one(exit._id);
  expect(corrected).toMatchObject({
    value: 460,
    lines: [{ unitCost: 115, cost: 460 }],
    corrections: [{ type: 'entry', _id: entry._id, documentCode: entry.documentCode, difference: 60 }],
  });
  const { journals } = await business.client(contract.accounting.journals, { search: entry.documentCode });
  expect(journals.map(({ kind }) => kind).toSorted()).toEqual(['recosting', 'stock']);
  const { journal } = await business.client(contract.accounting.one, {
    id: journals.find(({ kind }) => kind === 'recosting')?._id ?? '',
  });
  expect(journal.lines).toMatchObject([
    { accountPath: '3:35:351', credit: 60 },
    { accountPath: '6:65:654', debit: 60 },
  ]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('an entry dated before a sale that made the stock negative gives this sale its cost', async () => {
  const [shopId, articleId] = [await business.addShop(true), await business.addArticle({ cost: 0 })];
  const exit = await business.takeOut(shopId, [{ articleId, quantity: 3 }]);
  expect(await business.one(exit._id)).toMatchObject({ value: 0, lines: [{ isCostMissing: true }] });
  await business.enter(shopId, [{ articleId, quantity: 5, unitCost: 33.333 }], { date: hoursAgo(2) });
  expect(await business.one(exit._id)).toMatchObject({ value: 100, lines: [{ isCostMissing: false }] });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 2, value: 66.67 });
});

test('a back-dated exit is refused if the stock has been lower than its quantity at any time since its date', async () => {
  const { shopId, articleId } = await shopWithHistory();
  const exit = (quantity: number) =>
    business.takeOut(shopId, [{ articleId, quantity }], { date: hoursAgo(48) });
  expect(await refusalOf(exit(7))).toMatchObject({
    code: 'stock-insufficient',
    details: { shortArticles: [{ articleId, available: 6, requested: 7 }] },
  });
  await exit(6);
  expect(await movementsIn(shopId, articleId)).toEqual([
    [-4, -400, 0, 0],
    [-6, -600, 4, 400],
    [10, 1000, 10, 1000],
  ]);
});

const problemsOf = async (call: Promise<unknown>) =>
  (await refusalOf(call)).problems?.map(({ path, code }) => `${path} ${code}`);

test('a warehouse document dated in the future or in the closed period is refused, and only past days can be closed', async () => {
  const own = await addWarehouseBusiness(server, 'Me periudhë të mbyllur');
  const [shopId, articleId] = [await own.addShop(), await own.addArticle()];
  const lines = [{ articleId, quantity: 1, unitCost: 5 }];
  const enter = (date: string) => own.enter(shopId, lines, { date });
  expect(await problemsOf(enter(hoursAgo(-1)))).toEqual(['date date-in-future']);
  const close = (closedUntil: string | null) =>
    own.client(contract.settings.setClosedPeriod, { closedUntil });
  const today = hoursAgo(0).slice(0, 10);
  expect(await problemsOf(close(today))).toEqual(['closedUntil date-not-past']);
  await close(hoursAgo(72).slice(0, 10));
  expect((await own.client(contract.businesses.ownData, {})).ownData.closedUntil).toBe(
    hoursAgo(72).slice(0, 10),
  );
  expect(await problemsOf(enter(hoursAgo(96)))).toEqual(['date date-in-closed-period']);
  await enter(hoursAgo(30));
  await close(null);
  await enter(hoursAgo(96));
  expect(await own.stockOf(shopId, articleId)).toMatchObject({ quantity: 2 });
});

test('concurrent back-dated and current entries and exits neither deadlock nor lose a movement', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  await business.enter(shopId, [{ articleId, quantity: 100, unitCost: 10 }], { date: hoursAgo(72) });
  await Promise.all(
    Array.from({ length: 24 }, (_, turn) =>
      turn % 2 === 0
        ? business.takeOut(shopId, [{ articleId, quantity: 3 }])
        : business.enter(shopId, [{ articleId, quantity: 2, unitCost: turn }], { date: hoursAgo(turn) }),
    ),
  );
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 88 });
  const rows = await server.asOwner`
    select number, row_number() over history as place, quantity_after, sum(quantity) over history::bigint as quantity,
      value_after, sum(value) over history::bigint as value
    from tenant.stock_movements where business_id = ${business.id} and article_id = ${articleId}
    window history as (order by number)`;
  for (const { place, quantity, value, ...row } of rows)
    expect(row).toEqual({ number: place, quantity_after: quantity, value_after: value });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});
