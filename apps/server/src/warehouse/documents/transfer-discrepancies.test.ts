import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWarehouseBusiness, refusalOf, startTestServer, type TestServer } from '../../testing/index.ts';

const { articles, warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
});
afterAll(() => server.stop());

/** Two shops, the first with ten pieces at 100. */
async function stockedShops(cost = 100) {
  const [from, to, articleId] = [
    await business.addShop(),
    await business.addShop(),
    await business.addArticle({ name: 'Miell' }),
  ];
  await business.enter(from, [{ articleId, quantity: 10, unitCost: cost }]);
  return { from, to, articleId };
}

/** Debits are positive, credits negative. */
async function postedLines(journalId: string | null) {
  const { journal } = await business.client(contract.accounting.one, { id: journalId ?? '' });
  return journal.lines.map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);
}

test('a shortage or surplus on arrival becomes an adjustment of the receiving shop, linked from the transfer', async () => {
  const { from, to, articleId } = await stockedShops();
  const other = await business.addArticle({ name: 'Kripë' });
  await business.enter(from, [{ articleId: other, quantity: 4, unitCost: 50 }]);
  const { _id, code } = await business.send(from, to, [
    { articleId, quantity: 6 },
    { articleId: other, quantity: 2 },
    { articleId, quantity: 1 },
  ]);
  const end = { transferOrderId: _id };
  expect(
    (await refusalOf(business.client(warehouse.completeTransfer, { ...end, received: [6] }))).problems,
  ).toMatchObject([{ path: 'received' }]);
  const { discrepancyCode } = await business.client(warehouse.completeTransfer, {
    ...end,
    received: [4.5, 3, 1],
  });
  expect(discrepancyCode).toMatch(/^FP-/u);
  expect(await business.stockOf(to, articleId)).toMatchObject({ quantity: 5.5, value: 550 });
  expect(await business.stockOf(to, other)).toMatchObject({ quantity: 3, value: 150 });
  const { transfer } = await business.one(_id);
  expect(transfer).toMatchObject({ state: 'completed', discrepancy: { documentCode: discrepancyCode } });
  const adjustment = await business.one(transfer?.discrepancy?._id ?? '');
  expect(adjustment).toMatchObject({
    type: 'adjustment',
    reason: 'transfer-discrepancy',
    shopId: to,
    notes: code,
    value: -100,
    lines: [
      { articleId, quantity: -1.5, cost: -150 },
      { articleId: other, quantity: 1, cost: 50 },
    ],
  });
  expect(await postedLines(adjustment.journalId)).toEqual(
    expect.arrayContaining([
      ['6:65:658', 150],
      ['7:758', -50],
    ]),
  );
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test.each([
  ['deleted', (articleId: string) => business.client(articles.remove, { idsToDelete: [articleId] })],
  [
    'taken off the stock',
    (articleId: string) => business.client(articles.edit, { articleId, inventoryTrackable: false }),
  ],
])('goods in transit are received as counted if their article was %s', async (_what, change) => {
  const { from, to, articleId } = await stockedShops();
  const { _id } = await business.send(from, to, [{ articleId, quantity: 6 }]);
  await change(articleId);
  const end = { transferOrderId: _id, received: [5] };
  expect((await business.client(warehouse.completeTransfer, end)).discrepancyCode).toMatch(/^FP-/u);
  expect(await business.stockOf(to, articleId)).toMatchObject({ quantity: 5, value: 500 });
  const { transfer } = await business.one(_id);
  const discrepancy = await business.one(transfer?.discrepancy?._id ?? '');
  expect(discrepancy.lines).toMatchObject([{ articleId, name: 'Miell', quantity: -1, cost: -100 }]);
});
