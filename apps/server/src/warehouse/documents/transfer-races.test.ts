import { contract } from '@tezga/contract';
import fc from 'fast-check';
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

/** The number of calls that succeeded, and the codes of the refusals. */
async function outcomesOf(calls: readonly Promise<unknown>[]) {
  const refused = await Promise.all(
    calls.map((one) =>
      refusalOf(one).then(
        ({ code }) => code,
        () => null,
      ),
    ),
  );
  return { succeeded: refused.filter((code) => code === null).length, refused: refused.filter(Boolean) };
}

async function quantityIn(shopId: string, articleId: string): Promise<number> {
  const [row] = await server.asOwner`
    select quantity from tenant.stock
    where business_id = ${business.id} and shop_id = ${shopId} and article_id = ${articleId}`;
  return Number(row?.['quantity'] ?? 0) / 1000;
}

async function sentGoods() {
  const [from, to, articleId] = [
    await business.addShop(),
    await business.addShop(),
    await business.addArticle(),
  ];
  await business.enter(from, [{ articleId, quantity: 10, unitCost: 33.333 }]);
  const { _id: transferOrderId } = await business.send(from, to, [{ articleId, quantity: 7 }]);
  return { from, to, articleId, end: { transferOrderId } };
}

test('of eight concurrent completions exactly one receives the goods', async () => {
  const { from, to, articleId, end } = await sentGoods();
  const { succeeded, refused } = await outcomesOf(
    Array.from({ length: 8 }, () => business.client(warehouse.completeTransfer, end)),
  );
  expect(succeeded).toBe(1);
  expect(refused).toEqual(Array.from({ length: 7 }, () => 'transfer-completed'));
  expect([await quantityIn(from, articleId), await quantityIn(to, articleId)]).toEqual([3, 7]);
});

test('of a concurrent completion and cancellation exactly one succeeds, and the goods are in one shop', async () => {
  for (let round = 0; round < 5; round++) {
    const { from, to, articleId, end } = await sentGoods();
    const { succeeded, refused } = await outcomesOf([
      business.client(warehouse.completeTransfer, end),
      business.client(warehouse.cancelTransfer, end),
      business.client(warehouse.cancelTransfer, end),
    ]);
    expect(succeeded).toBe(1);
    expect(new Set(refused).size).toBe(1);
    const quantities = [await quantityIn(from, articleId), await quantityIn(to, articleId)];
    expect(quantities).toEqual(refused[0] === 'transfer-completed' ? [3, 7] : [10, 0]);
  }
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('of 24 concurrent transfers of the last ten pieces exactly ten succeed, numbered without gaps', async () => {
  const own = await addWarehouseBusiness(server, 'E fundit');
  const [from, to, articleId] = [await own.addShop(), await own.addShop(), await own.addArticle()];
  await own.enter(from, [{ articleId, quantity: 10, unitCost: 33.333 }]);
  const { succeeded, refused } = await outcomesOf(
    Array.from({ length: 24 }, () => own.send(from, to, [{ articleId, quantity: 1 }])),
  );
  expect(succeeded).toBe(10);
  expect(new Set(refused)).toEqual(new Set(['stock-insufficient']));
  const { data } = await own.client(warehouse.allTransfers, {});
  const numbers = data.map(({ documentCode }) => Number(/\d+/u.exec(documentCode)?.[0]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
  const ends = await outcomesOf(
    data.map(({ _id: transferOrderId }) => own.client(warehouse.completeTransfer, { transferOrderId })),
  );
  expect(ends.succeeded).toBe(10);
  expect(await own.stockOf(to, articleId)).toMatchObject({ quantity: 10 });
  const { ledger, valuation } = await own.balances();
  expect(ledger).toBe(valuation);
});

test('transfers in both directions at once neither deadlock nor lose goods', async () => {
  const [one, other] = [await business.addShop(), await business.addShop()];
  const articleIds = [await business.addArticle(), await business.addArticle()];
  const entered = articleIds.map((articleId) => ({ articleId, quantity: 20, unitCost: 12.5 }));
  for (const shopId of [one, other]) await business.enter(shopId, entered);
  const goods = articleIds.map((articleId) => ({ articleId, quantity: 1.5 }));
  await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      const [from, to] = turn % 2 === 0 ? [one, other] : [other, one];
      const lines = turn % 3 === 0 ? goods.toReversed() : goods;
      const { _id: transferOrderId } = await business.send(from, to, lines);
      await business.client(warehouse.completeTransfer, { transferOrderId });
    }),
  );
  for (const articleId of articleIds)
    expect((await quantityIn(one, articleId)) + (await quantityIn(other, articleId))).toBe(40);
});

test('any sequence of transfers and exits leaves the total quantity right, and the stock accounts equal the valuation', async () => {
  const own = await addWarehouseBusiness(server, 'E rastit');
  const shops = [await own.addShop(true), await own.addShop(true), await own.addShop(true)];
  const articleId = await own.addArticle({ cost: 12.345 });
  let quantity = 0;
  const step = fc.record({
    kind: fc.constantFrom('enter', 'takeOut', 'complete', 'cancel', 'leave'),
    from: fc.nat(2),
    turn: fc.integer({ min: 1, max: 2 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    unitCost: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { kind, from, turn, quantity: thousandths, unitCost } of steps) {
        const goods = { articleId, quantity: thousandths / 1000 };
        const [source, target] = [shops[from] ?? '', shops[(from + turn) % 3] ?? ''];
        if (kind === 'enter') {
          await own.enter(source, [{ ...goods, unitCost }]);
          quantity += thousandths;
        } else if (kind === 'takeOut') {
          await own.takeOut(source, [goods]);
          quantity -= thousandths;
        } else {
          const { _id: transferOrderId } = await own.send(source, target, [goods]);
          if (kind === 'complete') await own.client(warehouse.completeTransfer, { transferOrderId });
          if (kind === 'cancel') await own.client(warehouse.cancelTransfer, { transferOrderId });
        }
      }
      const { ledger, valuation } = await own.balances();
      expect(ledger).toBe(valuation);
      const [sums] = await server.asOwner`
        select (select coalesce(sum(quantity), 0)::bigint from tenant.stock where business_id = ${own.id})
          + (select coalesce(sum(line.quantity), 0)::bigint from tenant.warehouse_document_lines line
              join tenant.warehouse_documents document using (business_id)
              where business_id = ${own.id} and document.id = line.document_id and document.kind = 'transfer'
                and not exists (select from tenant.transfer_ends
                  where business_id = ${own.id} and document_id = document.id)) as quantity`;
      expect(sums?.['quantity']).toBe(BigInt(quantity));
    }),
    { numRuns: 12 },
  );
});
