import { contract } from '@tezga/contract';
import { buyerKeyPrefix, summaryGroupings, tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, startTestServer, type StandIn, type TestServer } from '../testing/index.ts';
import {
  expected,
  filterOf,
  hundredths,
  inHundredths,
  lineSums,
  sellEverything,
  sumOfParts,
  sumsOf,
  taxOf,
  type Invoice,
  type Line,
} from './testing.ts';

const { dashboard, reports, sales } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof sellEverything>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await sellEverything(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const today = () => {
  const day = tiranaDay(server.clock.now());
  return { from: day, to: day, perPage: 1000 };
};

/** The number and the sum of the invoices in the list that a row opens. */
async function opened(filter: object) {
  const { from, to } = today();
  const found = await business.client(sales.listSales, { date: { from, to }, ...filter });
  return [found.count, hundredths(found.totals?.totalPrice ?? 0)];
}

/** The whole invoices in the list that a row opens. */
async function openedInvoices(filter: object): Promise<Invoice[]> {
  const { from, to } = today();
  const found = await business.client(sales.listSales, {
    date: { from, to },
    paginationOptions: { page: 1, maxCount: 100 },
    ...filter,
  });
  return found.sales.flatMap(({ _id }) => business.sold.get(_id) ?? []);
}

test('the dashboard counts the sales, and the sales summary shows orders and other invoices separately', async () => {
  const { client } = business;
  const { from, to } = today();
  const { totals } = await client(dashboard.range, { date: { from, to } });
  expect(totals).toMatchObject({ count: expected.count, totalPrice: expected.totalPrice });
  const { apart, currencies } = await client(reports.salesSummary, today());
  expect([apart?.orders.count, apart?.others.count]).toEqual([expected.orders, expected.others]);
  expect(currencies).toEqual([
    { currency: 'EUR', count: 1, inCurrency: 12, totalPrice: 1200 },
    { currency: 'USD', count: 1, inCurrency: 5, totalPrice: 500 },
  ]);
  expect(await opened({})).toEqual([expected.count, hundredths(expected.totalPrice)]);
});

test.each(summaryGroupings)(
  'the sales summary by %s has the total of the dashboard, and each row opens the invoices it counts',
  async (by) => {
    const { client } = business;
    const shown = await client(reports.salesSummary, { ...today(), by });
    expect(hundredths(shown.totals.totalPrice)).toBe(hundredths(expected.totalPrice));
    expect(sumsOf(shown.rows)).toEqual(inHundredths(shown.totals));
    const chart = await client(reports.salesSummaryChart, { ...today(), by });
    expect(sumsOf(chart.rows)[0]).toBe(hundredths(expected.totalPrice));
    for (const { key, count, totalPrice } of shown.rows) {
      const invoices = await openedInvoices(filterOf[by](key));
      // Of an invoice with two methods of payment, each method counts its own payment.
      const sum =
        by === 'method'
          ? sumOfParts(invoices, ({ paymentMethods }) =>
              paymentMethods.filter(({ type }) => type === key).map(({ value }) => value),
            )
          : sumOfParts(invoices, (invoice) => [invoice.totalPrice]);
      expect([key, invoices.length, sum]).toEqual([key, count, hundredths(totalPrice)]);
    }
  },
);

const buyerFilter = (key: string) =>
  key !== '' && !key.startsWith(buyerKeyPrefix)
    ? { customerIds: [key] }
    : { buyers: [key.replace(buyerKeyPrefix, '')] };

test.each(['vat', 'clients', 'items', 'operators', 'employees'] as const)(
  'the rows of %s sum to its totals, which equal those of the sales summary',
  async (name) => {
    const { client } = business;
    const shown = await client(reports[name], today());
    const summary = await client(reports.salesSummary, today());
    expect(inHundredths(shown.totals)).toEqual(inHundredths(summary.totals));
    expect(sumsOf(shown.rows)).toEqual(inHundredths(summary.totals));
    expect(shown.apart).toEqual(summary.apart);
    expect(shown.currencies).toEqual(summary.currencies);
    // An invoice counts in several rows by VAT rate, and the report by article counts no invoices.
    if (name === 'vat' || name === 'items') return;
    expect(shown.totals.count).toBe(expected.count);
    expect(shown.rows.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(expected.count);
  },
);

test('each row of a client, an operator or an employee opens the invoices it counts, with the same sum', async () => {
  const { client } = business;
  const clients = await client(reports.clients, today());
  expect(new Set(clients.rows.map(({ name }) => name))).toEqual(
    new Set(['Blerësi shpk', 'Furra Ylli', 'Te tjere']),
  );
  for (const { key, count, totalPrice } of clients.rows)
    expect([key, ...(await opened(buyerFilter(key)))]).toEqual([key, count, hundredths(totalPrice)]);
  for (const name of ['operators', 'employees'] as const)
    for (const { key, count, totalPrice } of (await client(reports[name], today())).rows)
      expect(await opened({ operatorIds: [key] })).toEqual([count, hundredths(totalPrice)]);
});

test("the clients of an operator sum to the operator's total, and the invoices of a client to the client's total", async () => {
  const { client } = business;
  for (const operator of (await client(reports.operators, today())).rows) {
    const ofOperator = { ...today(), operatorId: operator.key };
    const clients = await client(reports.operatorClients, ofOperator);
    expect(sumsOf(clients.rows)).toEqual(inHundredths(operator));
    for (const each of clients.rows) {
      const invoices = await client(reports.operatorClientSales, { ...ofOperator, client: each.key });
      expect([sumsOf(invoices.rows), invoices.rows.length]).toEqual([inHundredths(each), each.count]);
    }
  }
});

test('if the rows of a report count whole invoices, their amounts in foreign currencies sum to those of the report', async () => {
  const { client } = business;
  const [operator] = (await client(reports.operators, today())).rows;
  const ofOperator = { ...today(), operatorId: operator?.key ?? '' };
  const shown = [
    await client(reports.clients, today()),
    await client(reports.operators, today()),
    await client(reports.employees, today()),
    await client(reports.operatorClients, ofOperator),
    await client(reports.operatorClientSales, { ...ofOperator, client: '' }),
    await client(reports.salesSummary, { ...today(), by: 'day' }),
    await client(reports.salesSummary, { ...today(), by: 'till' }),
  ];
  for (const { rows, currencies } of shown) {
    const ofRows = rows.flatMap((row) => row.currencies);
    expect(ofRows.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))).toEqual(currencies);
  }
  // The rows are single invoices, so each has one currency, and the row's total is its amount in lek.
  const invoices = shown[4]?.rows.filter((row) => row.currencies.length > 0) ?? [];
  expect(invoices.map((row) => [row.totalPrice, row.currencies.map(({ inCurrency }) => inCurrency)])).toEqual(
    [
      [1200, [12]],
      [500, [5]],
    ],
  );
  for (const name of ['vat', 'items'] as const)
    expect((await client(reports[name], today())).rows.flatMap((row) => row.currencies)).toEqual([]);
});

test('a search by article keeps the sums in foreign currencies, which only whole invoices have', async () => {
  const { client } = business;
  const { currencies } = await client(reports.items, today());
  expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  expect((await client(reports.items, { ...today(), search: 'bukë' })).currencies).toEqual(currencies);
});

test("each employee's sums by kind of payment add up to the employee's total, and orders are a separate sum", async () => {
  const { client } = business;
  const { rows, apart } = await client(reports.employees, today());
  for (const { cash, card, nonCash, totalPrice } of rows)
    expect(hundredths(cash) + hundredths(card) + hundredths(nonCash)).toBe(hundredths(totalPrice));
  expect(rows.reduce((sum, { orders }) => sum + hundredths(orders), 0)).toBe(
    hundredths(apart?.orders.totalPrice ?? 0),
  );
});

test('the row of each VAT rate opens as many invoices as it counts, and their lines with this rate add up to the row', async () => {
  const { client } = business;
  const { rows } = await client(reports.vat, today());
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(['20', '6', 'TYPE_1']));
  for (const { key, count, totalPrice, totalPriceWithoutVAT, quantity } of rows) {
    const invoices = await openedInvoices({ taxes: [key] });
    const sums = lineSums(invoices, (line) => taxOf(line) === key);
    const counted = [totalPrice, totalPriceWithoutVAT, quantity].map(hundredths);
    expect([key, invoices.length, ...sums]).toEqual([key, count, ...counted]);
  }
});

test('the row of each article opens all invoices with the article, and their lines of the article add up to the row', async () => {
  const { client, sold } = business;
  const { rows } = await client(reports.items, today());
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['', business.articleId]);
  for (const { key, totalPrice, totalPriceWithoutVAT, quantity } of rows) {
    const isCounted = ({ articleId }: Line) => (articleId ?? '') === key;
    const invoices = await openedInvoices(key === '' ? { hasFreeLines: true } : { articleIds: [key] });
    const having = [...sold.values()].filter(({ items }) => items.some(isCounted));
    const counted = [totalPrice, totalPriceWithoutVAT, quantity].map(hundredths);
    expect([key, invoices.length, ...lineSums(invoices, isCounted)]).toEqual([
      key,
      having.length,
      ...counted,
    ]);
  }
});

const inCategory = ({ articleId }: Line) => articleId === business.articleId;

test.each(summaryGroupings.filter((by) => by !== 'method'))(
  'in the sales summary of a category by %s, the lines of the category in the invoices of a row add up to the row',
  async (by) => {
    const { client, categoryId } = business;
    const categoryIds = [categoryId];
    const { rows, totals } = await client(reports.salesSummary, { ...today(), by, categoryIds });
    expect(hundredths(totals.totalPrice)).toBe(
      lineSums(await openedInvoices({ categoryIds }), inCategory)[0],
    );
    for (const { key, totalPrice } of rows) {
      const invoices = await openedInvoices({ categoryIds, ...filterOf[by](key) });
      expect([key, lineSums(invoices, inCategory)[0]]).toEqual([key, hundredths(totalPrice)]);
    }
  },
);

const partFilters = {
  vat: (key: string) => ({ taxes: [key] }),
  clients: buyerFilter,
  items: (key: string) => ({ articleIds: [key] }),
  operators: (key: string) => ({ operatorIds: [key] }),
  employees: (key: string) => ({ operatorIds: [key] }),
};

test.each(['vat', 'clients', 'items', 'operators', 'employees'] as const)(
  'in the report of %s of a category, the lines of the category in the invoices of a row add up to the row',
  async (name) => {
    const { client, categoryId } = business;
    const categoryIds = [categoryId];
    const { rows } = await client(reports[name], { ...today(), categoryIds });
    expect(rows.length).toBeGreaterThan(0);
    for (const { key, totalPrice } of rows) {
      const invoices = await openedInvoices({ categoryIds, ...partFilters[name](key) });
      const isCounted = (line: Line) => inCategory(line) && (name !== 'vat' || taxOf(line) === key);
      expect([key, lineSums(invoices, isCounted)[0]]).toEqual([key, hundredths(totalPrice)]);
    }
  },
);
