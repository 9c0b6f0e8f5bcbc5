import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { addShop, trialBusiness, type ArticleRow, type TrialBusiness } from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { imports } = contract;

const replacedBy = async ({ client }: TrialBusiness, articles: ArticleRow[], shops: string[] = []) => {
  const { rows } = await client(imports.checkArticles, { articles, shopsToUpdatePrice: shops });
  return rows.map(({ outcome, before }) => [outcome, before]);
};

const cheese: ArticleRow = {
  name: 'Djathë',
  sku: 'DJ-1',
  barcode: '530001',
  price: 740,
  vat_id: '20',
  unit: 'cope',
  category: ['Qumësht', 'Bulmet'],
  cost: 610.5,
  inventoryTrackable: true,
};

test('the check of an import returns the values that a changed row replaces, formatted as in a sheet', async () => {
  const business = await trialBusiness(server);
  await business.client(contract.currencies.add, [{ currencyId: 'EUR', exchangeRate: 98 }]);
  await business.client(imports.articles, { articles: [cheese, { ...cheese, sku: 'DJ-2', barcode: '' }] });
  const all: ArticleRow = {
    ...cheese,
    name: 'Djathë lope',
    barcode: '530002',
    price: 780,
    vat_id: '10',
    unit: 'kg',
    category: ['Ushqime'],
    cost: 600,
    currency: 'EUR',
    inventoryTrackable: false,
    useProduction: true,
  };
  expect(
    await replacedBy(business, [
      all,
      { ...cheese, sku: 'DJ-2', barcode: '530003' },
      { ...cheese, sku: 'DJ-3', barcode: '' },
      { name: 'Pa njësi', price: 5, unit: 'fuçi' },
    ]),
  ).toEqual([
    [
      'changed',
      {
        name: 'Djathë',
        barcode: '530001',
        price: '740.00',
        vat_id: '20%',
        unit: 'copë',
        category: 'Bulmet; Qumësht',
        cost: '610.500',
        currency: 'ALL',
        inventoryTrackable: 'po',
        useProduction: 'jo',
      },
    ],
    ['changed', { barcode: '' }],
    ['new', {}],
    ['refused', {}],
  ]);
  expect(await replacedBy(business, [cheese])).toEqual([['same', {}]]);
});

test('the check of an import for chosen shops returns the prices that it replaces in these shops', async () => {
  const business = await trialBusiness(server);
  const [center, block] = [
    await addShop(server, business, 'Qendër'),
    await addShop(server, business, 'Blloku'),
  ];
  await business.client(imports.articles, { articles: [cheese] });
  await business.client(imports.articles, {
    articles: [{ ...cheese, price: 790 }],
    shopsToUpdatePrice: [block],
  });
  const at = (price: number, shops: string[]) => replacedBy(business, [{ ...cheese, price }], shops);
  expect(await at(800, [center])).toEqual([['changed', { price: '740.00' }]]);
  expect(await at(800, [center, block])).toEqual([['changed', { price: '740.00; 790.00' }]]);
  expect(await at(790, [center, block])).toEqual([['changed', { price: '740.00' }]]);
  // The row has the price that already applies in the shop, but it is the general price: the shop gets a price of
  // its own, and had none before.
  expect(await at(740, [center])).toEqual([['changed', { price: '' }]]);
});

test('the check of an import returns the replaced values of a customer, also those replaced implicitly', async () => {
  const { client } = await trialBusiness(server);
  const ana = {
    name: 'Ana',
    clientCode: 'K1',
    idType: 'PASS',
    idNumber: 'BA123456',
    address: 'Rr. 1',
    town: 'Tiranë',
  } as const;
  await client(imports.customers, { customers: [ana] });
  const { rows } = await client(imports.checkCustomers, {
    customers: [
      { name: 'Ana Hoxha', clientCode: 'K1', idNumber: 'L91412709B', phone: '042 222 333', country: 'ITA' },
      { name: 'Dy', clientCode: 'K2' },
    ],
  });
  expect(rows.map(({ before }) => before)).toEqual([
    { name: 'Ana', idType: 'PASS', idNumber: 'BA123456', phone: '', country: 'ALB' },
    {},
  ]);
});
