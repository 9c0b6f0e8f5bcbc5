import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  enter,
  field,
  fill,
  follow,
  press,
  screen,
  server,
  text,
  waitFor,
} from '../../../testing/index.ts';

const { warehouse } = contract;
const [shop] = aBusiness.shops;
const articleId = anId(7);

const whole: WireOutputOf<typeof warehouse.document>['document'] = {
  _id: anId(1),
  documentCode: 'FD-1/2026',
  date: aMoment,
  shopId: shop?._id ?? '',
  shopName: 'Dyqani qendror',
  reason: 'damage',
  supplierName: '',
  notes: 'Kuti e thyer',
  linesCount: 1,
  value: 440,
  userName: 'Drita Hoxha',
  transfer: null,
  type: 'exit',
  supplierId: null,
  supplierNuis: '',
  purchase: null,
  journalId: anId(0x11),
  lines: [
    {
      articleId,
      name: 'Miell gruri',
      code: 'M-1',
      unit: 'kg',
      quantity: 4,
      unitCost: 110,
      cost: 440,
      quantityAfter: 11,
      valueAfter: 1210,
      isCostMissing: false,
    },
  ],
  updatedAt: aMoment,
  replacedById: null,
  versions: [],
  corrections: [],
  timeline: [{ kind: 'posted', at: aMoment, by: 'Drita Hoxha', about: 'FD-1/2026' }],
};

beforeEach(() => {
  server.answer(warehouse.document, ({ id }) => ({ document: { ...whole, _id: id } }));
  server.answer(warehouse.availability, ({ articles }) => ({
    isAvailable: false,
    articles: articles.map((asked) => ({
      articleId: asked.articleId,
      name: 'Miell gruri',
      available: 3,
      value: 330,
      averageCost: 110,
      requested: 1,
      isShort: false,
    })),
  }));
});

test('editing a posted exit posts a new version; its shop is fixed, and a preview shows whether later documents change cost', async () => {
  server.answer(warehouse.previewEdit, { documents: [], count: 0, difference: 0 });
  await enter(`/warehouse/exits/${anId(1)}`, { title: 'Dalje FD-1/2026' });
  await follow('Ndrysho');
  await text('Dokumenti është i regjistruar');
  await text('Asnjë dokument i mëvonshëm nuk ndryshon kosto.');
  expect(await field('Dyqani')).toHaveProperty('disabled', true);
  await fill('Miell gruri: Sasia', '3');
  server.answer(warehouse.editDocument, { _id: anId(2), documentCode: 'FD-1/2026' });
  await press('Regjistro versionin e ri');
  await waitFor(() => expect(location.pathname).toBe(`/warehouse/exits/${anId(2)}`));
  expect(server.sent(warehouse.editDocument)).toEqual([
    {
      id: anId(1),
      updatedAt: aMoment,
      reason: 'damage',
      notes: 'Kuti e thyer',
      lines: [expect.objectContaining({ articleId, quantity: 3 })],
    },
  ]);
});

test('the page of a replaced version leads to the newest and shows who changed what', async () => {
  const line = { articleId, name: 'Miell gruri', unit: 'kg', quantity: 4, unitCost: 110 };
  const version = { reason: 'damage' as const, supplierName: '', notes: '', at: aMoment };
  const first = { ...version, _id: anId(1), version: 1, userName: 'Drita Hoxha', lines: [line] };
  const second = {
    ...version,
    _id: anId(2),
    version: 2,
    userName: 'Arben Leka',
    notes: 'Kuti e thyer',
    lines: [{ ...line, quantity: 3 }],
  };
  const replaced = { ...whole, replacedById: anId(2), versions: [second, first] };
  server.answer(warehouse.document, { document: replaced });
  await enter(`/warehouse/exits/${anId(1)}`, { title: 'Dalje FD-1/2026' });
  await text('Ky version është zëvendësuar');
  expect(screen.queryByRole('link', { name: 'Ndrysho' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Hap versionin e fundit' })).toHaveProperty(
    'pathname',
    `/warehouse/exits/${anId(2)}`,
  );
  await text(/Arben Leka/);
  await text('Miell gruri: Sasia: 4.000 kg → 3.000 kg');
  await text('Shënime: bosh → Kuti e thyer');
});

test('the changes of an entry show costs as the form does', async () => {
  const line = { articleId, name: 'Miell gruri', unit: 'kg', quantity: 4, unitCost: 1250 };
  const version = { reason: 'goods-received' as const, supplierName: '', notes: '', at: aMoment };
  const first = { ...version, _id: anId(1), version: 1, userName: 'Drita Hoxha', lines: [line] };
  const second = { ...first, _id: anId(2), version: 2, lines: [{ ...line, unitCost: 1310.5 }] };
  const entry = {
    ...whole,
    type: 'entry' as const,
    documentCode: 'FH-1/2026',
    reason: 'goods-received' as const,
  };
  server.answer(warehouse.document, { document: { ...entry, _id: anId(2), versions: [second, first] } });
  await enter(`/warehouse/entries/${anId(2)}`, { title: 'Hyrje FH-1/2026' });
  const change = 'Miell gruri: Kosto për njësi: 1 250.000 → 1 310.500';
  expect(await text(change)).toBeDefined();
});
