import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  aMoment,
  buttons,
  dialog,
  enter,
  follow,
  heading,
  itemsOfMenu,
  links,
  noText,
  nothingToDo,
  press,
  screen,
  server,
  someoneWho,
  text,
  texts,
  user,
  waitFor,
  within,
} from '../testing/index.ts';

type DocumentsAlert = WireOutputOf<typeof contract.dashboard.alerts>['documents'][number];

const refused: DocumentsAlert = {
  kind: 'invoice',
  state: 'refused',
  count: 1,
  ids: [anId(1)],
  number: '1846/2026',
  hoursLeft: 40,
  fault: null,
};
const pending: DocumentsAlert = {
  ...refused,
  state: 'pending',
  count: 3,
  ids: [anId(2), anId(3), anId(4)],
  hoursLeft: 31,
};

const linkTexts = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map(({ textContent }) => textContent);

const navigation = () => within(screen.getAllByRole('navigation', { name: 'Navigimi' })[0] ?? document.body);

test('the alerts panel shows refused and pending invoices as separate alerts, each with the hours until its deadline and one action', async () => {
  server.answer(contract.dashboard.alerts, { ...nothingToDo, documents: [pending, refused] });
  server.answer(contract.sales.resend, ({ ids }) => ({
    results: ids.map((id) => ({ id, outcome: 'queued' as const })),
  }));
  await enter('/dashboard', { title: 'Paneli' });
  await text('1 faturë e refuzuar nga tatimet');
  const titles = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const of = (words: string) => titles.findIndex((title) => title?.includes(words));
  expect(of('1 faturë e refuzuar nga tatimet')).toBeLessThan(of('3 fatura në pritje të fiskalizimit'));
  expect(links(/^Ndreq/)[0]?.getAttribute('href')).toBe(`/receipts/${anId(1)}`);
  await text('40 orë të mbetura');
  await text('31 orë të mbetura');
  await press(/^Ridërgo tani/);
  await waitFor(() => expect(server.sent(contract.sales.resend)).toEqual([{ ids: pending.ids }]));
});

test('the bell in the top bar shows the alerts also on pages other than the dashboard', async () => {
  server.answer(contract.dashboard.alerts, {
    ...nothingToDo,
    documents: [refused],
    certificate: { outcome: 'expires-soon', daysLeft: 23, notBefore: aMoment, notAfter: aMoment },
    purchases: { count: 2, oldestAt: aMoment },
  });
  await enter('/settings', { title: 'Të dhënat e biznesit' });
  await press('Njoftime: 3');
  await text('Certifikata skadon pas 23 ditësh');
  await text('2 e-fatura të furnitorëve presin përgjigje');
  expect(links(/^Rinovo/)).toHaveLength(1);
  expect(links(/^Përgjigju/)).toHaveLength(1);
});

test('a role that may not change invoices sees the alert without the buttons that fix or resend', async () => {
  server.answer(contract.dashboard.alerts, { ...nothingToDo, documents: [refused, pending] });
  await enter('/dashboard', { title: 'Paneli', as: someoneWho({ dashboard: 'read', receipts: 'read' }) });
  await text('1 faturë e refuzuar nga tatimet');
  expect([links(/^Ndreq/), buttons(/^Ridërgo tani/)]).toEqual([[], []]);
  expect(links(/^Shiko/).length).toBeGreaterThan(0);
});

test('the menu item of the pending invoices has a badge, which disappears when the invoices get their NIVF', async () => {
  let documents: DocumentsAlert[] = [pending];
  server.answer(contract.dashboard.alerts, () => ({
    ...nothingToDo,
    documents,
    justSentCount: documents.length,
  }));
  await enter('/dashboard', { title: 'Paneli' });
  await user.click(navigation().getByRole('button', { name: /Shitje/ }));
  const badge = () => navigation().queryAllByRole('link', { name: /3 fatura/ });
  await waitFor(() => expect(badge()).toHaveLength(1));
  expect(badge()[0]?.closest('li')?.textContent).toContain('Në pritje');
  documents = [];
  await waitFor(() => expect(badge()).toHaveLength(0), { timeout: 5000 });
});

test('the foot of the navigation shows whether the tax authority replies, how fast, and the last NIVF', async () => {
  const taxAuthority = { state: 'answers', answerMs: 400, answeredAt: aMoment, lastNivfAt: aMoment } as const;
  server.answer(contract.dashboard.alerts, { ...nothingToDo, taxAuthority });
  await enter('/dashboard', { title: 'Paneli' });
  await text('Tatimet në linjë');
  await text('0.4 s');
  expect(await text('NIVF i fundit: 02.01.2026 09:00')).toBeDefined();
});

test('if the tax authority does not reply, the foot of the navigation shows it', async () => {
  server.answer(contract.dashboard.alerts, {
    ...nothingToDo,
    taxAuthority: { ...nothingToDo.taxAuthority, state: 'silent' },
  });
  await enter('/dashboard', { title: 'Paneli' });
  await text('Tatimet nuk përgjigjen');
  expect(texts('0.4 s')).toHaveLength(0);
});

test('opening a page without permission shows a message with the name of the page, and the next page shows no message', async () => {
  const reader = someoneWho({ configurations: 'read', dashboard: 'read' });
  await enter('/employees', { as: reader, title: 'Paneli' });
  expect(await text('Roli juaj nuk e hap faqen «Punonjësit»')).toBeDefined();
  await follow('Paneli', screen.getAllByRole('navigation', { name: 'Navigimi' })[0]);
  await noText('Roli juaj nuk e hap faqen');
});

test.each(['/nowhere', '/employees/nowhere'])(
  'a message names the address %s that does not exist',
  async (path) => {
    await enter(path, { title: 'Paneli' });
    expect(await text(`Adresa ${path} nuk ekziston`)).toBeDefined();
  },
);

test('the address / opens the dashboard without a not-found message', async () => {
  await enter('/', { title: 'Paneli' });
  expect(texts('nuk ekziston')).toHaveLength(0);
});

test('the key ? shows the help of the screen and the keys', async () => {
  await enter('/dashboard', { title: 'Paneli' });
  await user.keyboard('?');
  const shown = within(await dialog('Ndihmë'));
  expect(shown.getByText(/Çdo shifër hap faturat/)).toBeDefined();
  expect(shown.getByText('Ctrl K')).toBeDefined();
});

test('orders and drafts are in the menu, and an order can be created', async () => {
  await enter('/dashboard', { title: 'Paneli' });
  await user.click(navigation().getByRole('button', { name: /Shitje/ }));
  expect(navigation().getByRole('link', { name: 'Porositë e hapura' }).getAttribute('href')).toBe(
    '/receipts/orders',
  );
  expect(navigation().getByRole('link', { name: 'Draftet' }).getAttribute('href')).toBe(
    '/receipts/new?start=drafts',
  );
  expect(await itemsOfMenu(/^Krijo/)).toContain('Porosi e re');
});

test('each settings page is linked either in the main navigation or in the navigation of the settings, never in both', async () => {
  await enter('/settings', { title: 'Të dhënat e biznesit' });
  const inside = within(screen.getByRole('navigation', { name: 'Pjesët e konfigurimeve' }));
  const outside = linkTexts(navigation());
  expect(linkTexts(inside).filter((title) => outside.includes(title))).toEqual([]);
  expect(outside).toEqual(expect.arrayContaining(['Punonjësit', 'Rolet', 'Veprimtaria']));
  expect(linkTexts(inside)).toContain('Llogaritë bankare');
});

test('an operator starts at the new invoice', async () => {
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.tills.posList, { posList: [] });
  const seller = someoneWho({ dashboard: 'read', receipts: 'readWrite' });
  await enter('/', { as: { ...seller, role: { ...seller.role, roleCode: 'OP' } } });
  await waitFor(() => expect(location.pathname).toBe('/receipts/new'));
});

test('the phone drawer shows the initials of the user once', async () => {
  await enter('/dashboard', { title: 'Paneli', width: 'phone' });
  await press('Hap navigimin');
  await heading('Paneli');
  const drawer = await screen.findByRole('dialog', { name: 'Navigimi' });
  expect(within(drawer).getAllByText('DH')).toHaveLength(1);
});
