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

test('a shop that allows negative stock issues more than its stock, and the next entry corrects the cost', async () => {
  const [shopId, articleId] = [await business.addShop(true), await business.addArticle({ cost: 100 })];
  const { isAvailable } = await business.client(warehouse.availability, {
    shopId,
    articles: [{ articleId, quantity: 5 }],
  });
  expect(isAvailable).toBe(true);
  await business.takeOut(shopId, [{ articleId, quantity: 5 }]);
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 120 }]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 5, value: 600 });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('of 32 concurrent exits of the last ten pieces exactly ten succeed, and the others name the short article', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle({ name: 'E fundit' })];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 33.333 }]);
  const outcomes = await Promise.all(
    Array.from({ length: 32 }, () =>
      business.takeOut(shopId, [{ articleId, quantity: 1 }]).then(
        ({ documentCode }) => documentCode,
        (error: unknown) => error as Awaited<ReturnType<typeof refusalOf>>,
      ),
    ),
  );
  const numbers = outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [outcome] : []));
  const refusals = outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [] : [outcome]));
  expect(new Set(numbers).size).toBe(10);
  expect(refusals).toHaveLength(22);
  for (const { code, details } of refusals)
    expect({ code, short: details?.shortArticles }).toEqual({
      code: 'stock-insufficient',
      short: [{ articleId, name: 'E fundit', available: 0, requested: 1 }],
    });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 0, value: 0 });
});

test('a document that is sent several times at once is posted once, and other content under its id is refused', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const entry = { documentId: business.newId(), shopId, lines: [{ articleId, quantity: 2, unitCost: 50 }] };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => business.client(warehouse.addEntry, entry)),
  );
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 2 });
  const other = { ...entry, lines: [{ articleId, quantity: 3, unitCost: 50 }] };
  const refusal = await refusalOf(business.client(warehouse.addEntry, other));
  expect(refusal.code).toBe('document-posted-otherwise');
  expect(refusal.message).toContain(replies[0]?.documentCode);
});

test('after any sequence of documents the stock accounts equal the valuation', async () => {
  const shopId = await business.addShop(true);
  const articleIds = [await business.addArticle({ cost: 12.345 }), await business.addArticle({ cost: 0 })];
  const step = fc.record({
    isEntry: fc.boolean(),
    article: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 9_999 }).map((thousandths) => thousandths / 1000),
    unitCost: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { isEntry, article, quantity, unitCost } of steps) {
        const goods = { articleId: articleIds[article] ?? '', quantity };
        if (isEntry)
          await business.enter(shopId, [
            { ...goods, unitCost },
            { ...goods, unitCost: 1 },
          ]);
        else await business.takeOut(shopId, [goods, goods]);
      }
      const { ledger, valuation } = await business.balances();
      expect(ledger).toBe(valuation);
    }),
    { numRuns: 10 },
  );
});
