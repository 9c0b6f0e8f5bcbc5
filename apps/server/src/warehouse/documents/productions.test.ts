import { addressOf, contract } from '@tezga/contract';
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

/** A shop with flour and eggs, and a cake that is made of them. */
async function aBakery() {
  const shopId = await business.addShop();
  const [flour, eggs] = [
    await business.addArticle({ name: 'Miell' }),
    await business.addArticle({ name: 'Vezë' }),
  ];
  const cake = await business.addProduct([
    { articleId: flour, quantity: 0.5 },
    { articleId: eggs, quantity: 2 },
  ]);
  await business.enter(shopId, [
    { articleId: flour, quantity: 10, unitCost: 100 },
    { articleId: eggs, quantity: 30, unitCost: 20 },
  ]);
  return { shopId, flour, eggs, cake };
}

test('a production takes the ingredients out and receives the product at the sum of their costs', async () => {
  const { shopId, flour, eggs, cake } = await aBakery();
  const { lines: recipe } = await business.client(warehouse.recipe, { articleId: cake });
  expect(recipe).toMatchObject([
    { articleId: flour, name: 'Miell', quantity: 0.5 },
    { articleId: eggs, name: 'Vezë', quantity: 2 },
  ]);
  const { _id, documentCode } = await business.produce(shopId, { articleId: cake, quantity: 4 }, [
    { articleId: flour, quantity: 2.5 },
    { articleId: eggs, quantity: 8 },
  ]);
  expect(documentCode).toBe(`PR-1/${server.clock.now().getFullYear()}`);
  const { document } = await business.client(warehouse.production, { code: documentCode });
  expect(document).toMatchObject({ _id, type: 'production', reason: 'production', value: 410 });
  expect(document.lines).toMatchObject([
    { articleId: flour, quantity: -2.5, unitCost: 100, cost: -250, quantityAfter: 7.5 },
    { articleId: eggs, quantity: -8, unitCost: 20, cost: -160, quantityAfter: 22 },
    { articleId: cake, quantity: 4, unitCost: 102.5, cost: 410, quantityAfter: 4, valueAfter: 410 },
  ]);
  const { journal } = await business.client(contract.accounting.one, { id: document.journalId ?? '' });
  expect(journal.document).toEqual({ type: 'production', _id, name: documentCode });
  expect(journal.lines).toMatchObject([
    { accountPath: '3:35:351', credit: 410 },
    { accountPath: '3:34:342', debit: 410 },
  ]);
  const { data } = await business.client(warehouse.productions, { search: 'vezë', shopIds: [shopId] });
  expect(data).toMatchObject([{ _id, value: 410, linesCount: 3 }]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('a recipe contains the ingredients of a composite ingredient if that has no stock of its own', async () => {
  const milk = await business.addArticle({ name: 'Qumësht' });
  const cream = await business.addArticle({
    compositeProduct: true,
    ingredients: [{ articleId: milk, quantity: 1.5 }],
  });
  const cake = await business.addProduct([{ articleId: cream, quantity: 0.2 }]);
  const { lines } = await business.client(warehouse.recipe, { articleId: cake });
  expect(lines).toMatchObject([{ articleId: milk, quantity: 0.3 }]);
});

test('a production without enough ingredients is refused with all short articles and moves nothing', async () => {
  const { shopId, flour, eggs, cake } = await aBakery();
  const refusal = await refusalOf(
    business.produce(shopId, { articleId: cake, quantity: 40 }, [
      { articleId: flour, quantity: 20 },
      { articleId: eggs, quantity: 80 },
    ]),
  );
  expect(refusal.code).toBe('stock-insufficient');
  const short = new Map(refusal.details?.shortArticles?.map((each) => [each.name, each.available]));
  expect(short).toEqual(
    new Map([
      ['Miell', 10],
      ['Vezë', 30],
    ]),
  );
  expect(await business.stockOf(shopId, flour)).toMatchObject({ quantity: 10 });
  expect(await business.stockOf(shopId, eggs)).toMatchObject({ quantity: 30 });
});

test('an article that is not produced, and a product that is its own ingredient, are refused at their fields', async () => {
  const { shopId, flour, eggs, cake } = await aBakery();
  const problemsOf = async (articleId: string, ingredient: string) =>
    (
      await refusalOf(
        business.produce(shopId, { articleId, quantity: 1 }, [{ articleId: ingredient, quantity: 1 }]),
      )
    ).problems?.map(({ path, code }) => `${path} ${code}`);
  expect(await problemsOf(flour, eggs)).toEqual(['articleId article-not-counted']);
  expect(await problemsOf(cake, cake)).toEqual(['lines.0.articleId twice']);
  const composite = await business.addArticle({
    compositeProduct: true,
    ingredients: [{ articleId: eggs, quantity: 1 }],
  });
  expect(await problemsOf(composite, eggs)).toEqual(['articleId article-not-counted']);
});

test('the products, recipes and productions of another business are not found', async () => {
  const { shopId, flour, cake } = await aBakery();
  const ingredients = [{ articleId: flour, quantity: 1 }];
  const { documentCode: code } = await business.produce(
    shopId,
    { articleId: cake, quantity: 1 },
    ingredients,
  );
  const other = await addWarehouseBusiness(server);
  const ownShop = await other.addShop(true);
  const refusals = await Promise.all([
    refusalOf(other.client(warehouse.production, { code })),
    refusalOf(other.client(warehouse.recipe, { articleId: cake })),
    refusalOf(other.produce(ownShop, { articleId: cake, quantity: 1 }, ingredients)),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('concurrent exits, and productions of two articles from each other, neither deadlock nor lose a movement', async () => {
  const [shopId, dough] = [await business.addShop(true), await business.addArticle({ cost: 10 })];
  const bread = await business.addProduct([{ articleId: dough, quantity: 1 }]);
  const cake = await business.addProduct([{ articleId: bread, quantity: 1 }]);
  await business.enter(shopId, [{ articleId: dough, quantity: 100, unitCost: 10 }]);
  const work = Array.from({ length: 8 }, () => [
    business.produce(shopId, { articleId: cake, quantity: 1 }, [
      { articleId: bread, quantity: 1 },
      { articleId: dough, quantity: 1 },
    ]),
    business.produce(shopId, { articleId: bread, quantity: 2 }, [
      { articleId: cake, quantity: 1 },
      { articleId: dough, quantity: 2 },
    ]),
    business.takeOut(shopId, [{ articleId: dough, quantity: 1 }]),
  ]).flat();
  const posted = await Promise.all(work);
  expect(new Set(posted.map(({ documentCode }) => documentCode)).size).toBe(24);
  const quantities = await Promise.all(
    [dough, bread, cake].map(async (articleId) => (await business.stockOf(shopId, articleId))?.quantity),
  );
  expect(quantities).toEqual([100 - 8 - 16 - 8, 8, 0]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('of 32 concurrent productions that need the last ten ingredients exactly ten succeed', async () => {
  const [shopId, dough] = [await business.addShop(), await business.addArticle()];
  const bread = await business.addProduct([{ articleId: dough, quantity: 1 }]);
  await business.enter(shopId, [{ articleId: dough, quantity: 10, unitCost: 33.333 }]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 32 }, () =>
      business.produce(shopId, { articleId: bread, quantity: 1 }, [{ articleId: dough, quantity: 1 }]),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await business.stockOf(shopId, dough)).toMatchObject({ quantity: 0, value: 0 });
  expect(await business.stockOf(shopId, bread)).toMatchObject({ quantity: 10 });
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('a production that is sent several times at once is posted once', async () => {
  const { shopId, flour, cake } = await aBakery();
  const documentId = business.newId();
  const send = () =>
    business.produce(shopId, { articleId: cake, quantity: 1 }, [{ articleId: flour, quantity: 1 }], {
      documentId,
    });
  const replies = await Promise.all(Array.from({ length: 6 }, send));
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
  expect(await business.stockOf(shopId, cake)).toMatchObject({ quantity: 1 });
});

test.each(['/magazina/production', '/magazina/production/'])(
  'a request to %s without a session is refused',
  async (path) => {
    const reply = await fetch(server.address + addressOf('main', path), { method: 'POST' });
    expect(reply.status).toBe(401);
  },
);
