import { contract, type WireInputOf } from '@tezga/contract';
import { endOfTiranaDay, startOfTiranaDay, tiranaHour } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import { addInvoice, addTill, addTwoShops, startTestServer, type TestServer } from '../../testing/index.ts';

const { dashboard, sales } = contract;
type Filter = WireInputOf<typeof sales.list>;

let server: TestServer;
let spring: Awaited<ReturnType<typeof sellThrough>>;
let autumn: Awaited<ReturnType<typeof sellThrough>>;
beforeAll(async () => {
  server = await startTestServer();
  [spring, autumn] = [await sellThrough(springForward), await sellThrough(fallBack)];
});
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());
const springForward = { from: '2026-03-28', to: '2026-03-30' };
const fallBack = { from: '2026-10-24', to: '2026-10-26' };
const everyMinutes = 35;
/** All invoices on one page. */
const all = { paginationOptions: { page: 1, maxCount: -1 } };
/** The classes that the dashboard counts as revenue. */
const revenue: Pick<Filter, 'invoiceTypes'> = {
  invoiceTypes: [
    { type: 'order', show: false },
    { type: 'other', show: false },
  ],
};
const hoursOfDay = Array.from({ length: 24 }, (_hour, hour) => hour);

const nth = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

interface Issued {
  readonly id: string;
  readonly hour: number;
  readonly shopId: string;
  readonly operatorId: string;
  readonly isOfCustomer: boolean;
  readonly isOrder: boolean;
  readonly isFiscalized: boolean;
}

/** A business with sales around the clock; some are orders, some are not fiscalized yet. */
async function sellThrough(date: { readonly from: string; readonly to: string }) {
  const { id, owner, shops } = await addTwoShops(server);
  const tills = await Promise.all(shops.map((shopId) => addTill(server, id, shopId)));
  const operators = [newId(), newId()].map((operatorId) => ({ id: operatorId, name: 'Ana' }));
  const customerId = newId();
  const issued: Issued[] = [];
  const end = endOfTiranaDay(date.to).getTime();
  for (let time = startOfTiranaDay(date.from).getTime(); time < end; time += everyMinutes * 60_000) {
    const step = issued.length;
    const at = new Date(time);
    const shopId = nth(shops, step);
    const operator = nth(operators, step % 3 === 0 ? 0 : 1);
    const isOfCustomer = step % 4 === 0;
    const isOrder = step % 5 === 4;
    const isFiscalized = step % 7 !== 6;
    const { id: invoiceId } = await addInvoice(server, id, {
      at,
      till: nth(tills, step),
      operator,
      shopId,
      number: step + 1,
      status: isFiscalized ? 'fiscalized' : 'pending',
      ...(isOfCustomer ? { customerId } : {}),
      ...(isOrder ? { payments: [{ method: 'ORDER' as const }] } : {}),
    });
    const about = { shopId, operatorId: operator.id, isOfCustomer, isOrder, isFiscalized };
    issued.unshift({ id: invoiceId, hour: tiranaHour(at), ...about });
  }
  return { client: server.client(owner.token), issued, shops, operators, customerId };
}

test.each([springForward, fallBack])(
  'for the days %j around a clock change, the filter by hour lists the invoices that the dashboard counts',
  async (date) => {
    const { client, issued } = date === springForward ? spring : autumn;
    const { byHour } = await client(dashboard.range, { date });
    for (const { hour, count, totalPrice } of byHour) {
      const sold = issued.filter((invoice) => invoice.hour === hour && !invoice.isOrder);
      const filter = { ...all, ...revenue, date, hours: { from: hour, to: hour + 1 } };
      const listed = await client(sales.list, filter);
      expect(listed.invoices.map(({ _id }) => _id)).toEqual(sold.map(({ id }) => id));
      expect([hour, listed.count, listed.isMore]).toEqual([hour, count, false]);
      expect([hour, listed.totals?.totalPrice]).toEqual([hour, totalPrice]);
      const exported = await client(sales.exported, filter);
      expect([exported.count, exported.invoices.length]).toEqual([count, count]);
    }
    expect(byHour.map(({ hour }) => hour)).toEqual(hoursOfDay);
  },
);

test('the filter by hour lists both runs of the hour repeated in autumn, and nothing for the hour skipped in spring', async () => {
  const hours = { from: 2, to: 3 };
  const left = await spring.client(sales.list, {
    ...all,
    hours,
    date: { from: '2026-03-29', to: '2026-03-29' },
  });
  expect([left.count, left.invoices]).toEqual([0, []]);
  const twice = await autumn.client(sales.list, {
    ...all,
    hours,
    date: { from: '2026-10-25', to: '2026-10-25' },
  });
  const times = twice.invoices.map(({ transactionDate }) => transactionDate);
  expect(times.some((time) => time < '2026-10-25T01:00:00')).toBe(true);
  expect(times.some((time) => time >= '2026-10-25T01:00:00')).toBe(true);
});

test('the filter by hour works together with other filters, across midnight and on every page', async () => {
  const { client, issued, shops, operators, customerId } = autumn;
  const operatorIds = operators.slice(0, 1).map(({ id }) => id);
  const cases: readonly (readonly [Filter, (invoice: Issued) => boolean])[] = [
    [{}, () => true],
    [{ shopIds: [shops[0]] }, ({ shopId }) => shopId === shops[0]],
    [{ operatorIds }, ({ operatorId }) => operatorIds.includes(operatorId)],
    [{ statuses: ['fiscalized'] }, ({ isFiscalized }) => isFiscalized],
    [{ statuses: ['fiscalized'], ...revenue }, ({ isFiscalized, isOrder }) => isFiscalized && !isOrder],
    [{ statuses: ['pending'] }, ({ isFiscalized }) => !isFiscalized],
    [{ methods: ['ORDER'] }, ({ isOrder }) => isOrder],
    [{ methods: ['BANKNOTE'] }, ({ isOrder }) => !isOrder],
    [{ customerIds: [customerId] }, ({ isOfCustomer }) => isOfCustomer],
  ];
  for (const [filter, isExpected] of cases)
    for (const [hours, isWithin] of [
      [{ from: 9, to: 11 }, (hour: number) => hour === 9 || hour === 10],
      [{ from: 22, to: 3 }, (hour: number) => hour >= 22 || hour < 3],
      [{ from: 20 }, (hour: number) => hour >= 20],
      [{ to: 1 }, (hour: number) => hour === 0],
    ] as const) {
      const expected = issued.filter((invoice) => isExpected(invoice) && isWithin(invoice.hour));
      const request = { ...filter, hours };
      const listed = await client(sales.list, { ...request, ...all });
      expect([request, listed.invoices.map(({ _id }) => _id)]).toEqual([
        request,
        expected.map(({ id }) => id),
      ]);
      expect([request, listed.count, listed.isMore]).toEqual([request, expected.length, false]);
      const second = await client(sales.list, { ...request, paginationOptions: { page: 2, maxCount: 3 } });
      expect(second.invoices).toEqual(listed.invoices.slice(3, 6));
    }
});
