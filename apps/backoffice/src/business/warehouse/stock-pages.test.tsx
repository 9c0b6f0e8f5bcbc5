import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aBusiness, anId, enter, screen, server, text, waitFor } from '../../testing/index.ts';

const { warehouse } = contract;
const shopId = aBusiness.shops[0]?._id ?? '';
const articleId = anId(7);

test('the stock list names deleted articles', async () => {
  const row = { articleId, sku: 'M-1', unit: 'kg', shopId, shopName: 'Dyqani qendror', averageCost: 110 };
  server.answer(warehouse.stock, {
    result: [{ ...row, name: 'Miell', deleted: true, quantity: -2, value: -220 }],
    total: 1,
    isMore: false,
  });
  await enter('/warehouse/stock', { title: 'Gjendja' });
  expect(await text('Artikull i Fshirë (Miell)')).toBeDefined();
});

test('the valuation shows shops and categories with their sum, for the day in the address', async () => {
  const part = { articlesCount: 2, negativeCount: 1, value: 1030 };
  server.answer(warehouse.inventoryValuation, {
    shops: [{ shopId, shopName: 'Dyqani qendror', ...part }],
    categories: [{ categoryId: null, categoryName: null, ...part }],
    value: 1030,
  });
  await enter('/warehouse/valuation?date=2026-11-01', { title: 'Vlerësimi i inventarit' });
  await text('Pa kategori');
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
  expect(server.sent(warehouse.inventoryValuation).at(-1)).toMatchObject({ date: '2026-11-01' });
});
