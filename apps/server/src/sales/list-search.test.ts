import { contract, type InputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addBusyShops, startTestServer, type TestServer } from '../testing/index.ts';

const { sales } = contract;

let server: TestServer;
let shop: Awaited<ReturnType<typeof addBusyShops>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = await addBusyShops(server);
});
afterAll(() => server.stop());

test.each<[string, () => string, readonly string[]]>([
  ['a number', () => shop.invoices.account.number, ['account']],
  ['the number of a till', () => shop.invoices.card.number, ['card']],
  ['a number without its year', () => '3', ['card']],
  ['NSLF', () => shop.invoices.late.iic.toLowerCase(), ['late']],
  ['NIVF', () => shop.invoices.split.code ?? '', ['split']],
  ['NIVF without dashes', () => (shop.invoices.split.code ?? '').replaceAll('-', ''), ['split']],
  ['a NIPT', () => 'l12345678a', ['account']],
  ['an amount', () => '240', ['refused']],
  ['an amount with decimals', () => '200,50', ['split']],
  ['the name of a customer', () => 'endërr', ['account']],
  ['an article', () => 'kafe', ['split', 'notes']],
  ['a barcode', () => '5301234567897', ['split', 'late']],
  ['what is nowhere', () => 'asgjëkundi', []],
])('%s finds its invoices', async (_name, search, expected) => {
  const { names, count } = await shop.shown({ search: search() });
  expect(names.toSorted()).toEqual(expected.toSorted());
  expect(count).toBe(expected.length);
});

test('a search is narrowed by the filters beside it', async () => {
  expect((await shop.shown({ search: 'kafe', methods: ['CARD'] })).names).toEqual(['split']);
  expect((await shop.shown({ search: 'kafe', date: { to: '2026-03-01' } })).names).toEqual(['notes']);
});

test('another business sees none of them, whatever it asks', async () => {
  const stranger = server.client((await addBusiness(server)).owner.token);
  const { invoices, tills, clientId, coffee, shops, buyer } = shop;
  const filters: InputOf<typeof sales.list>[] = [
    {},
    { posIds: [tills.first.id] },
    { customerIds: [clientId] },
    { articleIds: [coffee] },
    { shopIds: [shops[0]] },
    { statuses: ['pending'] },
    ...[invoices.card.number, invoices.card.iic, invoices.card.code ?? '', '120', 'kafe', buyer.idNumber].map(
      (search) => ({ search }),
    ),
  ];
  for (const filter of filters) {
    const { count, invoices: seen } = await stranger(sales.list, filter);
    expect([count, seen]).toEqual([0, []]);
    expect((await stranger(sales.exported, filter)).invoices).toEqual([]);
    expect((await stranger(sales.listSales, filter)).sales).toEqual([]);
  }
  expect(await stranger(sales.byFic, { fic: invoices.card.code ?? '' })).toEqual({ invoices: [] });
});
