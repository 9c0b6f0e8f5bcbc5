import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBusiness,
  addBusyShops,
  copyInvoice,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts';

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
  ['an unknown word', () => 'asgjëkundi', []],
])('a search for %s finds exactly the matching invoices', async (_name, search, expected) => {
  const { names, count } = await shop.shown({ search: search() });
  expect(names.toSorted()).toEqual(expected.toSorted());
  expect(count).toBe(expected.length);
  const { invoices } = await shop.client(sales.find, { search: search() });
  expect(invoices.map(({ _id }) => shop.nameOf(_id)).toSorted()).toEqual(expected.toSorted());
});

test('a search for invoices combines with the other filters', async () => {
  expect((await shop.shown({ search: 'kafe', methods: ['CARD'] })).names).toEqual(['split']);
  expect((await shop.shown({ search: 'kafe', date: { to: '2026-03-01' } })).names).toEqual(['notes']);
});

test('another business finds no invoice by any filter', async () => {
  const stranger = server.client((await addBusiness(server)).owner.token);
  const { invoices, tills, clientId, coffee, shops, buyer } = shop;
  const filters: WireInputOf<typeof sales.list>[] = [
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

test('a list of more than 10,000 invoices has the count 10,000 and no sums, but returns the later pages', async () => {
  const { clientId, invoices, client } = shop;
  await copyInvoice(server, invoices.account.id, 10_020);
  const page = (number: number, filter: WireInputOf<typeof sales.list> = { customerIds: [clientId] }) =>
    client(sales.list, { ...filter, paginationOptions: { page: number, maxCount: 100 } });
  for (const number of [1, 100]) {
    const { count, isMore, totals } = await page(number);
    expect([count, isMore, totals]).toEqual([10_000, true, null]);
  }
  const { invoices: last } = await page(101);
  const oldest = Array.from({ length: 20 }, (_, place) => `copy/${20 - place}`);
  expect(last.map(({ meta }) => meta.invoiceNumber)).toEqual([...oldest, invoices.account.number]);
  expect((await page(102)).invoices).toEqual([]);
  const few = await page(1, { customerIds: [clientId], search: 'copy/77' });
  expect([few.count, few.isMore]).toEqual([0, false]);
});

test('the search while typing returns at most 20 invoices, and searches words in the newest invoices only', async () => {
  const { invoices, client } = shop;
  const found = async (search: string) => (await client(sales.find, { search })).invoices;
  expect(await found('endërr')).toHaveLength(20);
  expect(await found('ujë')).toEqual([]);
  const { number } = invoices.account;
  expect((await found(number)).map(({ meta }) => meta.invoiceNumber)).toEqual([number]);
});

test('if a list has more than 10,000 invoices, its sums by till, operator, class and day come from the totals', async () => {
  const { client, ben, tills } = shop;
  const totalOf = async (filter: WireInputOf<typeof sales.list>) => {
    const { count, isMore, totals } = await client(sales.list, filter);
    return [count, isMore, totals?.totalPrice];
  };
  // An earlier test inserted copies into the table only, so the totals, unlike the rows, do not contain them.
  const before = 1040.5;
  expect(await totalOf({})).toEqual([10_000, true, before]);
  const ofBen = { operatorIds: [ben.id], posIds: [tills.first.id] };
  const [soldByBen] = await server.asOwner`
    select sum(with_vat)::float8 / 100 as total from tenant.invoices
    where operator_id = ${ben.id} and number_text not like 'copy/%'`;
  expect(await totalOf(ofBen)).toEqual([10_000, true, soldByBen?.['total']]);
  const onDay = { date: { from: '2026-03-05' }, invoiceTypes: [{ type: 'cash' as const, show: false }] };
  const [soldOnDay] = await server.asOwner`
    select sum(with_vat)::float8 / 100 as total from tenant.invoices
    where business_id = ${shop.id} and class <> 'cash' and day >= '2026-03-05' and number_text not like 'copy/%'`;
  expect(await totalOf(onDay)).toEqual([10_000, true, soldOnDay?.['total']]);
  expect(await totalOf({ ...onDay, statuses: ['pending'] })).toEqual([10_000, true, undefined]);
});

test('an export of more than 10,000 invoices contains the newest 10,000 and reports that there are more', async () => {
  const { invoices, isMore } = await shop.client(sales.exported, { customerIds: [shop.clientId] });
  expect([invoices.length, isMore]).toEqual([10_000, true]);
  expect(invoices[0]?.meta.invoiceNumber).toBe('copy/10020');
});
