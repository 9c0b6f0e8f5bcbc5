import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import { choose, enter, server, text, texts, waitFor } from '../../testing/index.ts';

type Report = WireOutputOf<typeof contract.reports.salesSummary>;

const figures = {
  count: 2,
  quantity: null,
  totalPriceWithoutVAT: 200,
  totalVATAmount: 40,
  totalPrice: 240,
  cost: 140,
};
const report: Report = {
  rows: [
    {
      key: '2026-01-02',
      name: null,
      unit: null,
      ...figures,
      before: 120,
      currencies: [{ currency: 'EUR', count: 1, inCurrency: 12, totalPrice: 120 }],
    },
  ],
  totalResult: 1,
  totals: figures,
  before: { from: '2025-12-01', to: '2025-12-31', count: 1, totalPrice: 120 },
  isBeforeWhole: true,
  apart: { orders: { count: 3, totalPrice: 360 }, others: { count: 0, totalPrice: 0 } },
  currencies: [{ currency: 'EUR', count: 1, inCurrency: 12, totalPrice: 120 }],
};

beforeEach(() => {
  server.answer(contract.reports.salesSummary, report);
  server.answer(contract.reports.salesSummaryChart, {
    rows: [{ key: '2026-01-02', name: null, count: 2, totalPrice: 240, before: 120 }],
  });
});

const summary = { title: 'Përmbledhja e shitjeve' };

test('each figure shows how it is computed, its change since the period before, and a link to the invoices it counts', async () => {
  await enter('/sales-summary?f.period=2026-01-01,2026-01-31', summary);
  await text('Në lekë, me TVSH; korrigjueset zbriten në datën e vet.');
  expect(texts('100.0%').length).toBeGreaterThan(0);
  await text(/3 porosi, 360.00 ALL/u);
  await text(/Prej tyre në EUR: 12.00 EUR/u);
});

test('a chosen grouping is sent with the request and added to the URL', async () => {
  await enter('/sales-summary', summary);
  await text('Në lekë, me TVSH; korrigjueset zbriten në datën e vet.');
  await choose('Sipas', 'Sipas: Ora');
  await waitFor(() =>
    expect(server.sent(contract.reports.salesSummary).at(-1)).toMatchObject({ by: 'hour', sort: 'key' }),
  );
  expect(location.search).toContain('f.by=hour');
});

test('the title of the chart contains the name of the grouping with its capital letters (TVSH)', async () => {
  server.answer(contract.reports.vat, { ...report, rows: [] });
  await enter('/vat-report', { title: 'Raporti i TVSH-së' });
  expect((await text('Shitjet sipas: Shkalla e TVSH-së')).textContent).toContain('TVSH');
});

test('a client with sales in a foreign currency shows the amount in that currency, with its value in lek as a tooltip', async () => {
  const [row] = report.rows;
  if (row === undefined) throw new Error('the report has a row');
  const named = { ...row, key: '', name: null };
  server.answer(contract.reports.clients, { ...report, rows: [named] });
  await enter('/clientSales', { title: 'Shitjet sipas klientit' });
  await text('Në monedhë të huaj');
  const cell = await text(/^12\.00 EUR$/u);
  expect(cell.title).toContain('12.00 EUR, të numëruara si 120.00 ALL');
});

test('a report without sales in a foreign currency has no column for them', async () => {
  server.answer(contract.reports.clients, { ...report, currencies: [] });
  await enter('/clientSales', { title: 'Shitjet sipas klientit' });
  await text('Në lekë, me TVSH; korrigjueset zbriten në datën e vet.');
  expect(texts('Në monedhë të huaj')).toEqual([]);
});
