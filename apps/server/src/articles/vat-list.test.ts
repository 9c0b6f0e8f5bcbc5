import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addAdmin,
  addArticle,
  addBusiness,
  newArticle,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let admin: TestPerson;
let business: TestBusiness;
let medicine: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await addAdmin(server, 'SA');
});
beforeEach(async () => {
  business = await addBusiness(server);
  medicine = await addArticle(server, business.id, business.owner.token, { sku: '7', vat_id: '6' });
  await setList(['20', '0']);
});
afterAll(() => server.stop());

const client = () => server.client(business.owner.token);
const setList = (vat: ('20' | '10' | '6' | '0')[], isIssuerInVAT = true) =>
  server.client(admin.token)(contract.managedBusinesses.updateVatList, {
    businessId: business.id,
    vat,
    isIssuerInVAT,
  });
const article = async (vatId: string) => newArticle(server, business.id, { vat_id: vatId });
const add = async (vatId: string) => client()(contract.articles.add, await article(vatId));
const edit = async (changed: object) => {
  const { updatedAt } = (await client()(contract.articles.one, { id: medicine })).article;
  return client()(contract.articles.edit, { articleId: medicine, updatedAt, ...changed });
};
const notUsed = { path: 'vat_id', message: expect.stringContaining('nuk e përdor këtë shkallë') };
const offered = async () =>
  (await client()(contract.settings.necessaryData, { vat: '1' })).vat?.map(({ vat_id: id }) => id);
const vatOf = async (id: string) => (await client()(contract.articles.one, { id })).article.vat_id;

test('a new article with a VAT rate outside the list of its business is refused with an error message', async () => {
  const { problems } = await refusalOf(add('10'));
  expect(problems).toEqual([expect.objectContaining(notUsed)]);
  const { articleId } = await add('0');
  expect(await vatOf(articleId)).toBe('0');
});

test('an edit to a VAT rate outside the list is refused, and an article may still have a rate that was removed', async () => {
  const { problems } = await refusalOf(edit({ vat_id: '10' }));
  expect(problems).toEqual([expect.objectContaining(notUsed)]);
  await edit({ name: 'Ilaç', vat_id: '6' });
  await edit({ name: 'Ilaç tjetër' });
  expect(await vatOf(medicine)).toBe('6');
  await edit({ vat_id: '20' });
  expect(await vatOf(medicine)).toBe('20');
});

test('an import refuses rows with a VAT rate outside the list, and gives a new article without a rate one from the list', async () => {
  await setList(['10', '0']);
  const rows = [
    { name: 'Bukë', price: 100, sku: '1', vat_id: '20' },
    { name: 'Ilaç', price: 120, sku: '7', vat_id: '6' },
    { name: 'Kafe', price: 100, sku: '2' },
  ];
  const imported = await client()(contract.imports.articles, { articles: rows, shopsToUpdatePrice: [] });
  expect(imported.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'changed', 'new']);
  expect(imported.rows[0]?.problems).toEqual([expect.objectContaining(notUsed)]);
  const { articles } = await client()(contract.articles.page, { perPage: 20 });
  const found = articles.map(({ article: { sku, vat_id: vatId } }) => [sku, vatId]);
  expect(Object.fromEntries(found)).toEqual({ 7: '6', 2: '10' });
});

test('forms offer the VAT rates of the list; a business outside the VAT scheme gets all rates, which have no effect', async () => {
  expect(await offered()).toEqual(['20', '0']);
  await setList(['20', '0'], false);
  expect(await offered()).toEqual(['20', '10', '6', '0']);
  await expect(add('10')).resolves.toBeDefined();
});
