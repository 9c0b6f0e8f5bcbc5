import { randomBytes } from 'node:crypto';
import { contract } from '@tezga/contract';
import { summaryGroupings, tiranaDay } from '@tezga/domain';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();
const { reports, dashboard, sales } = contract;

const day = tiranaDay(new Date());
const period = { from: `${day.slice(0, 4)}-01-01`, to: day };
const all = { ...period, perPage: 1000 };
const hundredths = (amount: number) => Math.round(amount * 100);
const sumOf = (rows: readonly { readonly totalPrice: number }[]) =>
  hundredths(rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0));

/** Twelve sales that differ in VAT rate, buyer and payment method, with articles and lines without an article, and orders. */
beforeAll(async () => {
  const { call } = await callerSignedIn(trial.address, owner);
  await trial.database`update tenant.shops set allow_negative_stock = true`;
  const { posList } = await call(contract.tills.posList, {});
  const tillId = posList.find(({ tcrCode }) => tcrCode !== '')?._id ?? '';
  const { initialBalance } = await call(contract.cashRegister.initialBalance, { pos_id: tillId });
  if (initialBalance === null)
    await call(contract.cashRegister.reportBalance, { pos_id: tillId, operation: 'INITIAL', amount: 1000 });
  const { articles } = await call(contract.articles.page, { perPage: 3 });
  const { shops } = await call(contract.settings.necessaryData, { shops: '1' });
  await call(contract.warehouse.addEntry, {
    documentId: randomBytes(12).toString('hex'),
    shopId: shops?.[0]?._id ?? '',
    lines: [{ articleId: articles[0]?.article._id ?? '', quantity: 3, unitCost: 40 }],
  });
  const methods = ['BANKNOTE', 'CARD', 'ACCOUNT', 'ORDER'] as const;
  for (let turn = 0; turn < 12; turn += 1) {
    const article = articles[turn % 3]?.article;
    const type = methods[turn % 4] ?? 'BANKNOTE';
    const price = 60 * (turn + 1);
    await call(contract.sales.issue, {
      saleId: randomBytes(12).toString('hex'),
      tillId,
      lines: [
        { articleId: article?._id, name: article?.name ?? '', unit: 'copë', quantity: 1, price, vat: '20' },
        { name: 'Shërbim', unit: 'copë', quantity: 2, price: 50, vat: turn % 2 === 0 ? '20' : '6' },
      ],
      payments: [{ type, amount: price + 100 }],
      ...(type === 'ACCOUNT'
        ? {
            buyer: {
              idType: 'NUIS',
              idNumber: 'L61423017B',
              name: 'Blerësi',
              address: 'Rr. 1',
              town: 'Tiranë',
            },
          }
        : {}),
    });
  }
}, 120_000);

test(
  'every report has the total of the dashboard, and its rows sum to its total',
  { timeout: 120_000 },
  async () => {
    const { call } = await callerSignedIn(trial.address, owner);
    const { totals } = await call(dashboard.range, { date: period });
    const expected = hundredths(totals.totalPrice);
    expect(totals.count).toBeGreaterThan(0);
    for (const by of summaryGroupings) {
      const shown = await call(reports.salesSummary, { ...all, by });
      expect([by, sumOf(shown.rows), hundredths(shown.totals.totalPrice)]).toEqual([by, expected, expected]);
    }
    for (const name of ['vat', 'clients', 'operators', 'items', 'employees'] as const) {
      const shown = await call(reports[name], all);
      expect([name, sumOf(shown.rows), hundredths(shown.totals.totalPrice)]).toEqual([
        name,
        expected,
        expected,
      ]);
    }
  },
);

test(
  'every row of a report links to as many invoices as it counts, with the same sum',
  { timeout: 240_000 },
  async () => {
    const { call } = await callerSignedIn(trial.address, owner);
    const counted = async (filter: object) => {
      const found = await call(sales.listSales, { date: period, ...filter });
      return [found.count, hundredths(found.totals?.totalPrice ?? 0)];
    };
    for (const { key, count, totalPrice } of (await call(reports.salesSummary, { ...all, by: 'weekday' }))
      .rows)
      expect(await counted({ weekdays: [Number(key)] })).toEqual([count, hundredths(totalPrice)]);
    for (const { key, count, totalPrice } of (await call(reports.operators, all)).rows)
      expect(await counted({ operatorIds: [key] })).toEqual([count, hundredths(totalPrice)]);
    for (const { key, count, totalPrice } of (await call(reports.clients, { ...all, perPage: 20 })).rows) {
      const isCustomer = key !== '' && !key.startsWith('buyer:');
      const filter = isCustomer ? { customerIds: [key] } : { buyers: [key.replace('buyer:', '')] };
      expect(await counted(filter)).toEqual([count, hundredths(totalPrice)]);
    }
    for (const { key, count } of (await call(reports.vat, all)).rows)
      expect([key, (await counted({ taxes: [key] }))[0]]).toEqual([key, count]);
  },
);

test('the final value in the stock report equals the value that the warehouse shows', async () => {
  const { call } = await callerSignedIn(trial.address, owner);
  const [stock, valued] = await Promise.all([
    call(reports.stock, all),
    call(contract.warehouse.inventoryValuation, {}),
  ]);
  expect(stock.totals.closingValue).toBe(valued.value);
  for (const [name, figure] of [
    ['stockEntries', 'entered'],
    ['stockExits', 'left'],
  ] as const) {
    const moved = await call(reports[name], all);
    expect([name, moved.totals.quantity]).toEqual([name, stock.totals[figure]]);
  }
});

const pages = [
  ['/sales-summary', 'Përmbledhja e shitjeve'],
  ['/vat-report', 'Raporti i TVSH-së'],
  ['/clientSales', 'Shitjet sipas klientit'],
  ['/operatorSales', 'Shitjet sipas operatorit'],
  ['/sales-by-item', 'Shitjet sipas artikullit'],
  ['/employee-sales', 'Shitjet e punonjësve'],
  ['/analyticReport', 'Analiza e magazinës'],
  ['/analyticReportWarehouseEntries', 'Hyrjet sipas punonjësit'],
  ['/analyticReportWarehouseExits', 'Daljet sipas punonjësit'],
] as const;

test('axe reports no violation on any report, at laptop and phone width', { timeout: 300_000 }, async () => {
  const page = await trial.enter(owner, pages[0][1], { at: pages[0][0] });
  for (const [path, title] of pages) {
    await page.goto(`${trial.address}${path}?f.period=thisYear`);
    await arrivesAt(page, title);
    await page.locator('tfoot').first().waitFor();
    expect(await violationsAtBothWidths(page), path).toEqual([]);
  }
});

test('a row of the operator report opens its clients, a client its invoices, and Back returns to the clients', async () => {
  const at = '/operatorSales?f.period=thisYear';
  const page = await trial.enter(owner, 'Shitjet sipas operatorit', { at });
  const firstRow = page.locator('tbody > tr').first();
  await firstRow.dblclick();
  await arrivesAt(page, 'Klientët e operatorit');
  await firstRow.dblclick();
  await arrivesAt(page, 'Faturat e operatorit për klientin');
  const breadcrumb = page.getByRole('link', { name: 'Shitjet sipas operatorit' }).first();
  expect(await breadcrumb.count()).toBe(1);
  await page.goBack();
  await arrivesAt(page, 'Klientët e operatorit');
});
