import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  dialog,
  enter,
  heading,
  noText,
  press,
  row,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';
import { aCustomer, answerCustomers } from './testing/fake-customers.ts';

const tick = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));

test('selected customers are deleted after a confirmation, and Undo restores them', async () => {
  const { deletedIds } = answerCustomers(aCustomer(1, 'Për fshirje A'), aCustomer(2, 'Për fshirje B'));
  await enter('/customers', { title: 'Klientët' });
  await text('Për fshirje A');
  await tick('Zgjidh gjithë faqen');
  await press('Fshi');
  await press('Fshi 2 klientë');
  await text('2 klientë u fshinë');
  expect(deletedIds.size).toBe(2);
  await press('Zhbëj');
  await text('2 klientë u kthyen');
  await text('Për fshirje A');
  expect(deletedIds.size).toBe(0);
});

test('one customer is deleted from the menu of its row and listed in the deleted view', async () => {
  answerCustomers(aCustomer(1, 'E mbetur'), aCustomer(2, 'E fshirë'));
  await enter('/customers', { title: 'Klientët' });
  await press('Veprime për E fshirë');
  await user.click(await screen.findByRole('menuitem', { name: 'Fshi' }));
  await press('Fshi 1 klient');
  await text('1 klient u fshi');
  await noText('E fshirë');
  await press('Të fshirë');
  await user.dblClick(await row(/E fshirë/));
  expect(await text('Ky klient është fshirë')).toBeDefined();
});

async function selectBothTwins(): Promise<HTMLElement> {
  await tick('Zgjidh Bar Dyfish');
  await press('Bashko');
  await text('Zgjidhni 2 deri në 21 klientë');
  await tick('Zgjidh Bar dyfish shpk');
  await press('Bashko');
  return dialog('Bashko 2 klientë në një');
}

const twins = () =>
  answerCustomers(
    aCustomer(1, 'Bar Dyfish', { town: 'Korçë' }),
    aCustomer(2, 'Bar dyfish shpk', { email: 'bar@dyfish.al' }),
  );

test('customers are merged after a preview of the result, and Undo restores both', async () => {
  const { deletedIds } = twins();
  server.answer(contract.customers.merge, { updatedAt: aMoment });
  await enter('/customers', { title: 'Klientët' });
  const question = await selectBothTwins();
  await user.click(within(question).getByRole('radio', { name: /^Bar Dyfish/ }));
  within(question).getByText('bar@dyfish.al');
  await press('Bashko 2 klientë', question);
  await text('Klientët u bashkuan te Bar Dyfish');
  expect(server.sent(contract.customers.merge)).toEqual([{ keptId: anId(1), mergedIds: [anId(2)] }]);
  deletedIds.add(anId(2));
  await press('Zhbëj');
  await text('Bashkimi u zhbë');
  expect(server.sent(contract.customers.edit)).toMatchObject([
    { customerId: anId(1), email: '', town: 'Korçë' },
  ]);
  expect(server.sent(contract.customers.restore)).toEqual([{ selectedCustomers: [anId(2)] }]);
});

test("a merge refused by the server shows the server's message", async () => {
  twins();
  server.refuse(contract.customers.merge, 'not-found');
  await enter('/customers', { title: 'Klientët' });
  await press('Bashko 2 klientë', await selectBothTwins());
  expect(await screen.findAllByText('Nuk u gjet.')).not.toEqual([]);
  expect(screen.queryByText(/Nuk erdhi përgjigje/)).toBeNull();
});

test('filters from the URL and the clicked sort column are sent to the server and stay in the URL', async () => {
  answerCustomers(
    aCustomer(1, 'Filtër Pasaportë', { idType: 'PASS', idNumber: 'BA1234567', town: 'Sarandë' }),
    aCustomer(2, 'Tjetër'),
  );
  await enter('/customers?f.idType=PASS&f.town=Sarandë', { title: 'Klientët' });
  await text('Filtër Pasaportë');
  expect(screen.queryByText('Tjetër')).toBeNull();
  const header = await screen.findByRole('columnheader', { name: /Kodi/ });
  await user.click(within(header).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(location.search).toContain('clientCode'));
  await waitFor(() =>
    expect(server.sent(contract.customers.page).at(-1)).toMatchObject({
      sort: 'clientCode',
      idTypes: ['PASS'],
      towns: ['Sarandë'],
    }),
  );
});

test('the list shows what each customer owes, and the server sorts by that amount', async () => {
  const { balances } = answerCustomers(aCustomer(1, 'Me detyrim'), aCustomer(2, 'Pa detyrim'));
  balances.set(anId(1), 12_500);
  await enter('/customers', { title: 'Klientët' });
  within(await row(/Me detyrim/)).getByText(/^12.500\.00$/);
  expect(within(await row(/Pa detyrim/)).queryByText('0.00')).toBeNull();
  const header = await screen.findByRole('columnheader', { name: /Gjendja e llogarisë/ });
  await user.click(within(header).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(server.sent(contract.customers.page).at(-1)).toMatchObject({ sort: 'balance' }));
});

test('the town filter offers only the towns that customers have', async () => {
  answerCustomers(
    aCustomer(1, 'Prej Sarande', { town: 'Sarandë' }),
    aCustomer(2, 'Prej Dibre', { town: 'Dibër' }),
  );
  await enter('/customers', { title: 'Klientët' });
  await text('Prej Sarande');
  await press('Shto filtër');
  await user.click(await screen.findByRole('menuitem', { name: 'Qyteti' }));
  const editor = await screen.findByRole('group', { name: 'Qyteti' });
  expect(within(editor).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(within(editor).getByRole('checkbox', { name: 'Sarandë' }));
  await noText('Prej Dibre');
});

test('a user with read-only access has no checkboxes and no add button', async () => {
  answerCustomers(aCustomer(1, 'Vetëm për lexim'));
  await enter('/customers', { title: 'Klientët', as: someoneWho({ customers: 'read' }) });
  await text('Vetëm për lexim');
  expect(screen.queryByRole('link', { name: 'Klient i ri' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['/customers', 'Klientët', 'Importo klientë', 'Klientët'],
  ['/articles', 'Artikujt', 'Importo artikuj', 'Importi'],
])('on a phone the filter sheet of %s has the import link', async (path, list, title, inNavigation) => {
  answerCustomers(aCustomer(1, 'Në telefon'));
  server.answer(contract.articles.page, { articles: [], totalResult: 0, isMore: false });
  server.answer(contract.imports.articleImports, { imports: [] });
  server.answer(contract.imports.customerImports, { imports: [] });
  await enter(path, { title: list, width: 'phone' });
  await press('Filtrat dhe radha');
  const sheet = await screen.findByRole('dialog');
  await user.click(await within(sheet).findByRole('link', { name: 'Importo' }));
  await heading(title);
  await press('Hap navigimin');
  const navigation = await screen.findByRole('navigation', { name: 'Navigimi' });
  const current = navigation.querySelectorAll('[aria-current=page]');
  expect([...current].map(({ textContent }) => textContent)).toEqual([inNavigation]);
});
