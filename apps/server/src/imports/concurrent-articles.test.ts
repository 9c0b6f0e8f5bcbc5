import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf, startTestServer, type TestServer, waitUntilBlocked } from '../testing/index.ts';
import { articlesOf, outcomesOf, problemsOf, trialBusiness, type TrialBusiness } from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 24 * 3_600_000;
const { imports } = contract;

const threeHundred = (name: string) =>
  Array.from({ length: 300 }, (_unused, number) => ({
    name,
    price: 10,
    sku: `S${number}`,
    category: ['E re'],
  }));

test('an import accepts a second batch, and refuses rows in it that change an article of the first batch again', async () => {
  const business = await trialBusiness(server);
  const row = { name: 'Vaj', price: 700, sku: 'V1' };
  const { importId } = await business.client(imports.articles, {
    articles: [row, { name: 'Uthull', price: 90 }],
  });
  const second = await business.client(imports.articles, {
    articles: [row, { ...row, name: 'Vaj ulliri', sku: '0001' }, { ...row, sku: 'V2' }],
    importId,
  });
  expect(second.importId).toBe(importId);
  expect(problemsOf(second.rows)).toEqual(['', 'sku: twice', '']);
  expect(outcomesOf(second.rows)).toEqual(['same', 'refused', 'new']);
  const listed = await business.client(imports.articleImports, {});
  expect(listed.imports).toMatchObject([
    { _id: importId, added: 3, changed: 0, undoneAt: null, userName: business.owner.name },
  ]);
  expect(
    Date.parse(listed.imports[0]?.mayBeUndoneUntil ?? '') - Date.parse(listed.imports[0]?.at ?? ''),
  ).toBe(day);
});

test('a batch cannot be added to an import that is undone, that imports customers, or that belongs to another business', async () => {
  const [business, stranger] = [await trialBusiness(server), await trialBusiness(server)];
  const articles = [{ name: 'Kripë', price: 40, sku: '1' }];
  const { importId } = await business.client(imports.articles, { articles });
  const join = ({ client }: TrialBusiness, id: string) =>
    client(imports.articles, { articles, importId: id });
  expect((await refusalOf(join(stranger, importId))).code).toBe('not-found');
  expect((await refusalOf(stranger.client(imports.undoArticles, { importId }))).code).toBe('not-found');
  const ofCustomers = await business.client(imports.customers, { customers: [{ name: 'Ana' }] });
  expect((await refusalOf(join(business, ofCustomers.importId))).code).toBe('not-found');
  await business.client(imports.undoArticles, { importId });
  expect((await refusalOf(join(business, importId))).code).toBe('import-undone');
});

test('two concurrent imports of the same new articles insert each article once', async () => {
  const business = await trialBusiness(server);
  const replies = await Promise.all(
    ['Një', 'Dy'].map((name) => business.client(imports.articles, { articles: threeHundred(name) })),
  );
  const kinds = new Set(replies.map(({ rows: [first] }) => first?.outcome));
  expect(kinds).toEqual(new Set(['new', 'changed']));
  expect(await articlesOf(server, business)).toHaveLength(300);
  const numberless = await Promise.all(
    ['Tre', 'Katër'].map((name) =>
      business.client(imports.articles, { articles: Array.from({ length: 50 }, () => ({ name, price: 5 })) }),
    ),
  );
  expect(numberless.flatMap((reply) => outcomesOf(reply.rows)).every((outcome) => outcome === 'new')).toBe(
    true,
  );
  expect(await articlesOf(server, business)).toHaveLength(400);
});

test('if another transaction inserts an article with the SKU of a row first, the row changes that article', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, { articles: [{ name: 'Model', price: 1, sku: 'M' }] });
  let imported: Promise<unknown> | undefined;
  await server.asOwner.begin(async (transaction) => {
    await transaction`
      insert into tenant.articles (business_id, id, name, sku, price, vat_id, unit_id, color, created_at, updated_at)
      select business_id, ${'b'.repeat(24)}, 'Dora', 'D1', 100, vat_id, unit_id, color, created_at, updated_at
      from tenant.articles where business_id = ${business.id}`;
    imported = business.client(imports.articles, { articles: [{ name: 'Nga fleta', price: 2, sku: 'D1' }] });
    await waitUntilBlocked(transaction);
  });
  expect(await imported).toMatchObject({ rows: [{ outcome: 'changed' }] });
  expect(await articlesOf(server, business)).toMatchObject([{ name: 'Nga fleta', sku: 'D1' }, { sku: 'M' }]);
});
