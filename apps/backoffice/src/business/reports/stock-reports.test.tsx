import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  anId,
  enter,
  heading,
  links,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

type Stock = WireOutputOf<typeof contract.reports.stock>;
type Moved = WireOutputOf<typeof contract.reports.stockEntries>;

const stockFigures = {
  opening: 10,
  openingValue: 1000,
  entered: 5,
  enteredValue: 500,
  left: 3,
  leftValue: 300,
  revaluedValue: 0,
  closing: 12,
  closingValue: 1200,
};
const stock: Stock = {
  rows: [{ key: anId(7), name: 'Miell', unit: 'kg', ...stockFigures }],
  totalResult: 1,
  totals: stockFigures,
  before: { from: '2025-12-01', to: '2025-12-31', enteredValue: 250, leftValue: 100, closingValue: 1000 },
};
const movedFigures = { documents: 2, quantity: 5, value: 500 };
const moved: Moved = {
  rows: [{ key: anId(8), name: 'Magazinieri', document: null, ...movedFigures }],
  totalResult: 1,
  totals: movedFigures,
  before: { from: '2025-12-01', to: '2025-12-31', ...movedFigures },
};

beforeEach(() => {
  server.answer(contract.reports.stock, stock);
  server.answer(contract.reports.stockEntries, moved);
  server.answer(contract.employees.list, { employees: [] });
});

const title = 'Analiza e magazinës';
const january = 'f.period=2026-01-01,2026-01-31';
const shopId = anId(3);

async function addressOf(value: string | RegExp): Promise<string> {
  const figures = await screen.findByRole('region', { name: 'Shumat e periudhës' });
  const figure = await within(figures).findByText(value);
  return decodeURIComponent(figure.closest('a')?.getAttribute('href') ?? '');
}

test('an article of the stock report opens its history on the days and in the shop of the report', async () => {
  server.answer(contract.warehouse.articleHistory, {
    article: { _id: anId(7), name: 'Miell', sku: 'M-1', unit: 'kg', deleted: false },
    stock: [],
    shopId: null,
    movements: [],
    count: 0,
  });
  await enter(`/analyticReport?${january}&f.shop=${shopId}`, { title });
  await user.dblClick(await screen.findByRole('row', { name: /Miell/u }));
  await text('Koha 01.01 – 31.01.2026');
  expect(server.sent(contract.warehouse.articleHistory).at(-1)).toMatchObject({
    articleId: anId(7),
    shopId,
    date: { from: '2026-01-01', to: '2026-01-31' },
  });
});

test('with several chosen shops a row of the stock report opens its history without a shop, so that the server chooses one with the article', async () => {
  server.answer(contract.warehouse.articleHistory, {
    article: { _id: anId(7), name: 'Miell', sku: 'M-1', unit: 'kg', deleted: false },
    stock: [],
    shopId: null,
    movements: [],
    count: 0,
  });
  await enter(`/analyticReport?${january}&f.shop=${shopId},${anId(4)}`, { title });
  await user.dblClick(await screen.findByRole('row', { name: /Miell/u }));
  await text('Koha 01.01 – 31.01.2026');
  expect(server.sent(contract.warehouse.articleHistory).map((sent) => sent.shopId)).toEqual([undefined]);
});

test.each([
  ['/analyticReport', title, contract.reports.stock, 'leftValue'],
  ['/analyticReportWarehouseEntries', 'Hyrjet sipas punonjësit', contract.reports.stockEntries, 'value'],
] as const)(
  'for a role that sees costs, the rows and the chart of %s are one request, sorted by value',
  async (path, heads, route, sort) => {
    await enter(`${path}?${january}`, { title: heads });
    await addressOf('500.00');
    expect(server.sent(route)).toMatchObject([{ sort, direction: 'descending' }]);
  },
);

test('the figures of the stock report are compared with the period before and open the documents and the valuation', async () => {
  await enter(`/analyticReport?${january}&f.shop=${shopId}`, { title });
  expect(await addressOf('500.00')).toBe(
    `/analyticReportWarehouseEntries?${january}&f.shop=${shopId}&f.level=documents`,
  );
  expect(await addressOf('300.00')).toContain('/analyticReportWarehouseExits?');
  expect(await addressOf(/^1\s200\.00$/u)).toBe(`/warehouse/valuation?date=2026-01-31&shop=${shopId}`);
  await text('100.0%');
  await text('20.0%');
});

test('a searched stock report opens no documents, because they would be those of all articles', async () => {
  await enter(`/analyticReport?${january}&q=miell`, { title });
  expect(await addressOf('500.00')).toBe('');
});

test('a figure of the entries opens the documents it counts, and their breadcrumb keeps all filters', async () => {
  const at = `/analyticReportWarehouseEntries?${january}&f.shop=${shopId}&f.operator=${anId(8)}`;
  await enter(at, { title: 'Hyrjet sipas punonjësit' });
  expect(await addressOf('500.00')).toBe(`${at}&f.level=documents`);
  const figures = await screen.findByRole('region', { name: 'Shumat e periudhës' });
  await user.click(await within(figures).findByText('500.00'));
  await waitFor(() =>
    expect(server.sent(contract.reports.stockEntries).at(-1)).toMatchObject({
      by: 'document',
      shopIds: [shopId],
      operatorIds: [anId(8)],
    }),
  );
  await waitFor(async () => expect(await addressOf('500.00')).toBe(''));
  await enter(`${at}&f.employee=${anId(8)}`);
  await heading('Hyrjet sipas punonjësit');
  await addressOf('500.00');
  const addresses = links('Hyrjet sipas punonjësit').map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  );
  expect(addresses).toContain(at);
});

test('a role without costs has a chart of the quantities', async () => {
  const { rows, totals, before } = moved;
  const { value: _total, ...counted } = totals;
  server.answer(contract.reports.stockEntries, {
    ...moved,
    rows: rows.map(({ value: _value, ...row }) => row),
    totals: counted,
    before: { from: before.from, to: before.to, documents: 1, quantity: 1 },
  });
  await enter('/analyticReportWarehouseEntries', {
    title: 'Hyrjet sipas punonjësit',
    as: someoneWho({ reports: 'read', articlesAndCategories: 'read' }),
  });
  const chart = await screen.findByRole('heading', { name: 'Hyrjet sipas punonjësit', level: 2 });
  expect(chart.closest('section')?.textContent).toContain('Sasia');
  expect(server.sent(contract.reports.stockEntries).at(-1)).toMatchObject({ sort: 'quantity' });
});
