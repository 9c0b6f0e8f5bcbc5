import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  button,
  enter,
  field,
  fill,
  fillIn,
  heading,
  noText,
  press,
  row,
  save,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { aCustomer, anInvoiceTo, answerCustomers } from './testing/fake-customers.ts';

const cardPath = `/customers/details/${anId(1)}`;
const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Qyteti' });
const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));

test('a customer can be saved twice on the same page, and typed values survive a change of tabs', async () => {
  const { customers } = answerCustomers(aCustomer(1, 'Kartela e parë', { town: 'Vlorë' }));
  await enter(cardPath, { title: 'Kartela e parë' });
  fillIn(town(), 'Fier');
  server.answer(contract.sales.list, {
    invoices: [],
    count: 0,
    isMore: false,
    isSortCut: false,
    days: [],
    totals: null,
  });
  await openTab('Faturat');
  await text('Ende asnjë faturë');
  expect(screen.queryByRole('button', { name: /Ruaj/ })).toBeNull();
  await save();
  expect(customers[0]).toMatchObject({ town: 'Vlorë' });
  await openTab('Të dhënat');
  await screen.findByRole('button', { name: /Ruaj/ });
  await fill('Emri', 'Kartela e ndryshuar');
  await save();
  await text('Klienti u modifikua me sukses!');
  await heading('Kartela e ndryshuar');
  await text('Gjithçka është ruajtur');
  await fill('Telefoni', '069 1');
  await save();
  await waitFor(() =>
    expect(customers[0]).toMatchObject({ name: 'Kartela e ndryshuar', town: 'Fier', phone: '069 1' }),
  );
});

test('the invoices of a customer are listed with their sum and open by a double click', async () => {
  answerCustomers(aCustomer(1, 'Restorant Te Ura'));
  const invoices = [anInvoiceTo(anId(1), 8, 1250), anInvoiceTo(anId(1), 7, 300)];
  const sums = { totalPrice: 1550, totalPriceWithoutVAT: 1550, totalVATAmount: 0 };
  server.answer(contract.sales.list, {
    invoices,
    count: 2,
    isMore: false,
    isSortCut: false,
    days: [],
    totals: sums,
  });
  await enter(cardPath, { title: 'Restorant Te Ura' });
  await openTab('Faturat');
  await text('1 250.00');
  await text('1 550.00');
  expect(server.sent(contract.sales.list).at(-1)).toMatchObject({ customerIds: [anId(1)] });
  expect(location.search).toContain('tab=invoices');
  expect(await row(/8\/2026.*E fiskalizuar/)).toBeDefined();
  // This test does not need the page of the invoice, so its call is refused.
  server.refuse(contract.sales.one, 'not-found');
  await user.dblClick(await row(/8\/2026/));
  await waitFor(() => expect(location.pathname).toBe(`/receipts/${anId(0x408)}`));
});

test('the card of a customer links to the debts and payments', async () => {
  answerCustomers(aCustomer(1, 'Restorant Te Ura'));
  await enter(cardPath, { title: 'Restorant Te Ura' });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Detyrimet dhe pagesat' });
  expect(link.pathname).toBe(`/subject_drawer/customer/${anId(1)}`);
});

test('a role without rights on invoices sees the data of a customer without tabs', async () => {
  answerCustomers(aCustomer(1, 'Pa fatura'));
  await enter(`${cardPath}?tab=invoices`, { title: 'Pa fatura', as: someoneWho({ customers: 'read' }) });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(server.sent(contract.sales.list)).toEqual([]);
});

test('a customer changed by another user is not overwritten, and loading the new version leaves the typed values', async () => {
  const { customers } = answerCustomers(aCustomer(1, 'E dyta'));
  await enter(cardPath, { title: 'E dyta' });
  customers[0] = aCustomer(1, 'E dyta', { phone: '069 777', updatedAt: '2026-01-02T09:00:00.000Z' });
  fillIn(town(), 'Berat');
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  expect(customers[0]?.town).toBe('Tiranë');
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await field('Telefoni')).value).toBe('069 777'));
  expect(town().value).toBe('Berat');
  await save();
  await text('Klienti u modifikua me sukses!');
  expect(customers[0]).toMatchObject({ town: 'Berat', phone: '069 777' });
});

test('a deleted customer is read-only until it is restored', async () => {
  answerCustomers(aCustomer(1, 'I fshirë')).deletedIds.add(anId(1));
  await enter(cardPath, { title: 'I fshirë' });
  await text('Ky klient është fshirë');
  await press('Ktheje');
  expect(await button('Fshi')).toBeDefined();
  await noText('Ky klient është fshirë');
  expect(server.sent(contract.customers.restore)).toEqual([{ selectedCustomers: [anId(1)] }]);
});

test('a user with read-only access sees the customer without fields or buttons', async () => {
  answerCustomers(aCustomer(1, 'Vetëm për lexim', { idNumber: 'L91412709B' }));
  await enter(cardPath, { title: 'Vetëm për lexim', as: someoneWho({ customers: 'read' }) });
  await screen.findAllByText('L91412709B');
  expect(screen.queryByRole('button', { name: /Ruaj|Fshi/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a user with read-only access cannot open the form of a new customer', async () => {
  answerCustomers();
  await enter('/customers/add-customer', { as: someoneWho({ customers: 'read' }) });
  await waitFor(() => expect(location.pathname).not.toBe('/customers/add-customer'));
});
