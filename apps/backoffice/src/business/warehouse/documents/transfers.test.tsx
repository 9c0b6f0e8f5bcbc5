import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  dialog,
  enter,
  fill,
  press,
  screen,
  server,
  text,
  waitFor,
} from '../../../testing/index.ts';

const { warehouse, wtn } = contract;
type Whole = WireOutputOf<typeof warehouse.document>['document'];

const shopId = aBusiness.shops[0]?._id ?? '';
const depotId = anId(0x52);
const listed: WireOutputOf<typeof warehouse.transfers>['data'][number] = {
  _id: anId(1),
  documentCode: 'FT-1/2026',
  date: aMoment,
  shopId,
  shopName: 'Dyqani qendror',
  reason: 'transfer',
  supplierName: '',
  notes: '',
  linesCount: 1,
  value: 440,
  userName: 'Drita Hoxha',
  transfer: { targetShopId: depotId, targetShopName: 'Depo', state: 'created' },
};
const onWay: Whole = {
  ...listed,
  type: 'transfer',
  supplierId: null,
  supplierNuis: '',
  purchase: null,
  journalId: anId(0x11),
  updatedAt: aMoment,
  replacedById: null,
  versions: [],
  corrections: [],
  transfer: {
    targetShopId: depotId,
    targetShopName: 'Depo',
    state: 'created',
    endJournalId: null,
    discrepancy: null,
  },
  lines: [
    {
      articleId: anId(7),
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
  timeline: [{ kind: 'posted', at: aMoment, by: 'Drita Hoxha', about: 'FT-1/2026' }],
};
const withState = (state: 'completed' | 'cancelled'): Whole => ({
  ...onWay,
  transfer: {
    targetShopId: depotId,
    targetShopName: 'Depo',
    state,
    endJournalId: anId(0x12),
    discrepancy: null,
  },
});

const notesOf = (given: Partial<WireOutputOf<typeof wtn.ofTransfer>>) => ({
  wtns: [],
  isIssued: false,
  mayIssue: true,
  plates: null,
  ...given,
});

beforeEach(() => {
  const depot = { _id: depotId, name: 'Depo', secondary: true };
  server.answer(warehouse.transferTargets, {
    shops: [{ _id: shopId, name: 'Dyqani qendror', secondary: false }, depot],
  });
  server.answer(wtn.ofTransfer, notesOf({}));
  server.answer(warehouse.document, { document: onWay });
  server.answer(warehouse.availability, { isAvailable: true, articles: [] });
});

test('the list of transfers shows both shops and the state', async () => {
  server.answer(warehouse.transfers, {
    data: [listed],
    total: 1,
    isMore: false,
    isSortCut: false,
    days: [{ day: '2026-01-02', count: 1, sum: 440 }],
  });
  server.answer(warehouse.drafts, { drafts: [], isMore: false });
  await enter('/warehouse/transfers', { title: 'Transferimet' });
  await text('FT-1/2026');
  await text('Depo');
  expect(screen.getAllByText('Në rrugë').length).toBeGreaterThan(0);
});

test('a copied transfer has the destination of its original, and sending it opens its page', async () => {
  server.answer(warehouse.createTransfer, { _id: anId(2), code: 'FT-2/2026' });
  await enter(`/warehouse/transfers/new?copy=${anId(1)}`, { title: 'Transferim i ri' });
  await text('Miell gruri');
  await press('Regjistro transferimin');
  await waitFor(() => expect(location.pathname).toBe(`/warehouse/transfers/${anId(2)}`));
  expect(server.sent(warehouse.createTransfer)).toMatchObject([
    { shopId, targetShopId: depotId, lines: [{ articleId: anId(7), quantity: 4 }] },
  ]);
});

test('a user without access to the destination can cancel a transfer but not receive it, and a cancelled transfer gets no accompanying invoice', async () => {
  await enter(`/warehouse/transfers/${anId(1)}`, { title: 'Transferim FT-1/2026' });
  await text(/Malli është në rrugë/);
  const make = await screen.findByRole('link', { name: 'Me të dhëna të tjera' });
  expect(make.getAttribute('href')).toContain(`transfer=${anId(1)}`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Anulo transferimin' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Kompleto' })).toBeNull();
  server.answer(warehouse.cancelTransfer, { code: 'FT-1/2026' });
  await press('Anulo transferimin');
  server.answer(warehouse.document, { document: withState('cancelled') });
  await press('Anulo transferimin', await dialog(/FT-1/u));
  await text('I anuluar');
  expect(server.sent(warehouse.cancelTransfer)).toEqual([{ transferOrderId: anId(1) }]);
  expect(screen.queryByRole('button', { name: 'Anulo transferimin' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Me të dhëna të tjera' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Lësho faturën shoqëruese' })).toBeNull();
});

test('a transfer to a shop of the user is received line by line, and its page links to the adjustment of the difference', async () => {
  const here = { ...onWay, shopId: depotId, shopName: 'Depo' };
  const facts = {
    targetShopId: shopId,
    targetShopName: 'Dyqani qendror',
    endJournalId: null,
    discrepancy: null,
  };
  server.answer(warehouse.document, { document: { ...here, transfer: { ...facts, state: 'created' } } });
  await enter(`/warehouse/transfers/${anId(1)}`, { title: 'Transferim FT-1/2026' });
  await press('Kompleto');
  const asked = await dialog(/FT-1/u);
  await text('U nisën 4.000 kg');
  await fill('Miell gruri', '3.5');
  server.answer(warehouse.completeTransfer, { code: 'FT-1/2026', discrepancyCode: 'FP-9/2026' });
  const discrepancy = { _id: anId(9), documentCode: 'FP-9/2026' };
  server.answer(warehouse.document, {
    document: { ...here, transfer: { ...facts, state: 'completed', discrepancy } },
  });
  await press('Kompleto', asked);
  await screen.findByRole('link', { name: 'FP-9/2026' });
  expect(server.sent(warehouse.completeTransfer)).toEqual([{ transferOrderId: anId(1), received: [3.5] }]);
  await text('I kompletuar');
});

test('the accompanying invoice of a transfer is issued with one click, and a dialog asks only for missing fields', async () => {
  server.answer(wtn.issueOfTransfer, {
    _id: anId(0x31),
    wtnNumber: '7/2026',
    nslfsh: 'A'.repeat(32),
    issueDateTime: aMoment,
    status: 'pending',
  });
  server.refuse(wtn.issueOfTransfer, 'invalid-input', {
    problems: [
      { path: 'vehicle.plates', code: 'required', limit: null },
      { path: 'destination.address', code: 'required', limit: null },
    ],
  });
  await enter(`/warehouse/transfers/${anId(1)}`, { title: 'Transferim FT-1/2026' });
  await press('Lësho faturën shoqëruese');
  const asked = await dialog('Mungojnë këto të dhëna');
  await fill('Targa e mjetit', 'aa 123 bb');
  await fill('Mbërritja: Adresa', 'Rr. e Depos 3');
  expect(screen.queryByLabelText('Nisja: Adresa')).toBeNull();
  server.resume(wtn.issueOfTransfer);
  await press('Lësho faturën shoqëruese', asked);
  await text('Fatura shoqëruese 7/2026 u lëshua.');
  expect(server.sent(wtn.issueOfTransfer)).toMatchObject([
    { transferId: anId(1) },
    { transferId: anId(1), vehicle: { plates: 'AA123BB' }, destination: { address: 'Rr. e Depos 3' } },
  ]);
});

test('the button of the accompanying invoice shows the vehicle, and the dialog for missing fields sends this vehicle', async () => {
  server.answer(wtn.ofTransfer, notesOf({ plates: 'AA123BB' }));
  server.refuse(wtn.issueOfTransfer, 'invalid-input', {
    problems: [{ path: 'destination.address', code: 'required', limit: null }],
  });
  await enter(`/warehouse/transfers/${anId(1)}`, { title: 'Transferim FT-1/2026' });
  await press('Lësho faturën shoqëruese, mjeti AA123BB');
  const asked = await dialog('Mungojnë këto të dhëna');
  await fill('Mbërritja: Adresa', 'Rr. e Depos 3');
  await press('Lësho faturën shoqëruese', asked);
  await waitFor(() => expect(server.sent(wtn.issueOfTransfer)).toHaveLength(2));
  expect(server.sent(wtn.issueOfTransfer)).toMatchObject([
    { transferId: anId(1), vehicle: { plates: 'AA123BB' } },
    { vehicle: { plates: 'AA123BB' }, destination: { address: 'Rr. e Depos 3' } },
  ]);
});

test.each([
  ['the shop that receives the goods', { mayIssue: false }, 'Ky transferim nuk ka faturë shoqëruese.'],
  [
    'a user who may not see the accompanying invoice that was issued',
    { isIssued: true },
    'Faturën shoqëruese e lëshoi një dyqan tjetër.',
  ],
])('for %s a transfer has no button to issue the accompanying invoice', async (_who, given, sentence) => {
  server.answer(wtn.ofTransfer, notesOf(given));
  await enter(`/warehouse/transfers/${anId(1)}`, { title: 'Transferim FT-1/2026' });
  await text(sentence);
  expect(screen.queryByRole('button', { name: /Lësho faturën shoqëruese/u })).toBeNull();
});
