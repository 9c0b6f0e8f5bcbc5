import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusyShops, startTestServer, type TestServer } from '../../testing/index.ts';

const { sales } = contract;
type Filter = WireInputOf<typeof sales.list>;

let server: TestServer;
let shop: Awaited<ReturnType<typeof addBusyShops>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = await addBusyShops(server);
});
afterAll(() => server.stop());

const inTurn = ['notes', 'late', 'card', 'split', 'account', 'order', 'refused'];
const ofTotal = async (filter: Filter) =>
  (await shop.shown(filter)).invoices.map(({ totalPrice }) => totalPrice);

test('invoices are sorted by date, number, buyer and total in both directions', async () => {
  const numbers = await shop.shown({ sort: 'number', direction: 'ascending' });
  expect(numbers.names).toEqual(inTurn);
  expect((await shop.shown({ sort: 'number' })).names).toEqual(inTurn.toReversed());
  const dates = (await shop.shown({ sort: 'date', direction: 'ascending' })).invoices.map(
    ({ meta }) => meta.date,
  );
  expect(dates).toEqual(dates.toSorted());
  const totals = await ofTotal({ sort: 'total', direction: 'ascending' });
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  expect(await ofTotal({ sort: 'total' })).toEqual(totals.toReversed());
});

test('invoices without a buyer come after all others in both directions of the sort by buyer', async () => {
  for (const direction of ['ascending', 'descending'] as const)
    expect((await shop.shown({ sort: 'customer', direction })).names[0]).toBe('account');
});

test('the pages of a list sorted by total contain each invoice once, also if several have the same total', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => shop.shown({ sort: 'total', paginationOptions: { page, maxCount: 2 } })),
  );
  expect(pages.flatMap(({ names }) => names).toSorted()).toEqual(inTurn.toSorted());
  expect(pages.map(({ count, isMore, isSortCut }) => ({ count, isMore, isSortCut }))).toEqual(
    pages.map(() => ({ count: 7, isMore: false, isSortCut: false })),
  );
});

test('a page of invoices has the sum of each of its days over all pages, with the filter of the list', async () => {
  const page = { page: 2, maxCount: 2 };
  const { names, days } = await shop.shown({ paginationOptions: page });
  expect(names).toHaveLength(2);
  expect(days).toEqual([
    { day: '2026-03-05', count: 2, sum: 240 },
    { day: '2026-03-02', count: 3, sum: 440.5 },
  ]);
  const { days: ofBen } = await shop.shown({ operatorIds: [shop.ben.id] });
  expect(ofBen.map(({ day, count }) => [day, count])).toEqual([
    ['2026-03-05', 1],
    ['2026-03-02', 1],
  ]);
  expect((await shop.shown({ sort: 'total' })).days).toEqual([]);
});

test('the list of sales is sorted and summed by day like the list of invoices, but leaves out orders', async () => {
  const { sales: sold, days } = await shop.client(sales.listSales, {});
  expect(days.find(({ day }) => day === '2026-03-05')).toMatchObject({ count: 1, sum: 120 });
  expect(sold).toHaveLength(6);
  const byTotal = await shop.client(sales.listSales, { sort: 'total', direction: 'ascending' });
  const totals = byTotal.sales.map(({ totalPrice }) => totalPrice);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
});
