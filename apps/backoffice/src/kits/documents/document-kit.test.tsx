import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { anArticle, answerCatalog } from '../../business/articles/testing/fake-catalog.ts';
import {
  aBusiness,
  aMoment,
  anId,
  enter,
  field,
  fill,
  fillIn,
  focusedField,
  press,
  reload,
  save,
  screen,
  server,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';

type WholeNote = WireOutputOf<typeof contract.wtn.one>['wtn'];

const stop = (city: string) => ({ point: 'STORE', address: 'Rr. e Depove 7', city, at: aMoment });
const note: WholeNote = {
  _id: anId(7),
  wtnNumber: '7/2026',
  wtnOrderNumber: 7,
  date: aMoment,
  wtnic: 'A'.repeat(32),
  fwtnic: null,
  kind: 'WTN',
  transaction: 'TRANSFER',
  vehiclePlates: 'AA123BB',
  startCity: 'Tiranë',
  startDateTime: aMoment,
  destinationCity: 'Durrës',
  destinationDateTime: aMoment,
  valueOfGoods: 1500,
  linesCount: 2,
  invoiceId: null,
  invoiceNumber: null,
  transferId: null,
  transferNumber: null,
  shopId: anId(6),
  shopName: 'Dyqani qendror',
  posId: anId(9),
  posName: 'Arka 1',
  operatorId: anId(8),
  operatorName: 'Ana',
  status: 'error',
  fault: '41',
  issuer: { name: 'Market Drini', nuis: 'L91412709B', address: '', town: '' },
  carrier: null,
  vehicleOwnership: 'OWNER',
  start: stop('Tiranë'),
  destination: stop('Durrës'),
  isGoodsFlammable: false,
  isEscortRequired: false,
  packaging: null,
  packageCount: null,
  operatorCode: 'ab123cd456',
  businUnitCode: 'cd123ef456',
  softCode: 'ef123gh456',
  lines: [
    { articleId: null, name: 'Miell', code: 'M-1', unit: 'kg', quantity: 2.5 },
    { articleId: null, name: 'Sheqer', code: '', unit: 'kg', quantity: 1 },
  ],
  link: 'https://tatimet.example/7',
  waiting: null,
  faultCode: '41',
  faultText: 'Business unit',
  timeline: [{ kind: 'issued', at: aMoment, by: 'Ana', about: '' }],
};

const openNote = (width: 'wide' | 'phone' = 'wide') =>
  enter(`/wtn/${note._id}`, { title: 'Faturë shoqëruese 7/2026', width });

test('the page of a document shows its facts, its numbered lines and its codes', async () => {
  server.answer(contract.wtn.one, { wtn: note });
  await openNote();
  const goods = await screen.findByRole('table', { name: 'Mallrat' });
  const rows = [...goods.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['1', 'Miell', 'M-1', 'kg', '2.500'],
    ['2', 'Sheqer', '–', 'kg', '1.000'],
  ]);
  await text('41: Business unit');
  await text('Kodi QR del sapo tatimet të japin NIVFSH.');
});

test('on a phone the lines of a document are shown as a list', async () => {
  server.answer(contract.wtn.one, { wtn: note });
  await openNote('phone');
  const goods = await screen.findByRole('list', { name: 'Mallrat' });
  expect([...goods.children].map(({ textContent }) => textContent)).toEqual([
    'Miell2.500 kgM-1',
    'Sheqer1.000 kg',
  ]);
});

test('resending a document sends its id and refetches the document', async () => {
  server.answer(contract.wtn.one, { wtn: note });
  server.answer(contract.wtn.resend, { results: [{ id: note._id, outcome: 'queued' }] });
  await openNote();
  await press('Ridërgo');
  await text('Fatura shoqëruese u nis përsëri te tatimet.');
  expect(server.sent(contract.wtn.resend)).toEqual([{ ids: [note._id] }]);
  await waitFor(() => expect(server.sent(contract.wtn.one).length).toBeGreaterThan(1));
});

/** Opens the form of a new document; the search finds two articles. */
async function openForm(): Promise<void> {
  answerCatalog(anArticle(1, 'Vaj ulliri', { barcode: '5901' }), anArticle(2, 'Djathë'));
  server.answer(contract.tills.posList, {
    posList: [
      {
        _id: anId(9),
        shopId: aBusiness.shops[0]?._id ?? '',
        name: 'Arka 1',
        deviceUUID: '',
        tcrCode: '',
        updatedAt: aMoment,
      },
    ],
  });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.shops.list, { shops: [] });
  await enter('/wtn/new', { title: 'Faturë shoqëruese e re' });
}

const search = () => field('Kërkoni artikullin ose shkruani emrin');
const valueOf = async (label: string) => (await field(label)).value;

test('articles are added by scanning a code, also with a quantity prefix such as 3*, and by pasting rows', async () => {
  await openForm();
  await user.click(await search());
  await user.keyboard('3*5901{Enter}');
  await waitFor(async () => expect(await valueOf('Malli 1: Emri')).toBe('Vaj ulliri'));
  expect(await valueOf('Malli 1: Sasia')).toBe('3.000');
  await user.paste('djathë\t2,5\nmungon\t1');
  await waitFor(async () => expect(await valueOf('Malli 2: Emri')).toBe('Djathë'));
  expect([await valueOf('Malli 2: Kodi'), await valueOf('Malli 2: Sasia')]).toEqual(['1002', '2.500']);
  await text('mungon');
});

test('in the lines of a form, arrow keys change the line, Enter focuses the search, and removing a line removes its errors', async () => {
  await openForm();
  await user.click(await search());
  await user.keyboard('vaj{Enter}');
  await waitFor(async () => expect(await valueOf('Malli 1: Emri')).toBe('Vaj ulliri'));
  await user.keyboard('djathë{Enter}');
  await waitFor(async () => expect(await valueOf('Malli 2: Emri')).toBe('Djathë'));
  await user.keyboard('{ArrowUp}');
  expect(focusedField()).toBe('lines.1.quantity');
  await user.keyboard('{ArrowUp}');
  expect(focusedField()).toBe('lines.0.quantity');
  await user.keyboard('{Enter}');
  expect(focusedField()).toBe('article');
  fillIn(await field('Malli 1: Emri'), '');
  await save();
  await waitFor(async () => expect((await field('Malli 1: Emri')).getAttribute('aria-invalid')).toBe('true'));
  await press('Hiq mallin 1');
  await waitFor(async () => expect(await valueOf('Malli 1: Emri')).toBe('Djathë'));
  expect((await field('Malli 1: Emri')).getAttribute('aria-invalid')).not.toBe('true');
});

async function fillForm() {
  await fill('Targa e mjetit', 'AA 123 BB');
  await user.type(await search(), 'Miell');
  await user.click(await screen.findByRole('option', { name: /Rresht i lirë «Miell»/ }));
  for (const [label, words] of [
    ['Malli 1: Njësia', 'kg'],
    ['Malli 1: Sasia', '2'],
    ['Vlera e mallrave', '100'],
  ] as const)
    await fill(label, words);
  for (const place of ['Nisja', 'Mbërritja']) {
    const region = screen.getByRole('region', { name: place });
    for (const input of region.querySelectorAll<HTMLInputElement>(
      '[data-field$=address], [data-field$=city]',
    ))
      fillIn(input, 'Tiranë');
  }
}

const issued = {
  _id: note._id,
  wtnNumber: '7/2026',
  nslfsh: note.wtnic,
  issueDateTime: aMoment,
  status: 'pending',
} as const;

test('if a pasted row is not found, a save during its lookup issues nothing, and the next save issues the document without the row', async () => {
  await openForm();
  await fillForm();
  server.answer(contract.wtn.issue, issued);
  server.answer(contract.wtn.one, { wtn: note });
  await user.click(await search());
  await user.paste('djathë\t2\nmungon\t1');
  await save();
  await text('mungon');
  expect(server.sent(contract.wtn.issue)).toEqual([]);
  await save();
  await text('Fatura shoqëruese 7/2026 u lëshua.');
  expect(server.sent(contract.wtn.issue)).toMatchObject([
    { lines: [{ name: 'Miell' }, { name: 'Djathë', quantity: 2 }] },
  ]);
});

test('if the reply to an issued document is lost, its form stays locked after a reload and is resent unchanged', async () => {
  await openForm();
  await fillForm();
  server.setReachable(false);
  await save();
  await text('Nuk dihet ende nëse fatura shoqëruese u lëshua');
  expect((await field('Targa e mjetit')).closest('[inert]')).not.toBeNull();
  server.setReachable(true);
  await reload();
  await text('Nuk dihet ende nëse fatura shoqëruese u lëshua');
  server.answer(contract.wtn.issue, issued);
  server.answer(contract.wtn.one, { wtn: note });
  await press('Provo sërish');
  await text('Fatura shoqëruese 7/2026 u lëshua.');
  expect(server.sent(contract.wtn.issue)).toMatchObject([{ vehicle: { plates: 'AA123BB' } }]);
});
