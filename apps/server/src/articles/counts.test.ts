import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addBusiness,
  defaultUnitOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Inserts numbered articles in one statement. */
async function addMany({ id }: TestBusiness, count: number, name: string): Promise<void> {
  const unitId = await defaultUnitOf(server, id);
  await server.asOwner`
    insert into tenant.articles
      (business_id, id, name, sku, price, vat_id, unit_id, color, created_at, updated_at)
    select ${id}, 'a' || lpad(to_hex(number), 23, '0'), ${name} || ' ' || lpad(number::text, 5, '0'), number::text,
      number, '20', ${unitId}, '#8A8F98', now(), now()
    from generate_series(1, ${count}::integer) number`;
}

const total = async (business: TestBusiness, deleted = false) =>
  (await server.client(business.owner.token)(contract.articles.page, { deleted })).totalResult;

test('the total count of articles is right after concurrent adds, after deleting and restoring in bulk, and after rows are removed', async () => {
  const business = await addBusiness(server);
  const call = server.client(business.owner.token);
  await addMany(business, 50, 'Artikull');
  const added = await Promise.all(
    Array.from({ length: 12 }, () => addArticle(server, business.id, business.owner.token)),
  );
  expect(await total(business)).toBe(62);
  await call(contract.articles.remove, { idsToDelete: added });
  expect([await total(business), await total(business, true)]).toEqual([50, 12]);
  await call(contract.articles.restore, { idsToRestore: added.slice(0, 5) });
  expect([await total(business), await total(business, true)]).toEqual([55, 7]);
  await server.asOwner`delete from tenant.articles where business_id = ${business.id} and sku = '1'`;
  expect(await total(business)).toBe(54);
});

test('the count of an article list is capped at ten thousand, and pages beyond it are correct', async () => {
  const business = await addBusiness(server);
  const call = server.client(business.owner.token);
  await addMany(business, 22_000, 'Artikull');
  const found = async (search: string, input: object) => {
    const reply = await call(contract.articles.page, { search, perPage: 2, ...input });
    return [reply.articles.map(({ article }) => article.sku).join(), reply.totalResult, reply.isMore];
  };
  expect(await found('artikull', {})).toEqual(['1,2', 10_000, true]);
  expect(await found('artikull', { page: 6001 })).toEqual(['12001,12002', 10_000, true]);
  expect(await found('artikull', { direction: 'descending', sort: 'price' })).toEqual([
    '22000,21999',
    10_000,
    true,
  ]);
  // Renames half of the articles, which moves them to the end of the list.
  await server.asOwner`
    update tenant.articles set name = 'Zbritje ' || sku where business_id = ${business.id} and sku::integer > 11000`;
  expect(await found('zbritje', {})).toEqual(['11001,11002', 10_000, true]);
  expect(await found('zbritje 11001', {})).toEqual(['11001', 1, false]);
  expect(await total(business)).toBe(10_000);
});

test('the last page of a long article list has the last articles', async () => {
  const business = await addBusiness(server);
  await addMany(business, 100, 'Artikull');
  const { articles } = await server.client(business.owner.token)(contract.articles.page, {
    page: 7,
    perPage: 15,
  });
  expect(articles.map(({ article }) => article.sku)).toEqual(
    Array.from({ length: 10 }, (_unused, index) => String(91 + index)),
  );
});

test('a filter by one or several categories does not change the order of the list, and each article is listed once', async () => {
  const business = await addBusiness(server);
  const call = server.client(business.owner.token);
  await addMany(business, 3000, 'Artikull');
  const categories: string[] = [];
  for (const categoryDesc of ['Njëra', 'Tjetra']) {
    categories.push((await call(contract.categories.add, { categoryDesc })).category_id);
  }
  await server.asOwner`
    insert into tenant.article_categories (business_id, article_id, category_id)
    select business_id, id, category from tenant.articles, unnest(${categories}::text[]) category
    where business_id = ${business.id} and sku::integer % 2 = 1`;
  for (const wanted of [categories, categories.slice(0, 1)]) {
    const reply = await call(contract.articles.page, {
      categories: wanted,
      perPage: 3,
      direction: 'descending',
    });
    expect(reply.articles.map(({ article }) => article.sku)).toEqual(['2999', '2997', '2995']);
    expect(reply).toMatchObject({ totalResult: 1500, isMore: false });
  }
});
