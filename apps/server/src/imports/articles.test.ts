import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import {
  addShop,
  articlesOf,
  dumpOf,
  outcomesOf,
  problemsOf,
  trialBusiness,
  type ArticleRow,
  type TrialBusiness,
} from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { imports } = contract;

/** Runs the check and then the import: the check must write nothing, and both must give the same outcomes. */
async function checkAndImport(
  business: TrialBusiness,
  articles: ArticleRow[],
  shopsToUpdatePrice: string[] = [],
) {
  const before = await dumpOf(server, business);
  const checked = await business.client(imports.checkArticles, { articles, shopsToUpdatePrice });
  expect(await dumpOf(server, business)).toEqual(before);
  const imported = await business.client(imports.articles, { articles, shopsToUpdatePrice });
  expect(imported.rows).toEqual(checked.rows.map(({ outcome, problems }) => ({ outcome, problems })));
  return imported;
}

const pricesOf = ({ id }: TrialBusiness) => server.asOwner`
  select article.sku, own.shop_id, own.price from tenant.article_prices own
  join tenant.articles article on article.business_id = own.business_id and article.id = own.article_id
  where own.business_id = ${id} order by article.sku, own.shop_id`;

const historyOf = ({ id }: TrialBusiness) => server.asOwner`
  select article.sku, noted.shop_id, noted.price, noted.currency, noted.user_name from tenant.price_history noted
  join tenant.articles article on article.business_id = noted.business_id and article.id = noted.article_id
  where noted.business_id = ${id} order by article.sku, noted.at, noted.shop_id nulls first`;

test('new articles get default values for empty cells, and the next free numbers as SKU', async () => {
  const business = await trialBusiness(server);
  const tea = { name: 'Çaj', price: 120, category: ['Pije', 'Të nxehta'], unit: 'KG', cost: 60.125 };
  const { rows, message } = await checkAndImport(business, [
    { name: '  Kafe ', price: '1,5', barcode: 5_300_000_000_017 },
    { ...tea, sku: 4100, vat_id: 10 },
    { name: 'Ujë', price: 50, category: ['PIJE'], unit: '', useProduction: true },
  ]);
  expect(outcomesOf(rows)).toEqual(['new', 'new', 'new']);
  expect(message).toBe('Importi u krye me sukses!');
  const usual = {
    currency: 'ALL',
    vat_id: '20',
    unit: 'copë',
    is_stock_counted: true,
    is_for_processing: false,
  };
  expect(await articlesOf(server, business)).toMatchObject([
    {
      sku: '4100',
      name: 'Çaj',
      price: 12_000n,
      cost: 60_125n,
      vat_id: '10',
      unit: 'kg',
      categories: ['Pije', 'Të nxehta'],
    },
    { ...usual, sku: '4101', name: 'Kafe', price: 150n, barcode: '5300000000017', cost: 0n, categories: [] },
    { ...usual, sku: '4102', name: 'Ujë', categories: ['Pije'], is_produced: true, barcode: '' },
  ]);
});

test('a row with an existing SKU, or else an existing barcode, changes that article; empty cells change nothing', async () => {
  const business = await trialBusiness(server);
  const whole = {
    name: 'Birrë',
    price: 200,
    category: ['Pije'],
    cost: 90,
    unit: 'kg',
    vat_id: '6',
    sellFreely: true,
  };
  await business.client(imports.articles, {
    articles: [
      { ...whole, sku: 'B1', barcode: '111' },
      { ...whole, sku: 'B2', barcode: '222' },
    ],
  });
  const before = await articlesOf(server, business);
  const { rows } = await checkAndImport(business, [
    { name: 'Birrë', price: 200, sku: 'B1' },
    { name: 'Birrë e zezë', price: 210, barcode: '222', category: [], unit: null, cost: '' },
  ]);
  expect(outcomesOf(rows)).toEqual(['same', 'changed']);
  const [same, changed] = await articlesOf(server, business);
  expect(same).toEqual(before[0]);
  expect(changed).toEqual({
    ...before[1],
    name: 'Birrë e zezë',
    price: 21_000n,
    updated_at: changed?.['updated_at'],
    search_text: ' birre e zeze b2 222',
  });
  expect(changed?.['updated_at']).not.toEqual(before[1]?.['updated_at']);
});

test('invalid rows are refused with Albanian messages, and the valid ones are imported', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, {
    articles: [{ name: 'Djathë', price: 900, sku: '1', barcode: '777' }],
  });
  const { rows } = await checkAndImport(business, [
    { name: '', price: 0, sku: 'x'.repeat(41) },
    { name: 'Gjalpë', price: 'shumë' },
    { name: 'Gjalpë', price: 300, unit: 'arkë' },
    { name: 'Gjalpë', price: 300, barcode: '777', sku: 'G1' },
    { name: 'Gjalpë', price: 300, barcode: '888', sku: 'G2' },
    { name: 'Gjalpë', price: 300, barcode: '888', sku: 'G3' },
    { name: 'Gjalpë', price: 300, sku: 'G2' },
    { name: 'Djathë', price: 950, sku: '1' },
    { name: 'Djathë', price: 960, barcode: '777' },
    { name: 'I prishur \u0000', price: 10 },
    17,
  ] as ArticleRow[]);
  expect(problemsOf(rows)).toEqual([
    'name: required, price: positive, sku: too-long',
    'price: invalid',
    'unit: unknown-unit',
    'barcode: barcode-taken',
    '',
    'barcode: twice',
    'sku: twice',
    '',
    'barcode: twice',
    'name: invalid',
    ': invalid',
  ]);
  expect(rows[0]?.problems.map(({ message }) => message)).toEqual([
    'Kjo fushë është e detyrueshme.',
    'Vlera duhet të jetë më e madhe se zero.',
    'Lejohen deri në 40 karaktere.',
  ]);
  expect((await articlesOf(server, business)).map(({ sku, price }) => [sku, price])).toEqual([
    ['1', 95_000n],
    ['G2', 30_000n],
  ]);
});

test('a refused row creates no category, and category names that differ only in case become one category', async () => {
  const business = await trialBusiness(server);
  await checkAndImport(business, [
    { name: 'A', price: 1, category: ['Ëmbëlsira', 'ËMBËLSIRA'] },
    { name: 'B', price: 1, category: ['Askund'], unit: 'arkë' },
    { name: 'C', price: 1, category: ['ëmbëlsira'] },
  ]);
  const categories =
    await server.asOwner`select name from tenant.categories where business_id = ${business.id}`;
  expect(categories.map(({ name }) => String(name))).toEqual(['Ëmbëlsira']);
});

test('an import for chosen shops sets only the prices of these shops, and for new articles also the general price; all are in the price history', async () => {
  const business = await trialBusiness(server);
  const shopIds = [await addShop(server, business, 'Qendra'), await addShop(server, business, 'Stacioni')];
  await business.client(imports.articles, { articles: [{ name: 'Bukë', price: 80, sku: '1' }] });
  const [first = ''] = shopIds;
  const priced: ArticleRow[] = [
    { name: 'Bukë', price: 90, sku: '1' },
    { name: 'Simite', price: 30, sku: '2' },
  ];
  expect(outcomesOf((await checkAndImport(business, priced, [first])).rows)).toEqual(['changed', 'new']);
  expect(outcomesOf((await checkAndImport(business, priced, [first])).rows)).toEqual(['same', 'same']);
  expect((await articlesOf(server, business)).map(({ price }) => price as bigint)).toEqual([8000n, 3000n]);
  expect(await pricesOf(business)).toMatchObject([
    { sku: '1', shop_id: first, price: 9000n },
    { sku: '2', shop_id: first, price: 3000n },
  ]);
  const by = { currency: 'ALL', user_name: business.owner.name };
  expect(await historyOf(business)).toMatchObject([
    { sku: '1', shop_id: null, price: 8000n, ...by },
    { sku: '1', shop_id: first, price: 9000n, ...by },
    { sku: '2', shop_id: null, price: 3000n, ...by },
    { sku: '2', shop_id: first, price: 3000n, ...by },
  ]);
  const inEuro = [{ name: 'Bukë', price: 2, sku: '1', currency: 'EUR' }];
  expect(problemsOf((await checkAndImport(business, inEuro, [first])).rows)).toEqual([
    'currency: unknown-currency, currency: invalid',
  ]);
});

test('the import of a single article replies with its outcome, or is refused with the problems of the article', async () => {
  const business = await trialBusiness(server);
  const { rows } = await business.client(imports.articles, { name: 'Mjaltë', price: 1500, barcode: '42' });
  expect(rows).toEqual([{ outcome: 'new', problems: [] }]);
  const taken = business.client(imports.articles, { name: 'Reçel', price: 400, sku: '9', barcode: '42' });
  expect(await refusalOf(taken)).toMatchObject({
    status: 400,
    code: 'invalid-input',
    problems: [{ path: 'barcode', code: 'barcode-taken', message: 'Ky barkod është i zënë.' }],
  });
  const wrong = business.client(imports.articles, { name: 'Reçel', price: -1 });
  expect((await refusalOf(wrong)).problems).toMatchObject([{ path: 'price', code: 'positive' }]);
  expect(await articlesOf(server, business)).toHaveLength(1);
});

test('an unpaired surrogate in a cell is replaced by U+FFFD', async () => {
  const business = await trialBusiness(server);
  const articles = [{ name: 'Gjysma \uD83D', price: 1, sku: 'x\uDE00', category: ['\uD83D'], unit: 'cope' }];
  const { rows } = await business.client(imports.articles, { articles });
  expect(outcomesOf(rows)).toEqual(['new']);
  expect(await articlesOf(server, business)).toMatchObject([{ name: 'Gjysma \uFFFD', sku: 'x\uFFFD' }]);
});

test('importing prices for a shop of another business is refused as not found', async () => {
  const [business, stranger] = [await trialBusiness(server), await trialBusiness(server)];
  const shopId = await addShop(server, stranger, 'I huaj');
  const input = { articles: [{ name: 'Kripë', price: 40 }], shopsToUpdatePrice: [shopId] };
  expect((await refusalOf(business.client(imports.articles, input))).code).toBe('not-found');
  expect((await refusalOf(business.client(imports.checkArticles, input))).code).toBe('not-found');
});

test('an employee with read permission can neither check, start, list nor undo an import', async () => {
  const business = await trialBusiness(server);
  const { token } = await addEmployee(server, business.id, 'R1', {
    articlesAndCategories: 'read',
    customers: 'read',
  });
  const reader = server.client(token);
  const articles = [{ name: 'Kripë', price: 40 }];
  const attempts = [
    () => reader(imports.checkArticles, { articles }),
    () => reader(imports.articles, { articles }),
    () => reader(imports.customers, { customers: [{ name: 'Ana' }] }),
    () => reader(imports.articleImports, {}),
    () => reader(imports.undoArticles, { importId: 'a'.repeat(24) }),
  ];
  for (const attempt of attempts) {
    expect((await refusalOf(attempt())).code).toBe('not-permitted');
  }
});
