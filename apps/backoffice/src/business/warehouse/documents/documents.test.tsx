import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
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
  someoneWho,
  text,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anArticle, listed } from '../../articles/testing/fake-catalog.ts';

const { warehouse } = contract;
const [shop] = aBusiness.shops;
const articleId = anId(7);

const anExit: WireOutputOf<typeof warehouse.exits>['data'][number] = {
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
};
const whole: WireOutputOf<typeof warehouse.document>['document'] = {
  ...anExit,
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
  server.answer(warehouse.exits, {
    data: [anExit],
    total: 1,
    isMore: false,
    isSortCut: false,
    days: [{ day: '2026-01-02', count: 1, sum: 440 }],
  });
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

test('the list of exits shows the reason of each, and a read-only role has no add button', async () => {
  await enter('/warehouse/exits', { title: 'Daljet', as: someoneWho({ warehouse: 'read' }) });
  await text('FD-1/2026');
  await text('Dëmtim');
  expect(screen.queryByRole('link', { name: 'Dalje e re' })).toBeNull();
});

test('a refused exit shows which articles are short in stock, and posting it again opens its page', async () => {
  await enter(`/warehouse/exits/new?copy=${anId(1)}`, { title: 'Dalje e re' });
  await text('Miell gruri');
  await text('3.000 kg');
  server.answer(warehouse.addExit, { _id: anId(2), documentCode: 'FD-2/2026' });
  const short = { articleId, name: 'Miell gruri', available: 3, requested: 4 };
  server.refuse(warehouse.addExit, 'stock-insufficient', { details: { shortArticles: [short] } });
  await press('Regjistro daljen');
  await text(/Miell gruri.*3.*4/);
  server.resume(warehouse.addExit);
  await press('Regjistro daljen');
  await waitFor(() => expect(location.pathname).toBe(`/warehouse/exits/${anId(2)}`));
  const [refused, posted] = server.sent(warehouse.addExit);
  expect(posted).toEqual(refused);
  expect(posted).toMatchObject({
    shopId: shop?._id,
    reason: 'damage',
    notes: 'Kuti e thyer',
    lines: [{ articleId, quantity: 4 }],
  });
});

test('an adjustment posts the difference that it shows beside the counted quantity', async () => {
  await enter(`/warehouse/adjustments/new?copy=${anId(1)}`, { title: 'Përshtatje e re' });
  await text('3.000');
  await fill('Miell gruri: Numëruar', '2.5');
  await text('−0.500');
  server.answer(warehouse.addAdjustment, { _id: anId(3), documentCode: 'FP-1/2026' });
  await press('Regjistro përshtatjen');
  await waitFor(() => expect(location.pathname).toBe(`/warehouse/adjustments/${anId(3)}`));
  expect(server.sent(warehouse.addAdjustment)).toMatchObject([
    { reason: 'correction', lines: [{ articleId, quantity: 2.5, expected: 3, unitCost: null }] },
  ]);
});

test('an article chosen from the search becomes a line of an adjustment with an empty count', async () => {
  const flour = { ...listed(anArticle(7, 'Miell gruri', { sku: 'M-1' })), unit_id: anId(0x71) };
  server.answer(contract.articles.page, {
    articles: [{ article: flour, stock: 3 }],
    totalResult: 1,
    isMore: false,
  });
  await enter('/warehouse/adjustments/new', { title: 'Përshtatje e re' });
  await user.click(await field('Skanoni ose kërkoni artikullin'));
  await user.keyboard('miell');
  await user.click(await screen.findByRole('option', { name: /Miell/ }));
  expect((await field('Miell gruri: Numëruar')).value).toBe('');
  await text('3.000');
});

const valuesOf = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name, hidden: true }).map(({ value }) => value);

test('pasted rows become lines with quantity and cost, and rows with unknown codes stay in the dialog to be corrected', async () => {
  server.answer(warehouse.articlesByCode, ({ codes }) => ({
    articles: codes
      .filter((code) => code === 'M-1')
      .map((code) => ({ code, _id: articleId, name: 'Miell gruri', sku: 'M-1', unit: 'kg', cost: 90 })),
  }));
  await enter('/warehouse/entries/new', { title: 'Hyrje e re', as: someoneWho({ warehouse: 'readWrite' }) });
  await press('Nga një tabelë…');
  await fill('Kodi ose barkodi, sasia, kosto', 'M-1\t2,5\t110\nX-9\t7\t12\nM-1\t1');
  await press('Shto rreshtat');
  await text('asnjë artikull me këtë kod');
  const left = await field('Kodi ose barkodi, sasia, kosto');
  expect(left.value).toBe('X-9\t7\t12');
  expect(valuesOf('Miell gruri: Sasia')).toEqual(['2.500', '1.000']);
  expect(valuesOf('Miell gruri: Kosto për njësi')).toEqual(['110.000', '90.000']);
});

test('a back-dated exit shows which later documents change cost, before it is posted', async () => {
  server.answer(warehouse.previewExit, {
    documents: [
      {
        type: 'exit',
        _id: anId(7),
        documentCode: 'FD-7/2026',
        date: aMoment,
        costBefore: 400,
        costAfter: 460,
      },
    ],
    count: 1,
    difference: 60,
  });
  await enter(`/warehouse/exits/new?copy=${anId(1)}`, { title: 'Dalje e re' });
  expect(server.sent(warehouse.previewExit)).toEqual([]);
  await fill('Data', '05.01.2026 10:30');
  await text('FD-7/2026');
  await text(/1 dokument, ndryshimi i kostos/);
  expect(server.sent(warehouse.previewExit).at(-1)).toMatchObject({ date: '2026-01-05T09:30:00.000Z' });
  server.answer(warehouse.addExit, { _id: anId(2), documentCode: 'FD-2/2026' });
  await press('Regjistro daljen');
  await waitFor(() =>
    expect(server.sent(warehouse.addExit)).toMatchObject([{ date: '2026-01-05T09:30:00.000Z' }]),
  );
});

test('the page of a document names the documents that changed its cost', async () => {
  const correction = {
    type: 'entry' as const,
    _id: anId(9),
    documentCode: 'FH-9/2026',
    at: aMoment,
    difference: 60,
  };
  server.answer(warehouse.document, { document: { ...whole, corrections: [correction] } });
  await enter(`/warehouse/exits/${anId(1)}`, { title: 'Dalje FD-1/2026' });
  await text('Kostot u korrigjuan nga');
  expect(screen.getByRole('link', { name: 'FH-9/2026' })).toHaveProperty(
    'pathname',
    `/warehouse/entries/${anId(9)}`,
  );
});

test('the form of a cost adjustment shows the average cost and the change of the value', async () => {
  await enter(`/warehouse/cost-adjustments/new?copy=${anId(1)}`, { title: 'Përshtatje kostoje e re' });
  await fill('Miell gruri: Kostoja e re', '120');
  await text('30.00');
  server.answer(warehouse.addCostAdjustment, { _id: anId(4), documentCode: 'PK-1/2026' });
  await press('Regjistro koston e re');
  await text('Përshtatja e kostos u krye me sukses!');
  await waitFor(() => expect(location.pathname).toBe(`/warehouse/cost-adjustments/${anId(4)}`));
  expect(server.sent(warehouse.addCostAdjustment)).toMatchObject([{ lines: [{ articleId, unitCost: 120 }] }]);
});

test('a production starts with the recipe for its quantity, and posts the ingredients that were changed', async () => {
  const cake = anId(8);
  const product = { ...listed(anArticle(8, 'Trileçe', { sku: 'T-1' })), stock: null };
  server.answer(contract.articles.forProduction, { articles: [product] });
  server.answer(contract.articles.info, { articles: [product] });
  server.answer(warehouse.recipe, {
    lines: [{ articleId, name: 'Miell gruri', code: 'M-1', unit: 'kg', quantity: 0.5 }],
  });
  await enter('/warehouse/production/new', { title: 'Prodhim i ri' });
  await choose('Produkti', 'Trileçe · T-1');
  await text('Miell gruri');
  await fill('Sasia', '4');
  await waitFor(() => expect(valuesOf('Miell gruri: Sasia')).toEqual(['2.000']));
  await fill('Miell gruri: Sasia', '2.5');
  server.answer(warehouse.addProduction, { _id: anId(5), documentCode: 'PR-1/2026' });
  await press('Regjistro prodhimin');
  await waitFor(() => expect(location.pathname).toBe(`/warehouse/production/${anId(5)}`));
  expect(server.sent(warehouse.addProduction)).toMatchObject([
    { articleId: cake, quantity: 4, lines: [{ articleId, quantity: 2.5 }] },
  ]);
});
