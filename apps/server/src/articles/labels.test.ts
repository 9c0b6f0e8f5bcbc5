import { contract, type WireInputOf } from '@tezga/contract';
import { readPdf } from '@tezga/print/read-pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  hireFor,
  refusalOf,
  startTestServer,
  type ArticleGiven,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

type Request = WireInputOf<typeof contract.articles.labels>;

let server: TestServer;
let business: TestBusiness;
let shopId: string;
let otherShopId: string;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
  shopId = await addShop(business.id);
  otherShopId = await addShop(business.id);
});
afterAll(() => server.stop());

const client = () => server.client(business.owner.token);
const added = (fields?: ArticleGiven) => addArticle(server, business.id, business.owner.token, fields);

async function addShop(businessId: string): Promise<string> {
  const id = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${businessId}, ${id}, ${`Dyqan ${id}`}, 'Rr. e Provës 1', 'Tiranë')`;
  return id;
}

const given = (ids: string[], more: Partial<Request> = {}): Request => ({ ids, shopId, count: 1, ...more });
const refused = (request: Request, call = client()) => refusalOf(call(contract.articles.labels, request));

async function pagesOf(...request: Parameters<typeof given>) {
  const { pdf } = await client()(contract.articles.labels, given(...request));
  return readPdf(Buffer.from(pdf, 'base64'));
}

test('labels have the price of the shop, or the general price if the shop has none', async () => {
  const ids = [
    await added({ name: 'Kafe', price: 120, byShops: [{ shopId: otherShopId, price: 135.5 }] }),
    await added({ name: 'Çaj', price: 80 }),
  ];
  const [here] = await pagesOf(ids);
  const [there] = await pagesOf(ids, { shopId: otherShopId });
  expect([here?.text.includes('120.00'), here?.text.includes('135.50')]).toEqual([true, false]);
  expect([there?.text.includes('120.00'), there?.text.includes('135.50')]).toEqual([false, true]);
  for (const page of [here, there]) expect(page?.text).toContain('80.00');
});

test('a label has name, SKU, barcode, currency and unit; the unit is left out for a piece', async () => {
  await client()(contract.currencies.add, [{ currencyId: 'EUR', exchangeRate: 98 }]);
  const { unit_id: kilogram } = await client()(contract.units.add, { name: 'kg', code: 'KGM' });
  const cheese = await added({
    name: 'Djathë',
    price: 9.9,
    currency: 'EUR',
    sku: 'DJ-1',
    barcode: '5901234123457',
    unit_id: kilogram,
  });
  const [page] = await pagesOf([cheese], { language: 'en' });
  for (const fact of ['Djathë', 'DJ-1', '5901234123457', '9.90', 'EUR', 'per 1 kg'])
    expect(page?.text).toContain(fact);
  const [pieces] = await pagesOf([await added({ name: 'Kuti' })]);
  expect(pieces?.text).not.toContain('për 1');
});

test('labels keep the order of the request, and an id that is sent twice is printed once', async () => {
  const [one, two] = [await added({ name: 'Zero' }), await added({ name: 'Ananas' })];
  const { name, pdf } = await client()(contract.articles.labels, given([one, two, one], { count: 2 }));
  expect(name).toBe('Etiketa çmimesh.pdf');
  const [page] = await readPdf(Buffer.from(pdf, 'base64'));
  const names = page?.pieces.map(({ text }) => text).filter((text) => ['Zero', 'Ananas'].includes(text));
  expect(names).toEqual(['Zero', 'Zero', 'Ananas', 'Ananas']);
});

test('the position of the first label on its sheet decides how many sheets are printed', async () => {
  const id = await added();
  expect(await pagesOf([id], { count: 3, firstLabel: 22 })).toHaveLength(1);
  expect(await pagesOf([id], { count: 3, firstLabel: 23 })).toHaveLength(2);
});

test('labels are refused for a deleted article, and for an article or a shop of another business', async () => {
  const [id, deleted] = [await added(), await added()];
  await client()(contract.articles.remove, { idsToDelete: [deleted] });
  const other = await addBusiness(server);
  const foreign = await addArticle(server, other.id, other.owner.token);
  const requests = [
    given([id, deleted]),
    given([id, foreign]),
    given([id], { shopId: await addShop(other.id) }),
  ];
  for (const request of requests)
    expect(await refused(request)).toMatchObject({ status: 404, code: 'not-found' });
});

test('an employee who is assigned to a shop prints the prices of this shop only', async () => {
  const id = await added();
  const employee = await hireFor(server, business.id, [shopId]);
  expect((await employee.client(contract.articles.labels, given([id]))).pdf).not.toBe('');
  const elsewhere = await refused(given([id], { shopId: otherShopId }), employee.client);
  expect(elsewhere.code).toBe('not-found');
});

test.each([
  [1, { count: 101 }, 'count', 'Vlera më e madhe e lejuar është 100.'],
  [1, { count: 0 }, 'count', 'Vlera më e vogël e lejuar është 1.'],
  [1, { firstLabel: 25 }, 'firstLabel', 'Vlera më e madhe e lejuar është 24.'],
  [101, { count: 20 }, 'count', 'Vlera më e madhe e lejuar është 19.'],
  [201, {}, 'ids', 'Vlera më e madhe e lejuar është 200.'],
])('labels for %i articles with %j are refused with the limit', async (articles, more, path, message) => {
  const ids = Array.from({ length: articles }, () => newRecordId(new Date()));
  expect(await refused(given(ids, more))).toMatchObject({
    code: 'invalid-input',
    problems: [{ path, message }],
  });
});
