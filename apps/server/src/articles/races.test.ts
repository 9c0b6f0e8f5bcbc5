import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addBusiness,
  newArticle,
  startTestServer,
  type ArticleGiven,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const call = () => server.client(business.owner.token);
const rounds = [1, 2, 3, 4, 5];

/** The outcome of each call: "done", or the code of its refusal. */
async function outcomesOf(calls: Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes
    .map((each) => (each.status === 'fulfilled' ? 'done' : String((each.reason as { code?: string }).code)))
    .toSorted();
}

test.each([
  ['SKU', (round: number): ArticleGiven => ({ sku: `SAME-${round}` }), 'sku-taken'],
  ['barcode', (round: number): ArticleGiven => ({ barcode: `53010${round}` }), 'barcode-taken'],
])(
  'of two articles added concurrently with the same %s one is refused and names the other',
  async (_code, fields, refusal) => {
    for (const round of rounds) {
      const inputs = [
        await newArticle(server, business.id, fields(round)),
        await newArticle(server, business.id, fields(round)),
      ];
      const calls = inputs.map((input, at) =>
        call()(contract.articles.add, { ...input, name: `I pari nga ${at}` }),
      );
      expect(await outcomesOf(calls)).toEqual([refusal, 'done'].toSorted());
      const lost = (await Promise.allSettled(calls)).find(({ status }) => status === 'rejected');
      expect(lost).toMatchObject({
        reason: { message: expect.stringMatching(/i zënë: I pari nga [01]\.$/) },
      });
    }
  },
);

test('of two concurrent edits of an article one is refused, and the other is not overwritten', async () => {
  for (const round of rounds) {
    const id = await addArticle(server, business.id, business.owner.token);
    const { article } = await call()(contract.articles.one, { id });
    const edit = async (name: string) => ({
      ...(await newArticle(server, business.id, { sku: article.sku, name: `${name} ${round}` })),
      articleId: id,
      updatedAt: article.updatedAt,
    });
    const edits = [await edit('Njëri'), await edit('Tjetri')];
    const outcomes = await Promise.allSettled(edits.map((each) => call()(contract.articles.edit, each)));
    const won = edits.filter((_edit, index) => outcomes[index]?.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect((await call()(contract.articles.one, { id })).article.name).toBe(won[0]?.name);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 'changed-meanwhile' } });
  }
});

test('if a unit is deleted concurrently with adding an article that uses it, one of the two calls is refused', async () => {
  for (const round of rounds) {
    const { unit_id: unitId } = await call()(contract.units.add, { name: `njësi ${round}` });
    const input = await newArticle(server, business.id, { unit_id: unitId });
    const outcomes = await outcomesOf([
      call()(contract.articles.add, input),
      call()(contract.units.remove, { units: [unitId] }),
    ]);
    expect([['done', 'unit-in-use'].join(), ['done', 'not-found'].join()]).toContain(outcomes.join());
  }
});

test('if a currency is deleted concurrently with adding an article priced in it, one of the two calls is refused', async () => {
  for (const round of rounds) {
    const currencyId = ['EUR', 'USD', 'GBP', 'CHF', 'TRY'][round - 1] ?? '';
    await call()(contract.currencies.add, [{ currencyId, exchangeRate: 98 }]);
    const input = await newArticle(server, business.id, { currency: currencyId });
    const outcomes = await outcomesOf([
      call()(contract.articles.add, input),
      call()(contract.currencies.remove, { ids: [currencyId] }),
    ]);
    expect([
      ['currency-in-use', 'done'],
      ['currency-not-there', 'done'],
    ]).toContainEqual(outcomes);
  }
});

test('if a category is deleted concurrently with adding an article to it, either both succeed or the category is not found', async () => {
  for (const round of rounds) {
    const { category_id: categoryId } = await call()(contract.categories.add, {
      categoryDesc: `Kategori ${round}`,
    });
    const input = await newArticle(server, business.id, { category: [categoryId] });
    const outcomes = await outcomesOf([
      call()(contract.articles.add, input),
      call()(contract.categories.remove, { categories: [categoryId] }),
    ]);
    expect([
      ['done', 'done'],
      ['done', 'not-found'],
    ]).toContainEqual(outcomes);
  }
});
