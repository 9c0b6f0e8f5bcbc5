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
  save,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { aCustomer, answerCustomers } from './testing/fake-customers.ts';

const cardPath = `/customers/details/${anId(1)}`;
const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Qyteti' });
const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));

test('the card of a customer is changed in its place twice, and what is typed stays while its empty tabs are read', async () => {
  const { customers } = answerCustomers(aCustomer(1, 'Kartela e parë', { town: 'Vlorë' }));
  await enter(cardPath, { title: 'Kartela e parë' });
  fillIn(town(), 'Fier');
  await openTab('Faturat');
  await text('Ende asnjë faturë');
  await openTab('Libri');
  await text('Ende asnjë veprim');
  await openTab('Pagesat');
  await text('Ende asnjë pagesë');
  await openTab('Të dhënat');
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

test('a card that someone else changed is not overwritten, and loading the new version keeps what was typed', async () => {
  const { customers } = answerCustomers(aCustomer(1, 'E dyta'));
  await enter(cardPath, { title: 'E dyta' });
  customers[0] = aCustomer(1, 'E dyta', { phone: '069 777', updatedAt: '2026-01-02T09:00:00.000Z' });
  fillIn(town(), 'Berat');
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  expect(customers[0]?.town).toBe('');
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await field('Telefoni')).value).toBe('069 777'));
  expect(town().value).toBe('Berat');
  await save();
  await text('Klienti u modifikua me sukses!');
  expect(customers[0]).toMatchObject({ town: 'Berat', phone: '069 777' });
});

test('a deleted customer is shown without a way to change it until it is restored', async () => {
  answerCustomers(aCustomer(1, 'I fshirë')).deletedIds.add(anId(1));
  await enter(cardPath, { title: 'I fshirë' });
  await text('Ky klient është fshirë');
  await press('Ktheje');
  expect(await button('Fshi')).toBeDefined();
  await noText('Ky klient është fshirë');
  expect(server.sent(contract.customers.restore)).toEqual([{ selectedCustomers: [anId(1)] }]);
});

test('someone who may only read customers sees the card without a field or button to change it', async () => {
  answerCustomers(aCustomer(1, 'Vetëm për lexim', { idNumber: 'L91412709B' }));
  await enter(cardPath, { title: 'Vetëm për lexim', as: someoneWho({ customers: 'read' }) });
  await screen.findAllByText('L91412709B');
  expect(screen.queryByRole('button', { name: /Ruaj|Fshi/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('someone who may only read customers does not reach the form of a new one', async () => {
  answerCustomers();
  await enter('/customers/add-customer', { as: someoneWho({ customers: 'read' }) });
  await waitFor(() => expect(location.pathname).not.toBe('/customers/add-customer'));
});
