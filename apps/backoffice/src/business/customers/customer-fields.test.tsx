import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  button,
  dialog,
  enter,
  field,
  fill,
  findLocally,
  focusedField,
  follow,
  press,
  problemOf,
  save,
  screen,
  server,
  noText,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { aCustomer, answerCustomers } from './testing/fake-customers.ts';

const openNew = () => enter('/customers/add-customer', { title: 'Klient i ri' });

async function chooseIdType(label: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Lloji i numrit' }));
  await user.click(await screen.findByRole('option', { name: label }));
}

async function fillPlace(): Promise<void> {
  await fill('Adresa', 'Rruga e Durrësit 1');
  await user.type(town(), 'Durrës');
}

const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Qyteti' });

test('missing and wrong values of a new customer are shown beside their fields, and nothing is sent', async () => {
  answerCustomers();
  await openNew();
  await save();
  await waitFor(() => expect(screen.getAllByText('Kjo fushë është e detyrueshme.')).toHaveLength(3));
  await waitFor(() => expect(focusedField()).toBe('name'));
  await fillPlace();
  await fill('Emri', 'a'.repeat(201));
  await text('Lejohen deri në 200 karaktere.');
  await fill('Emri', 'Me gabime');
  await fill('NIPT', 'L914');
  await fill('Kodi', 'N'.repeat(21));
  await fill('Telefoni', '0'.repeat(21));
  await fill('Email', 'nuk-është-email');
  await save();
  await text('NIPT nuk është i saktë (shkronjë, 8 shifra, shkronjë). Shembull: L91412709B');
  await text('Shkruani një email, p.sh. emri@firma.al.');
  await waitFor(() => expect(screen.getAllByText('Lejohen deri në 20 karaktere.')).toHaveLength(2));
  await waitFor(() => expect(focusedField()).toBe('idNumber'));
  await fill('Email', 'nje-emer-shume-i-gjate@nje-firme.example');
  await text('Lejohen deri në 30 karaktere.');
  await text('Ndreqni 4 fusha para ruajtjes.');
  expect(server.sent(contract.customers.add)).toEqual([]);
});

test('a duplicate code refused by the server is shown beside its field, and the typed values stay', async () => {
  answerCustomers();
  server.refuse(contract.customers.add, 'customer-code-taken');
  await openNew();
  const code = await fill('Kodi', 'N00001');
  await fill('Emri', 'Me kod');
  await fillPlace();
  await save();
  await waitFor(() => expect(problemOf(code)).toContain('Ky kod klienti është i zënë.'));
  await waitFor(() => expect(focusedField()).toBe('clientCode'));
  expect((await field('Emri')).value).toBe('Me kod');
});

const numbersOfTypes = [
  ['Numër personal', 'Numri personal', 'Numri personal nuk është i saktë. Shembull: J00115123Q'],
  ['Pasaportë', 'Numri i pasaportës', 'Numri i pasaportës ka 5 deri në 20 shkronja dhe shifra.'],
  [
    'Numër TVSH-je',
    'Numri i TVSH-së',
    'Numri i TVSH-së fillon me dy shkronjat e shtetit, p.sh. IT01234567890.',
  ],
  ['Numër tatimor', 'Numri tatimor', 'Numri tatimor ka 3 deri në 20 shkronja dhe shifra.'],
  ['Numër sigurimesh', 'Numri i sigurimeve', 'Numri i sigurimeve ka 3 deri në 20 shkronja dhe shifra.'],
  ['Numër klienti', 'Numri i klientit', 'Numri i klientit ka saktësisht 5 shifra, p.sh. 00042.'],
] as const;

test('a wrong identification number of any type shows an example, and its field gets the focus', async () => {
  answerCustomers();
  await openNew();
  const name = await fill('Emri', 'Me numër');
  for (const [type, label, message] of numbersOfTypes) {
    await chooseIdType(type);
    await fill(label, '1!');
    name.focus();
    await save();
    await text(message);
    await waitFor(() => expect(focusedField(), type).toBe('idNumber'));
  }
});

test('a wrong check letter and a duplicate number show warnings and do not prevent saving', async () => {
  const first = aCustomer(1, 'I pari', { idNumber: 'K72113010A' });
  answerCustomers(first);
  findLocally([first]);
  await openNew();
  await fill('NIPT', 'K72113010A');
  await text('I pari e ka këtë numër.');
  await text(/^Shkronja e fundit nuk përputhet me shifrat\./);
  await fill('Emri', 'I dyti');
  await fillPlace();
  await save();
  await text('Klienti u ruajt me sukses!');
  expect(server.sent(contract.customers.add)).toMatchObject([{ name: 'I dyti', idNumber: 'K72113010A' }]);
});

test('the link in the duplicate warning asks for confirmation if there are unsaved values', async () => {
  const first = aCustomer(1, 'I pari', { idNumber: 'L91412709B' });
  answerCustomers(first);
  findLocally([first]);
  await openNew();
  await fill('NIPT', 'L91412709B');
  await follow('Hap kartelën');
  await press('Largohu pa ruajtur', await dialog('Largohu pa ruajtur?'));
  await screen.findByRole('tab', { name: 'Të dhënat' });
  expect(location.pathname).toBe(`/customers/details/${anId(1)}`);
});

const registerButton = 'Plotëso nga regjistri i tatimeve';

test('the button of the taxpayer register fills the form for a valid NIPT and shows an error for an unknown one', async () => {
  answerCustomers();
  const taxpayer = {
    nipt: 'K52220665N',
    name: 'Shumica Tomorri',
    address: 'Rr. Antipatrea 40',
    town: 'Berat',
    country: 'ALB',
  };
  server.answer(contract.customers.taxpayers, ({ nipt }) => ({
    taxpayers: nipt === taxpayer.nipt ? [taxpayer] : [],
  }));
  await openNew();
  expect((await button(registerButton)).getAttribute('aria-disabled')).toBe('true');
  await fill('NIPT', 'K52220665N');
  await press(registerButton);
  await text('Nga regjistri i tatimeve: Shumica Tomorri');
  expect((await field('Emri')).value).toBe('Shumica Tomorri');
  expect((await field('Adresa')).value).toBe('Rr. Antipatrea 40');
  expect(town().value).toBe('Berat');
  await fill('NIPT', 'M11111111M');
  await press(registerButton);
  await text('NIPT-i nuk u gjet');
  await noText('Regjistri i tatimeve nuk u lexua');
});

test('the details of an error of the tax authority are shown when expanded', async () => {
  answerCustomers();
  const fault = { code: '12', text: 'Rule broken' };
  server.refuse(contract.customers.taxpayers, 'tax-authority-refused', { details: { fault } });
  await openNew();
  await fill('NIPT', 'K52220665N');
  await press(registerButton);
  const refusal = await dialog('KUJDES!');
  const details = refusal.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('12');
  await user.click(await text('Hollësi'));
  await waitFor(() => expect(details?.open).toBe(true));
});
