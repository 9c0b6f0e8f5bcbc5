import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  answerPalette,
  button,
  buttons,
  dialog,
  enter,
  FakeRefusal,
  fillIn,
  heading,
  noDialog,
  noText,
  press,
  reload,
  screen,
  server,
  someoneWho,
  text,
  toggle,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const act = (number: number, userName: string, action = 'access.signOut') => ({
  _id: anId(number),
  at: aMoment,
  userId: anId(userName === 'Besnik Gjata' ? 0xa2 : 0xa1),
  userName,
  action,
  subject: `Veprimi ${number}`,
  changes: [],
  requestId: `kerkese-${number}`,
  device: 'Chrome',
});

const acts = Array.from({ length: 40 }, (_, index) =>
  act(
    index + 1,
    index % 2 === 0 ? 'Elira Hoxha' : 'Besnik Gjata',
    index === 0 ? 'views.add' : 'access.signOut',
  ),
);

/** A fake server with forty actions of two users; it filters and pages them. */
function serveActivity(): void {
  server.answer(contract.activity.list, ({ page, perPage, search = '', actions }) => {
    const found = acts
      .filter(({ userName }) => userName.includes(search))
      .filter(({ action }) => actions.length === 0 || actions.includes(action));
    return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  });
  server.answer(contract.activity.people, {
    people: [
      { _id: anId(0xa1), name: 'Elira Hoxha' },
      { _id: anId(0xa2), name: 'Besnik Gjata' },
    ],
  });
}

async function open(): Promise<void> {
  serveActivity();
  await enter('/activity', { title: 'Veprimtaria' });
  await text('1–15 nga');
}

const search = () => screen.getByPlaceholderText<HTMLInputElement>('Emër, objekt, kod kërkese');
const focusedRow = () => document.activeElement?.closest('tr')?.textContent ?? '';

test('the list tells a user who may only read the settings that it has only their own actions', async () => {
  serveActivity();
  await enter('/activity', { title: 'Veprimtaria', as: someoneWho({ configurations: 'read' }) });
  await text('Këtu shihni veprimet tuaja.');
  expect(server.sent(contract.activity.list)).toHaveLength(1);
});

test('Back returns to the previous page of the list, with its filter', async () => {
  await open();
  await press('Faqja tjetër');
  await text('16–30 nga');
  fillIn(search(), 'Besnik');
  await waitFor(() => expect(location.search).toContain('q=Besnik'));
  await text('1–15 nga');
  history.back();
  await text('16–30 nga');
  await waitFor(() => expect(search().value).toBe(''));
});

test('on a phone, a list without an add button has its search field in the bottom bar', async () => {
  serveActivity();
  await enter('/activity', { title: 'Veprimtaria', width: 'phone' });
  await waitFor(() => expect(search()).toBeDefined());
  fillIn(search(), 'Besnik');
  await waitFor(() => expect(location.search).toContain('q=Besnik'));
  await press('Filtrat dhe radha');
  await dialog('Filtrat dhe radha');
  expect(screen.getAllByPlaceholderText('Emër, objekt, kod kërkese')).toHaveLength(1);
});

test('the list can be used by keyboard alone', async () => {
  await open();
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement === search()).toBe(true));
  await user.keyboard('Elira');
  await waitFor(() => expect(location.search).toContain('q=Elira'));
  await noText('Besnik Gjata');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focusedRow()).toContain('Elira'));
  const first = focusedRow();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focusedRow()).not.toBe(first));
  await user.keyboard('{Home}');
  await waitFor(() => expect(focusedRow()).toBe(first));
  await user.keyboard('?');
  await dialog(/./);
  await user.keyboard('{Escape}');
  await noDialog();
});

test('Ctrl K opens the command palette, and choosing a page opens that page', async () => {
  answerPalette(server);
  server.answer(contract.roles.list, { myRoles: [] });
  await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Kërko kudo...' }), 'rolet');
  await screen.findByRole('option', { name: /Rolet/ });
  await user.keyboard('{Enter}');
  await heading('Rolet');
  expect(location.pathname).toBe('/roles');
});

test('a filter narrows the list and stays in the URL', async () => {
  await open();
  await press('Shto filtër');
  await user.click(await screen.findByRole('menuitem', { name: 'Veprimi' }));
  await user.click(
    await within(await screen.findByRole('group', { name: 'Veprimi' })).findByText('Ruajti një filtër'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toContain('f.action=views.add'));
  await reload();
  await text('1–1 nga');
  expect(screen.queryAllByRole('row', { name: /Doli nga sistemi/ })).toHaveLength(0);
});

test('a filter is saved, applied, deleted and restored by Undo', async () => {
  let views: { _id: string; name: string; search: string }[] = [];
  server.answer(contract.views.list, () => ({ views, layout: null }));
  server.answer(contract.views.add, ({ name, search: saved }) => {
    views = [...views, { _id: anId(views.length + 1), name, search: saved }];
    return { _id: anId(views.length) };
  });
  server.answer(contract.views.remove, ({ viewId }) => {
    if (views.every(({ _id }) => _id !== viewId)) return new FakeRefusal('not-found');
    views = views.filter(({ _id }) => _id !== viewId);
    return {};
  });
  serveActivity();
  await enter('/activity?f.action=views.add', { title: 'Veprimtaria' });
  await text('1–1 nga');
  await press('Ruaj këtë filtër');
  fillIn(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Emri i filtrit' }), 'Filtrat e mi');
  await user.keyboard('{Enter}');
  await button('Filtrat e mi');
  expect(views).toMatchObject([{ name: 'Filtrat e mi', search: expect.stringContaining('views.add') }]);
  await press(/^Të gjitha/);
  await text('1–15 nga');
  await press('Filtrat e mi');
  await waitFor(() => expect(location.search).toContain('f.action=views.add'));
  await press('Fshi filtrin e ruajtur Filtrat e mi');
  await waitFor(() => expect(buttons('Filtrat e mi')).toHaveLength(0));
  await press('Zhbëj');
  await button('Filtrat e mi');
});

test('hiding a column is saved for the user, and the column is hidden the next time the list opens', async () => {
  server.answer(contract.views.saveLayout, {});
  await open();
  await press('Kolonat');
  await toggle('Pajisja');
  await waitFor(() => expect(server.sent(contract.views.saveLayout)).not.toHaveLength(0));
  const { layout = null } = server.sent(contract.views.saveLayout).at(-1) ?? {};
  expect(layout?.hidden).toContain('device');
  server.answer(contract.views.list, { views: [], layout });
  await reload();
  await text('1–15 nga');
  expect(screen.queryAllByRole('columnheader', { name: 'Pajisja' })).toHaveLength(0);
});

test('on a phone the rows are cards', async () => {
  serveActivity();
  await enter('/activity', { title: 'Veprimtaria', width: 'phone' });
  await text('Elira Hoxha');
  expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
});

test('the row and the dialog of an edit show the old and new values of its fields, named as in the form', async () => {
  const edit = {
    ...act(1, 'Elira Hoxha', 'articles.edit'),
    changes: [
      { field: 'name', before: 'true', after: 'constructor' },
      { field: 'price', before: '100.00', after: '1200.00' },
      { field: 'barcode', before: '', after: '5301234567893' },
      { field: 'sellFreely', before: 'false', after: 'true' },
      { field: 'vat', before: '6', after: '20' },
    ],
  };
  server.answer(contract.activity.list, { rows: [edit], total: 1 });
  await enter('/activity', { title: 'Veprimtaria' });
  const line = await text(/Çmimi me TVSH: 100\.00 → 1\s200\.00; Barkodi: – → 5301234567893/);
  await user.click(line);
  const shown = await dialog('Modifikoi artikull');
  const rows = within(within(shown).getByRole('table', { name: 'Ndryshimet' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FushaParaPas',
    'Emritrueconstructor',
    'Çmimi me TVSH100.001\u00A0200.00',
    'Barkodi–5301234567893',
    'Shitet lirishtJoPo',
    'TVSH6%20%',
  ]);
});

test('an edit of several purchases shows all their previous values, named as on the page of a purchase', async () => {
  const edit = {
    ...act(1, 'Elira Hoxha', 'purchases.setUse'),
    changes: [
      { field: 'boughtAs', before: 'goods, rent', after: 'transport' },
      { field: 'isVatDeductible', before: 'true', after: 'false' },
    ],
  };
  server.answer(contract.activity.list, { rows: [edit], total: 1 });
  await enter('/activity', { title: 'Veprimtaria' });
  const line = await text(/Çfarë u ble/);
  expect(line.textContent).toBe(
    'Çfarë u ble: Mall për magazinë, Qira → Transport; TVSH-ja e blerjes: E zbritshme → Jo e zbritshme: hyn në kosto',
  );
});
