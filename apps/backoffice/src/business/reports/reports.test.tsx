import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  anId,
  choose,
  enter,
  heading,
  links,
  screen,
  server,
  someoneWho,
  text,
  texts,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

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
  server.answer(contract.employees.list, { employees: [] });
  server.answer(contract.tills.posList, { posList: [] });
  server.answer(contract.tills.eposList, { eposList: [] });
});

const summary = { title: 'Përmbledhja e shitjeve' };

test('each figure shows how it is computed and its change since the period before; notes show the orders and the sales in EUR', async () => {
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

const valueOf = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Shumat e periudhës' })).findByText(name);
const hrefOf = (element: HTMLElement) => decodeURIComponent(element.closest('a')?.getAttribute('href') ?? '');

test('a figure links to the invoices it counts, and has no link while the rows are searched', async () => {
  server.answer(contract.reports.clients, report);
  const clients = { title: 'Shitjet sipas klientit' };
  await enter('/clientSales?f.period=2026-01-01,2026-01-31', clients);
  expect(hrefOf(await valueOf('240.00'))).toContain('/receipts?f.date=2026-01-01,2026-01-31');
  await enter('/clientSales?f.period=2026-01-01,2026-01-31&q=ylli', clients);
  expect(hrefOf(await valueOf('240.00'))).toBe('');
});

test('a figure of the invoices to one client of an operator opens only the invoices to this client', async () => {
  server.answer(contract.reports.operatorClientSales, report);
  await enter(`/operatorSales?f.level=sales&f.operator=${anId(1)}&f.client=none`, {
    title: 'Faturat e operatorit për klientin',
  });
  const href = hrefOf(await valueOf('240.00'));
  expect(href).toContain(`f.operator=${anId(1)}`);
  expect(href).toContain('f.buyer=none');
});

test('for a role that reads reports but no invoices, an operator opens their clients, and the figures have no links', async () => {
  const [row] = report.rows;
  if (row === undefined) throw new Error('the report has a row');
  server.answer(contract.reports.operators, { ...report, rows: [{ ...row, key: anId(1), name: 'Besa' }] });
  server.answer(contract.reports.operatorClients, report);
  await enter('/operatorSales', {
    title: 'Shitjet sipas operatorit',
    as: someoneWho({ reports: 'read', receipts: 'none' }),
  });
  expect(hrefOf(await valueOf('240.00'))).toBe('');
  await user.dblClick(await screen.findByRole('row', { name: /Besa/u }));
  await heading('Klientët e operatorit');
  expect(server.sent(contract.reports.operatorClients).at(-1)).toMatchObject({ operatorId: anId(1) });
});

test('the breadcrumb of the invoices of an operator leads to both levels above, with all filters', async () => {
  server.answer(contract.reports.operatorClientSales, report);
  const filters = `f.period=thisYear&f.till=${anId(3)}`;
  await enter(
    `/operatorSales?${filters}&f.level=sales&f.operator=${anId(1)}&f.operators=${anId(1)},${anId(2)}&f.client=none`,
    { title: 'Faturat e operatorit për klientin' },
  );
  const [clients] = links('Klientët e operatorit');
  const operators = links('Shitjet sipas operatorit').find((link) => hrefOf(link).includes('?'));
  if (clients === undefined || operators === undefined) throw new Error('a level is missing');
  const [toClients, toOperators] = [clients, operators].map((link) => new URL(hrefOf(link), location.origin));
  expect(Object.fromEntries(toClients?.searchParams ?? [])).toEqual({
    'f.period': 'thisYear',
    'f.till': anId(3),
    'f.level': 'clients',
    'f.operator': anId(1),
    'f.operators': `${anId(1)},${anId(2)}`,
  });
  expect(Object.fromEntries(toOperators?.searchParams ?? [])).toEqual({
    'f.period': 'thisYear',
    'f.till': anId(3),
    'f.operator': `${anId(1)},${anId(2)}`,
  });
});

test('in any sort order of the table, the chart shows the rows with the highest totals, and says if there are more rows', async () => {
  server.answer(contract.reports.clients, { ...report, totalResult: 40 });
  await enter('/clientSales?sort=name&page=2', { title: 'Shitjet sipas klientit' });
  await text(/15 më të mëdhatë/u);
  const charted = { page: 1, perPage: 15, sort: 'total', direction: 'descending' };
  await waitFor(() =>
    expect(server.sent(contract.reports.clients)).toContainEqual(expect.objectContaining(charted)),
  );
});

test('a report in its default sort order loads its rows and its chart with one request', async () => {
  server.answer(contract.reports.clients, { ...report, totalResult: 40 });
  await enter('/clientSales', { title: 'Shitjet sipas klientit' });
  await text(/15 më të mëdhatë/u);
  expect(server.sent(contract.reports.clients)).toHaveLength(1);
});

test('a report whose rows are parts of invoices says that its links open whole invoices', async () => {
  server.answer(contract.reports.vat, report);
  server.answer(contract.reports.clients, report);
  await enter('/vat-report', { title: 'Raporti i TVSH-së' });
  await text(/Hapen faturat e plota/u);
  await enter('/clientSales', { title: 'Shitjet sipas klientit' });
  await text('Në lekë, me TVSH; korrigjueset zbriten në datën e vet.');
  expect(texts(/Hapen faturat e plota/u)).toEqual([]);
  await enter(`/clientSales?f.category=${anId(5)}`, { title: 'Shitjet sipas klientit' });
  await text(/Hapen faturat e plota/u);
});
