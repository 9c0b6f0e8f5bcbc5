import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  enter,
  fill,
  follow,
  press,
  screen,
  server,
  someoneWho,
  text,
  waitFor,
} from '../../../../testing/index.ts';

const { warehouse } = contract;
const [shop] = aBusiness.shops;
const shopId = shop?._id ?? '';

const listed: WireOutputOf<typeof warehouse.drafts>['drafts'][number] = {
  _id: anId(0xd1),
  shopName: 'Dyqani qendror',
  notes: 'Pas festës',
  linesCount: 1,
  userName: 'Drita Hoxha',
  updatedAt: aMoment,
};
const line = { articleId: anId(7), name: 'Miell gruri', code: 'M-1', unit: 'kg' };
const draft: WireOutputOf<typeof warehouse.draft>['draft'] = {
  ...listed,
  kind: 'exit',
  shopId,
  content: { version: 1, reason: 'gift', lines: [{ ...line, quantity: '' }] },
};

beforeEach(() => {
  server.answer(warehouse.exits, { data: [], total: 0, isMore: false, isSortCut: false, days: [] });
  server.answer(warehouse.drafts, { drafts: [listed], isMore: false });
  server.answer(warehouse.draft, { draft });
  server.answer(warehouse.availability, { isAvailable: true, articles: [] });
  server.answer(warehouse.saveDraft, { updatedAt: aMoment });
});

const writer = someoneWho({ warehouse: 'readWrite' });

test('opening a draft fills in its fields, and saving it sends the version that was read', async () => {
  await enter('/warehouse/exits', { title: 'Daljet', as: writer });
  await follow('Vazhdo draftin: Pas festës');
  await fill('Miell gruri: Sasia', '4');
  await press('Ruaj si draft');
  await waitFor(() => expect(location.pathname).toBe('/warehouse/exits'));
  expect(server.sent(warehouse.saveDraft)).toEqual([
    {
      documentId: draft._id,
      kind: 'exit',
      shopId,
      notes: 'Pas festës',
      content: { version: 1, reason: 'gift', date: '', lines: [{ ...line, quantity: 4 }] },
      updatedAt: aMoment,
    },
  ]);
});

test('posting an opened draft uses the id of the draft as the id of the document', async () => {
  await enter(`/warehouse/exits/new?draft=${draft._id}`, { title: 'Dalje e re', as: writer });
  await fill('Miell gruri: Sasia', '4');
  server.answer(warehouse.addExit, { _id: anId(2), documentCode: 'FD-2/2026' });
  await press('Regjistro daljen');
  await waitFor(() => expect(server.sent(warehouse.addExit)).toHaveLength(1));
  expect(server.sent(warehouse.addExit)).toMatchObject([
    { documentId: draft._id, reason: 'gift', notes: 'Pas festës', lines: [{ quantity: 4 }] },
  ]);
});

test('saving a draft that another user has changed meanwhile is refused, and the typed fields stay', async () => {
  await enter(`/warehouse/exits/new?draft=${draft._id}`, { title: 'Dalje e re', as: writer });
  await fill('Miell gruri: Sasia', '4');
  server.refuse(warehouse.saveDraft, 'changed-meanwhile');
  await press('Ruaj si draft');
  await text('Drafti nuk u ruajt');
  expect(location.pathname).toBe('/warehouse/exits/new');
});

test('Undo restores a deleted draft', async () => {
  await enter('/warehouse/exits', { title: 'Daljet', as: writer });
  server.answer(warehouse.removeDrafts, {});
  server.answer(warehouse.restoreDrafts, {});
  await press('Fshi draftin: Pas festës');
  await text('Drafti u fshi.');
  await press('Zhbëj');
  await waitFor(() => expect(server.sent(warehouse.restoreDrafts)).toEqual([{ ids: [draft._id] }]));
});

test('a role that may only read sees no drafts', async () => {
  await enter('/warehouse/exits', { title: 'Daljet', as: someoneWho({ warehouse: 'read' }) });
  await text('Ende asnjë dalje');
  expect(screen.queryByText('Pas festës')).toBeNull();
  expect(server.sent(warehouse.drafts)).toEqual([]);
});
