import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWarehouseBusiness, startTestServer, type TestServer } from '../../testing/index.ts';

const { warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
});
afterAll(() => server.stop());

const yesterday = () => new Date(server.clock.now().getTime() - 86_400_000).toISOString();

/** Cakes are made of dough, and dough of flour. One of two cakes was issued as a gift. */
async function aBakery(flourLines: readonly { articleId: string; quantity: number; unitCost: number }[]) {
  const flour = flourLines[0]?.articleId ?? '';
  const shopId = await business.addShop(true);
  const dough = await business.addProduct([{ articleId: flour, quantity: 1 }]);
  const cake = await business.addProduct([{ articleId: dough, quantity: 1 }]);
  if (flourLines[0]?.quantity !== 0) await business.enter(shopId, flourLines);
  const made = await business.produce(shopId, { articleId: dough, quantity: 4 }, [
    { articleId: flour, quantity: 4 },
  ]);
  const baked = await business.produce(shopId, { articleId: cake, quantity: 2 }, [
    { articleId: dough, quantity: 2 },
  ]);
  const gift = await business.takeOut(shopId, [{ articleId: cake, quantity: 1 }], { reason: 'gift' });
  return { shopId, flour, dough, cake, made, baked, gift };
}

test('a back-dated entry of an ingredient recosts all products made of it, directly or indirectly, and their issues', async () => {
  const flour = await business.addArticle();
  const { shopId, dough, cake, made, baked, gift } = await aBakery([
    { articleId: flour, quantity: 10, unitCost: 100 },
  ]);
  const late = {
    documentId: business.newId(),
    shopId,
    date: yesterday(),
    lines: [{ articleId: flour, quantity: 10, unitCost: 130 }],
  };
  expect(await business.client(warehouse.previewEntry, late)).toMatchObject({
    count: 3,
    documents: expect.arrayContaining([
      expect.objectContaining({ _id: gift._id, costBefore: 100, costAfter: 115 }),
    ]),
  });
  const entry = await business.client(warehouse.addEntry, late);
  expect(await business.stockOf(shopId, flour)).toMatchObject({ quantity: 16, value: 1840 });
  expect(await business.stockOf(shopId, dough)).toMatchObject({ quantity: 2, value: 230 });
  expect(await business.stockOf(shopId, cake)).toMatchObject({ quantity: 1, value: 115 });
  expect(await business.one(made._id)).toMatchObject({
    value: 460,
    lines: [{ cost: -460 }, { cost: 460, unitCost: 115 }],
  });
  expect(await business.one(baked._id)).toMatchObject({ value: 230 });
  expect(await business.one(gift._id)).toMatchObject({ value: 115 });
  const journals = await server.asOwner`
    select line.account_path as account, sum(line.debit - line.credit)::bigint as amount
    from tenant.journals journal join tenant.journal_lines line
      on line.business_id = journal.business_id and line.journal_id = journal.id
    where journal.business_id = ${business.id} and journal.kind = 'recosting' and journal.source_id = ${entry._id}
    group by line.account_path order by line.account_path`;
  // Only the gift is an expense; the value of the other products is still in the stock.
  expect(journals.map(({ account, amount }) => [account, amount])).toEqual([
    ['3:34:342', 4500n],
    ['3:35:351', -6000n],
    ['6:65:654', 1500n],
  ]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('a product made of ingredients without a cost gets its cost from a back-dated entry of the ingredients', async () => {
  const flour = await business.addArticle({ cost: 0 });
  const { shopId, cake, made } = await aBakery([{ articleId: flour, quantity: 0, unitCost: 0 }]);
  expect((await business.one(made._id)).lines).toMatchObject([
    { isCostMissing: true },
    { isCostMissing: true },
  ]);
  await business.enter(shopId, [{ articleId: flour, quantity: 4, unitCost: 30 }], { date: yesterday() });
  expect(await business.one(made._id)).toMatchObject({
    value: 120,
    lines: [
      { isCostMissing: false, cost: -120 },
      { isCostMissing: false, cost: 120 },
    ],
  });
  expect(await business.stockOf(shopId, cake)).toMatchObject({ quantity: 1, value: 30 });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('after concurrent productions and back-dated entries, products cost as much as their ingredients', async () => {
  const [shopId, flour] = [await business.addShop(true), await business.addArticle()];
  const dough = await business.addProduct([{ articleId: flour, quantity: 1 }]);
  await business.enter(shopId, [{ articleId: flour, quantity: 10, unitCost: 100 }]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, turn) =>
      turn % 2 === 0
        ? business.produce(shopId, { articleId: dough, quantity: 1 }, [{ articleId: flour, quantity: 1 }])
        : business.enter(shopId, [{ articleId: flour, quantity: 10, unitCost: 100 + turn }], {
            date: yesterday(),
          }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const [row] = await server.asOwner`
    select sum(cost)::bigint as cost from tenant.stock_movements
    where business_id = ${business.id} and shop_id = ${shopId} and document_kind = 'production'`;
  expect(row).toMatchObject({ cost: 0n });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});
