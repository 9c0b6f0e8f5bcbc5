import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, startStandIn, type StandIn, type TestServer } from '../testing/index.ts';
import { march, monthsOfSales, negative, sellingBusiness, sumOf } from './testing.ts';

const { reports, sales } = contract;

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const grouped = ['vat', 'clients', 'operators', 'items', 'employees'] as const;

test.each(grouped)('the rows of %s sum to the total of the sales summary, with each filter', async (name) => {
  const business = await monthsOfSales(server);
  const { client, tills, shopIds, categoryId, owner } = business;
  await nameBuyers(business.id);
  for (const filter of [
    {},
    { shopIds: [shopIds[0]] },
    { posIds: [tills[1]?.id ?? ''] },
    { operatorIds: [owner.id] },
    { categoryIds: [categoryId] },
    { categoryIds: [categoryId], posIds: [tills[0]?.id ?? ''] },
  ]) {
    const shown = await client(reports[name], { ...march, ...filter });
    const summary = await client(reports.salesSummary, { ...march, ...filter });
    expect([filter, sumOf(shown.rows), shown.totals.totalPrice]).toEqual([
      filter,
      summary.totals.totalPrice,
      summary.totals.totalPrice,
    ]);
    expect(shown.before.totalPrice).toBe(summary.before.totalPrice);
    expect(shown.totals.totalVATAmount).toBe(summary.totals.totalVATAmount);
    expect(shown.totals.cost).toBe(summary.totals.cost);
  }
});

/** Gives one invoice in March a buyer who is not in the list of customers. */
async function nameBuyers(businessId: string): Promise<void> {
  await server.asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      update tenant.invoices set buyer_name = 'Furra Ylli'
      where business_id = ${businessId} and day = '2026-03-11'`;
  });
}

test('invoices without a buyer are one row, and each buyer who is not a customer is a row with their name', async () => {
  const { id, client } = await monthsOfSales(server);
  await nameBuyers(id);
  const kept = await client(reports.clients, march);
  expect(kept.rows.map(({ key, name, totalPrice, count }) => [key, name, totalPrice, count])).toEqual([
    ['buyer:Furra Ylli', 'Furra Ylli', 240, 1],
    ['', 'Te tjere', 120, 3],
  ]);
  const [row] = (await client(reports.clients, { ...march, search: 'ylli' })).rows;
  expect(row?.key).toBe('buyer:Furra Ylli');
  const found = await client(sales.listSales, { date: march, buyers: ['Furra Ylli'] });
  expect([found.count, found.totals?.totalPrice]).toEqual([1, 240]);
  const nobody = await client(sales.listSales, { date: march, buyers: [''] });
  expect([nobody.count, nobody.totals?.totalPrice]).toEqual([3, 120]);
});

test('a search compares the rows that it finds with the same rows of the period before', async () => {
  const { sell, client } = await sellingBusiness(server);
  const sellTo = (name: string, at: string) => sell(at, { buyerName: name });
  await sellTo('Furra Ylli', '2026-02-10T08:00:00Z');
  await sellTo('Bar Drini', '2026-02-11T08:00:00Z');
  await sellTo('Ylli i Ri', '2026-02-12T08:00:00Z');
  await sellTo('Furra Ylli', '2026-03-10T08:00:00Z');
  await sell('2026-03-11T08:00:00Z');
  const before = async (search?: string) =>
    (await client(reports.clients, { ...march, ...(search === undefined ? {} : { search }) })).before;
  expect(await before()).toMatchObject({ count: 3, totalPrice: 360 });
  expect(await before('ylli')).toMatchObject({ count: 2, totalPrice: 240 });
  expect(await before('te tjere')).toMatchObject({ count: 0, totalPrice: 0 });
  const found = await client(reports.clients, { ...march, search: 'te tjere' });
  expect([found.totals.count, found.apart]).toEqual([1, null]);
});

test('the number of invoices is the same in all reports if a sale without a buyer is fully corrected', async () => {
  const { sell, client, articleId } = await sellingBusiness(server);
  await sell('2026-03-02T08:00:00Z', { buyerName: 'Furra Ylli' });
  await sell('2026-03-03T08:00:00Z');
  await sell('2026-03-04T08:00:00Z', { lines: [{ articleId, ...negative }] });
  const summary = await client(reports.salesSummary, march);
  expect(summary.totals.count).toBe(3);
  for (const name of ['clients', 'operators', 'employees'] as const) {
    const { rows, totals } = await client(reports[name], march);
    expect([name, totals.count]).toEqual([name, 3]);
    expect(rows.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(3);
  }
});

test("an operator's clients sum to the operator's total, and a client's invoices sum to the client's total", async () => {
  const { id, client, owner } = await monthsOfSales(server);
  await nameBuyers(id);
  const [operator] = (await client(reports.operators, march)).rows;
  expect(operator).toMatchObject({ key: owner.id, totalPrice: 360, count: 4 });
  const clients = await client(reports.operatorClients, { ...march, operatorId: owner.id });
  expect(sumOf(clients.rows)).toBe(360);
  for (const { key, totalPrice, count } of clients.rows) {
    const invoices = await client(reports.operatorClientSales, {
      ...march,
      operatorId: owner.id,
      client: key,
    });
    expect([sumOf(invoices.rows), invoices.totalResult]).toEqual([totalPrice, count]);
  }
});

test('the report by article has a row for each article, and one row for all lines without an article', async () => {
  const { client, articleId } = await monthsOfSales(server);
  const { rows } = await client(reports.items, march);
  expect(rows).toMatchObject([
    { key: articleId, name: 'Bukë', quantity: 2, totalPrice: 240, cost: 140, count: null },
    { key: '', name: null, quantity: 1, totalPrice: 120, cost: 70 },
  ]);
  const free = await client(sales.listSales, { date: march, hasFreeLines: true });
  expect(free.count).toBe(1);
});

test("each employee's sums by kind of payment add up to the employee's total, and orders are a separate sum", async () => {
  const { client, owner } = await monthsOfSales(server);
  const { rows } = await client(reports.employees, march);
  expect(rows).toMatchObject([
    { key: owner.id, cash: 0, card: 120, nonCash: 240, orders: 120, totalPrice: 360 },
  ]);
});

test('a filter by VAT rate lists as many invoices as the report counts for this rate', async () => {
  const { client } = await monthsOfSales(server);
  const { rows } = await client(reports.vat, march);
  expect(rows).toMatchObject([{ key: '20', count: 4, totalVATAmount: 60, totalPriceWithoutVAT: 300 }]);
  expect((await client(sales.listSales, { date: march, taxes: ['20'] })).count).toBe(4);
  expect((await client(sales.listSales, { date: march, taxes: ['6'] })).count).toBe(0);
});
