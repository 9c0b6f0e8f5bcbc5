import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  choose,
  enter,
  field,
  fill,
  press,
  screen,
  server,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const { warehouse } = contract;
const shopId = aBusiness.shops[0]?._id ?? '';
const articleId = anId(7);

test('the stock list marks deleted articles as deleted', async () => {
  const row = {
    articleId,
    sku: 'M-1',
    unit: 'kg',
    shopId,
    shopName: 'Dyqani qendror',
    averageCost: 110,
    minimum: 5,
  };
  server.answer(warehouse.stock, {
    result: [{ ...row, name: 'Miell', deleted: true, quantity: -2, value: -220 }],
    total: 1,
    isMore: false,
  });
  await enter('/warehouse/stock', { title: 'Gjendja' });
  expect(await text('Artikull i Fshirë (Miell)')).toBeDefined();
});

test('the stock page of a deleted article names the shop, says that the article is deleted and has links to its documents', async () => {
  const movement = {
    _id: anId(1),
    at: aMoment,
    reason: 'goods-received' as const,
    quantity: 5,
    cost: 500,
    isCostMissing: false,
    quantityAfter: 5,
    valueAfter: 500,
  };
  server.answer(warehouse.articleHistory, {
    article: { _id: articleId, name: 'Miell', sku: 'M-1', unit: 'kg', deleted: true },
    stock: [{ shopId, shopName: 'Dyqani qendror', quantity: 5, value: 500, averageCost: 100, minimum: null }],
    shopId,
    movements: [
      { ...movement, document: { type: 'entry', _id: anId(2), name: 'FH-1/2026' } },
      { ...movement, _id: anId(3), document: { type: 'opening', _id: anId(4), name: '' } },
    ],
    count: 2,
  });
  await enter(`/warehouse/articles/${articleId}`);
  const link = await screen.findByRole('link', { name: /FH-1\/2026/ });
  expect(link.getAttribute('href')).toContain(`/warehouse/entries/${anId(2)}`);
  const rows = screen.getAllByRole('row', { name: /Artikull i Fshirë \(Miell\).*Dyqani qendror/u });
  expect(rows).toHaveLength(2);
});

test('an empty minimum in the dialog of the stock list removes the minimum of the article', async () => {
  const row = { articleId, sku: 'M-1', unit: 'kg', shopId, shopName: 'Dyqani qendror', averageCost: 110 };
  server.answer(warehouse.stock, {
    result: [{ ...row, name: 'Miell', deleted: false, quantity: 2, value: 220, minimum: 5 }],
    total: 1,
    isMore: false,
  });
  server.answer(warehouse.setMinimumStock, {});
  await enter('/warehouse/stock', { title: 'Gjendja' });
  await text('Nën minimum');
  await user.click(await screen.findByRole('button', { name: 'Veprime për Miell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Minimumi…' }));
  await user.clear(await field('Minimumi'));
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() =>
    expect(server.sent(warehouse.setMinimumStock)).toEqual([{ articleId, shopId, minimum: null }]),
  );
});

test('the first minimum of a new article is set on the page of its stock, for the chosen shop', async () => {
  server.answer(warehouse.articleHistory, {
    article: { _id: articleId, name: 'Miell', sku: 'M-1', unit: 'kg', deleted: false },
    stock: [],
    shopId: null,
    movements: [],
    count: 0,
  });
  server.answer(warehouse.setMinimumStock, {});
  const other = { _id: anId(0x52), name: 'Depo', hidden: false };
  server.answer(contract.settings.necessaryData, {
    units: [],
    vat: [],
    categories: [],
    currencies: [],
    shops: [...aBusiness.shops, other],
  });
  await enter(`/warehouse/articles/${articleId}`);
  await press('Minimumi…');
  expect(await field('Dyqani')).toHaveProperty('value', 'Dyqani qendror');
  await choose('Dyqani', 'Depo');
  await fill('Minimumi', '4');
  await press('Ruaj');
  await waitFor(() =>
    expect(server.sent(warehouse.setMinimumStock)).toEqual([{ articleId, shopId: other._id, minimum: 4 }]),
  );
});

test('the suggested order says so if the server has cut it off at its limit', async () => {
  server.answer(warehouse.suggestedOrder, { lines: [], isMore: true });
  await enter('/warehouse/order', { title: 'Porosia e sugjeruar' });
  expect(await text(/Këtu janë vetëm/u)).toBeDefined();
});

test('the suggested order explains how it is computed and groups the articles by supplier', async () => {
  const line = { articleId, sku: 'M-1', unit: 'kg', shopId, shopName: 'Dyqani qendror', quantity: 2 };
  server.answer(warehouse.suggestedOrder, {
    lines: [
      {
        ...line,
        name: 'Miell',
        minimum: 5,
        sold: 1,
        suggested: 8,
        supplierId: anId(3),
        supplierName: 'Furra',
        unitCost: 100,
        cost: 800,
      },
    ],
    isMore: false,
  });
  await enter('/warehouse/order', { title: 'Porosia e sugjeruar' });
  await text('Furra');
  expect(screen.getByText(/dyfishin e minimumit/u)).toBeDefined();
});

function answerValuation() {
  const worth = { value: 1030, priceValue: 1800, margin: 470 };
  const part = { articlesCount: 2, negativeCount: 1, ...worth };
  server.answer(warehouse.inventoryValuation, {
    shops: [{ shopId, shopName: 'Dyqani qendror', ...part }],
    categories: [{ categoryId: null, categoryName: null, ...part }],
    value: 1030,
    inTransit: { articlesCount: 1, negativeCount: 0, value: 70, priceValue: 120, margin: 30 },
    total: { value: 1100, priceValue: 1920, margin: 500 },
  });
}

test('the valuation of the day in the URL shows shops, goods in transit and categories, with totals', async () => {
  answerValuation();
  await enter('/warehouse/valuation?date=2026-11-01', { title: 'Vlerësimi i inventarit' });
  await text('Pa kategori');
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
  await screen.findByRole('row', { name: /Mallra në rrugë.*70\.00.*120\.00.*30\.00/u });
  await screen.findByRole('row', { name: /Gjithsej.*1.100\.00.*1.920\.00.*500\.00/u });
  expect(server.sent(warehouse.inventoryValuation).at(-1)).toMatchObject({ date: '2026-11-01' });
});

test('on a phone the valuation lists the selling value and margin of each shop and the total, and has no bar chart', async () => {
  answerValuation();
  await enter('/warehouse/valuation', { title: 'Vlerësimi i inventarit', width: 'phone' });
  const shops = await screen.findByRole('list', { name: 'Sipas dyqanit' });
  const lines = within(shops)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));
  expect(lines).toEqual([
    'Dyqani qendror1 030.00 ALLArtikuj: 2 · Nën zero: 1Me çmim shitjeje: 1 800.00Marzhi: 470.00',
    'Mallra në rrugë70.00 ALLArtikuj: 1Me çmim shitjeje: 120.00Marzhi: 30.00',
    'Gjithsej1 100.00 ALLMe çmim shitjeje: 1 920.00Marzhi: 500.00',
  ]);
  expect(screen.queryByRole('list', { name: 'Grafik: Sipas dyqanit' })).toBeNull();
});
