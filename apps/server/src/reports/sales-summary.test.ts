import { summaryGroupings } from '@tezga/domain';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { march, monthsOfSales, sellingBusiness, sumOf } from './testing.ts';

const { reports, dashboard, sales } = contract;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

test.each(summaryGroupings)(
  'the rows by %s sum to the totals, which equal those of the dashboard',
  async (by) => {
    const { client } = await monthsOfSales(server);
    const shown = await client(reports.salesSummary, { ...march, by, perPage: 50 });
    const { totals } = await client(dashboard.range, { date: march });
    expect(shown.totals.totalPrice).toBe(totals.totalPrice);
    expect(sumOf(shown.rows)).toBe(totals.totalPrice);
    expect(totals.totalPrice).toBe(360);
    expect(shown.before.totalPrice).toBe(120);
    expect(shown.apart?.orders).toEqual({ count: 1, totalPrice: 120 });
    const { rows } = await client(reports.salesSummaryChart, { ...march, by });
    expect(sumOf(rows)).toBe(totals.totalPrice);
  },
);

test('a corrective is subtracted on its own day, and days without sales are rows too', async () => {
  const { client } = await monthsOfSales(server);
  const { rows, totalResult } = await client(reports.salesSummary, { ...march, perPage: 50 });
  expect(totalResult).toBe(31);
  expect(
    rows.filter(({ count }) => count !== 0).map(({ key, totalPrice, count }) => [key, totalPrice, count]),
  ).toEqual([
    ['2026-03-02', 240, 2],
    ['2026-03-11', 240, 1],
    ['2026-03-12', -120, 1],
  ]);
});

test('a month is compared with the month before, and a week of it with the corresponding week', async () => {
  const { client } = await monthsOfSales(server);
  const { before, isBeforeWhole } = await client(reports.salesSummary, { ...march, by: 'week' });
  expect(before).toEqual({ from: '2026-02-01', to: '2026-02-28', count: 1, totalPrice: 120 });
  expect(isBeforeWhole).toBe(false);
  const { rows } = await client(reports.salesSummary, { ...march, by: 'month' });
  expect(rows.map(({ key, totalPrice, before: earlier }) => [key, totalPrice, earlier])).toEqual([
    ['2026-03-01', 360, 120],
  ]);
});

test.each(summaryGroupings.filter((by) => by !== 'method'))(
  'the rows by %s from the totals equal those from the documents',
  async (by) => {
    const { id, client, tills, shopIds, categoryId } = await monthsOfSales(server);
    const first = await client(reports.salesSummary, {
      ...march,
      by,
      perPage: 50,
      posIds: [tills[0]?.id ?? ''],
    });
    const both = {
      ...march,
      by,
      perPage: 50,
      posIds: [tills[0]?.id ?? ''],
      shopIds: [shopIds[0]],
      operatorIds: [(await operatorOf(id)) ?? ''],
    };
    const documented = await client(reports.salesSummary, both);
    expect(documented.rows).toEqual(first.rows);
    expect(documented.totals).toEqual(first.totals);
    const ofCategory = await client(reports.salesSummary, { ...both, categoryIds: [categoryId] });
    expect(ofCategory.totals.totalPrice).toBe(120);
    const kept = await client(reports.salesSummary, {
      ...march,
      by,
      shopIds: [shopIds[0]],
      categoryIds: [categoryId],
    });
    expect(kept.totals.totalPrice).toBe(120);
    expect(kept.totals.count).toBeNull();
  },
);

/** The operator who made the example sales. */
async function operatorOf(businessId: string): Promise<string | undefined> {
  const [row] = await server.asOwner<{ id: string }[]>`
    select operator_id as id from tenant.invoices where business_id = ${businessId} limit 1`;
  return row?.id;
}

test('for each row of the sales summary, the list of invoices has the same count and sum', async () => {
  const { client } = await monthsOfSales(server);
  const filters = {
    weekday: (key: string) => ({ weekdays: [Number(key)] }),
    hour: (key: string) => ({ hours: { from: Number(key), to: Number(key) + 1 } }),
    shop: (key: string) => ({ shopIds: [key] }),
    till: (key: string) => ({ posIds: [key] }),
    day: (key: string) => ({ date: { from: key, to: key } }),
  };
  for (const by of ['weekday', 'hour', 'shop', 'till', 'day'] as const) {
    const { rows } = await client(reports.salesSummary, { ...march, by, perPage: 50 });
    for (const row of rows) {
      const found = await client(sales.listSales, { date: march, ...filters[by](row.key) });
      expect([by, row.key, found.count, found.totals?.totalPrice]).toEqual([
        by,
        row.key,
        row.count,
        row.totalPrice,
      ]);
    }
  }
});

test('a filter by shop counts only the sales of this shop, and another business sees none', async () => {
  const { client, shopIds } = await monthsOfSales(server);
  const { totals } = await client(reports.salesSummary, { ...march, by: 'shop', shopIds: [shopIds[1]] });
  expect(totals).toMatchObject({ totalPrice: 120, count: 1 });
  const other = await sellingBusiness(server);
  const foreign = { ...march, by: 'shop', shopIds: [shopIds[1]] } as const;
  expect((await other.client(reports.salesSummary, foreign)).rows).toEqual([]);
});

test('a summary is refused if its period is too long or ends before it begins, or if it is by method in a category', async () => {
  const { client, categoryId } = await sellingBusiness(server);
  const refused = (input: object) =>
    client(reports.salesSummary, { ...march, ...input }).catch((error: unknown) => error);
  expect(await refused({ from: '2026-04-01' })).toMatchObject({ code: 'invalid-input' });
  expect(await refused({ from: '2001-01-01' })).toMatchObject({ code: 'invalid-input' });
  expect(await refused({ by: 'method', categoryIds: [categoryId] })).toMatchObject({ code: 'invalid-input' });
});
