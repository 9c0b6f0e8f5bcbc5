import { asQuantity } from '@tezga/domain';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  addEmployee,
  addSoldInvoice,
  addTill,
  startTestServer,
  type ExampleSale,
  type TestServer,
} from '../testing/index.ts';
import { dayAfter } from './calendar.ts';

const { dashboard } = contract;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());

/** A business with two shops, a till in each, an article and a customer. */
async function sellingBusiness() {
  const { id, owner } = await addBusiness(server);
  const shopIds = [newId(), newId()] as const;
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    select ${id}, shop, 'Dyqan ' || shop, '', '' from unnest(${[...shopIds]}::text[]) shop`;
  const [one, two] = await Promise.all(shopIds.map((shopId) => addTill(server, id, shopId)));
  const articleId = await addArticle(server, id, owner.token, { name: 'Bukë' });
  const customerId = newId();
  await server.asOwner`
    insert into tenant.customers (business_id, id, name, id_type, code, created_at, created_by, updated_at, change_number)
    values (${id}, ${customerId}, 'Furra Ylli', 'NUIS', ${customerId}, now(), '', now(), 1)`;
  const sell = (at: string, sale: Partial<ExampleSale> = {}) =>
    addSoldInvoice(server, id, {
      at: new Date(at),
      tillId: one?.id ?? '',
      shopId: shopIds[0],
      operatorId: owner.id,
      lines: [{ articleId }],
      ...sale,
    });
  const inSecondShop = { shopId: shopIds[1], tillId: two?.id ?? '' };
  return { id, client: server.client(owner.token), sell, articleId, customerId, shopIds, inSecondShop };
}

const lek = (pieces: number) => ({
  totalPrice: pieces * 120,
  totalVATAmount: pieces * 20,
  totalPriceWithoutVAT: pieces * 100,
});

test('the dashboard sums the sales of a range of days by day, hour, payment method, shop, item and client', async () => {
  const business = await sellingBusiness();
  const { client, sell, articleId, customerId, shopIds, inSecondShop } = business;
  await sell('2026-03-10T08:00:00Z', { customerId });
  await sell('2026-03-10T08:30:00Z', { method: 'CARD', lines: [{ articleId }, { articleId: null }] });
  await sell('2026-03-12T15:00:00Z', { ...inSecondShop, method: 'ACCOUNT' });
  await sell('2026-03-12T15:00:00Z', { method: 'ORDER' });
  await sell('2026-03-09T15:00:00Z');
  await sell('2026-03-13T15:00:00Z');
  const shown = await client(dashboard.range, { date: { from: '2026-03-10', to: '2026-03-12' } });
  expect(shown.totals).toEqual({ ...lek(4), count: 3, itemsSold: 4 });
  expect(shown.before).toEqual({
    ...lek(1),
    count: 1,
    itemsSold: 1,
    from: '2026-03-07',
    to: '2026-03-09',
  });
  expect(shown.byDay).toEqual([
    { day: '2026-03-10', ...lek(3), count: 2 },
    { day: '2026-03-11', ...lek(0), count: 0 },
    { day: '2026-03-12', ...lek(1), count: 1 },
  ]);
  expect(shown.byHour).toHaveLength(24);
  expect(shown.byHour.filter(({ count }) => count > 0)).toEqual([
    { hour: 9, ...lek(3), count: 2 },
    { hour: 16, ...lek(1), count: 1 },
  ]);
  expect(shown.byMethod.map(({ method, totalPrice, count }) => [method, totalPrice, count])).toEqual(
    expect.arrayContaining([
      ['CARD', 240, 1],
      ['BANKNOTE', 120, 1],
      ['ACCOUNT', 120, 1],
    ]),
  );
  expect(shown.byMethod).toHaveLength(3);
  expect(shown.byShop).toEqual([
    { shopId: shopIds[0], name: `Dyqan ${shopIds[0]}`, ...lek(3), count: 2 },
    { shopId: shopIds[1], name: `Dyqan ${shopIds[1]}`, ...lek(1), count: 1 },
  ]);
  expect(shown.topItems).toEqual([
    { articleId, name: 'Bukë', quantity: 3, unit: expect.stringMatching(/^cop[eë]$/u), totalPrice: 360 },
  ]);
  expect(shown.topClients).toEqual([{ customerId, name: 'Furra Ylli', totalPrice: 120, count: 1 }]);
});

test('a day of the dashboard begins and ends at midnight in Tirana', async () => {
  const { client, sell } = await sellingBusiness();
  await sell('2026-07-14T21:59:59Z');
  await sell('2026-07-14T22:00:00Z');
  await sell('2026-07-15T21:59:59Z');
  await sell('2026-07-15T22:00:00Z');
  const shown = await client(dashboard.range, { date: { from: '2026-07-15', to: '2026-07-15' } });
  expect(shown.totals.count).toBe(2);
  expect(shown.before.count).toBe(1);
  expect(shown.byHour.flatMap(({ hour, count }) => (count > 0 ? [hour] : []))).toEqual([0, 23]);
});

const sumOf = (rows: readonly { totalPrice: number }[]) =>
  rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

test('the dashboard figures of any range of days equal the sums over the documents', async () => {
  const { id, client, sell, customerId, inSecondShop, articleId } = await sellingBusiness();
  const others = Array.from({ length: 12 }, newId);
  const first = Date.parse('2024-11-20T10:00:00Z');
  for (let step = 0; step < 60; step += 1)
    await sell(new Date(first + step * 9.7 * 86_400_000).toISOString(), {
      ...(step % 3 === 0 ? inSecondShop : {}),
      ...(step % 2 === 0 ? { customerId } : {}),
      method: step % 7 === 6 ? 'ORDER' : 'CARD',
      lines: [
        { articleId },
        { articleId: others[step % 12] ?? '', quantity: asQuantity(BigInt(step) * 10n + 1n) },
      ],
    });
  for (const [start, length] of [
    [0, 5],
    [3, 40],
    [11, 18],
    [40, 365],
    [0, 700],
    [250, 25],
  ] as const) {
    const from = dayAfter('2024-11-15', start);
    const to = dayAfter(from, length);
    const shown = await client(dashboard.range, { date: { from, to } });
    const [sold] = await server.asOwner`
      select count(*)::integer as count, coalesce(sum(with_vat), 0)::float8 / 100 as total,
        count(*) filter (where customer_id is not null)::integer as "ofClients"
      from tenant.invoices where business_id = ${id} and class <> 'order' and day between ${from} and ${to}`;
    const items = await server.asOwner`
      select article_id as "articleId", sum(line.with_vat)::float8 / 100 as "totalPrice"
      from tenant.invoice_lines line join tenant.invoices invoice
        on invoice.business_id = line.business_id and invoice.id = line.invoice_id
      where line.business_id = ${id} and class <> 'order' and day between ${from} and ${to}
      group by 1 order by 2 desc, 1 limit 10`;
    expect(shown.totals).toMatchObject({ count: sold?.['count'], totalPrice: sold?.['total'] });
    for (const part of [shown.byDay, shown.byHour, shown.byMethod, shown.byShop])
      expect(sumOf(part)).toBe(sold?.['total']);
    expect(shown.topItems.map(({ articleId: item, totalPrice }) => [item, totalPrice])).toEqual(
      items.map(({ articleId: item, totalPrice }) => [item, totalPrice]),
    );
    expect(shown.topClients.map(({ count }) => count)).toEqual(
      sold?.['ofClients'] === 0 ? [] : [sold?.['ofClients']],
    );
    const months = new Set(
      Array.from({ length: length + 1 }, (_day, place) => dayAfter(from, place).slice(0, 7)),
    );
    expect(shown.byDay.length).toBe(length > 91 ? months.size : length + 1);
  }
});

test('today is compared with the same weekday a week before, up to the end of this hour', async () => {
  // Moves the clock to the next noon, so that the result does not depend on the time of the run.
  const now = server.clock.now().getTime();
  const tomorrow = new Date(now + 24 * 3_600_000).toISOString().slice(0, 10);
  const noon = Date.parse(`${tomorrow}T11:30:00Z`);
  server.clock.move(noon - now);
  const { client, sell } = await sellingBusiness();
  const hoursAgo = (hours: number) => new Date(noon - hours * 3_600_000).toISOString();
  await sell(hoursAgo(1));
  await sell(hoursAgo(24));
  await sell(hoursAgo(7 * 24 + 1));
  await sell(hoursAgo(7 * 24 - 2));
  await sell(hoursAgo(8 * 24));
  const shown = await client(dashboard.today, {});
  expect(shown.totals).toEqual({ ...lek(1), count: 1, itemsSold: 1 });
  expect(shown.before).toMatchObject({ ...lek(1), count: 1, from: dayAfter(shown.day, -7) });
  expect(shown.byHour.flatMap(({ hour, count }) => (count > 0 ? [hour] : []))).toEqual([shown.upToHour - 1]);
});

test('a business without sales shows zeros, not the sales of another business', async () => {
  const other = await sellingBusiness();
  await other.sell('2026-03-10T08:00:00Z', { customerId: other.customerId });
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const shown = await client(dashboard.range, { date: { from: '2026-03-01', to: '2026-03-31' } });
  expect(shown.totals).toEqual({ ...lek(0), count: 0, itemsSold: 0 });
  expect(shown.byDay).toHaveLength(31);
  expect([shown.byMethod, shown.byShop, shown.topItems, shown.topClients]).toEqual([[], [], [], []]);
  expect((await client(dashboard.today, {})).totals.count).toBe(0);
});

test('all figures of a range and of today are limited to the chosen shop', async () => {
  const { client, sell, articleId, customerId, shopIds, inSecondShop } = await sellingBusiness();
  const now = server.clock.now().toISOString();
  await sell('2026-03-10T08:00:00Z', { customerId });
  await sell('2026-03-09T08:00:00Z', inSecondShop);
  await sell('2026-03-10T09:30:00Z', { ...inSecondShop, method: 'CARD', customerId });
  await sell(now);
  await sell(now, inSecondShop);
  const date = { from: '2026-03-10', to: '2026-03-10' };
  const [, shopId] = shopIds;
  const shown = await client(dashboard.range, { date, shopId });
  expect(shown).toMatchObject({
    totals: { ...lek(1), count: 1, itemsSold: 1 },
    before: { ...lek(1), count: 1 },
    byDay: [{ day: '2026-03-10', ...lek(1), count: 1 }],
    byMethod: [{ method: 'CARD', count: 1 }],
    byShop: [{ shopId }],
    topItems: [{ articleId, quantity: 1 }],
    topClients: [{ customerId, count: 1 }],
  });
  expect(shown.byHour.filter(({ count }) => count > 0)).toMatchObject([{ hour: 10 }]);
  expect((await client(dashboard.today, { shopId })).totals.count).toBe(1);
  expect((await client(dashboard.today, {})).totals.count).toBe(2);
});

test('the shop of another business and a shop outside the assignment of an employee are not found', async () => {
  const business = await sellingBusiness();
  const other = await sellingBusiness();
  const date = { from: '2026-03-10', to: '2026-03-10' };
  const refused = { code: 'not-found' };
  await expect(business.client(dashboard.range, { date, shopId: other.shopIds[0] })).rejects.toMatchObject(
    refused,
  );
  const employee = await addEmployee(server, business.id, 'AP', { dashboard: 'read' });
  await server.asOwner`
    insert into tenant.employee_shops (business_id, employee_id, shop_id)
    select business_id, id, ${business.shopIds[0]} from tenant.employees
    where business_id = ${business.id} and user_id = ${employee.id}`;
  const client = server.client(employee.token);
  await client(dashboard.today, { shopId: business.shopIds[0] });
  await expect(client(dashboard.today, { shopId: business.shopIds[1] })).rejects.toMatchObject(refused);
});

test('the previous period is marked as complete only if the business had a sale on or before its first day', async () => {
  const { client, sell } = await sellingBusiness();
  await sell('2026-03-05T08:00:00Z');
  const isWhole = async (from: string, to: string) =>
    (await client(dashboard.range, { date: { from, to } })).isBeforeWhole;
  expect(await isWhole('2026-03-10', '2026-03-14')).toBe(true);
  expect(await isWhole('2026-03-10', '2026-03-15')).toBe(false);
});

test('in a new business every first step is open; adding an article and issuing an invoice complete their steps', async () => {
  const { owner } = await addBusiness(server);
  const fresh = await server.client(owner.token)(dashboard.firstSteps, {});
  expect(fresh).toMatchObject({ certificate: false, article: false, invoice: false });
  const { client, sell } = await sellingBusiness();
  expect(await client(dashboard.firstSteps, {})).toMatchObject({ article: true, invoice: false });
  await sell('2026-03-05T08:00:00Z');
  expect(await client(dashboard.firstSteps, {})).toMatchObject({ invoice: true });
});
