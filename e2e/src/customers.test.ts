import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { focusedField, owner, pathOf, titleOf } from './browser.ts';
import { Clients } from './clients.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let clients: Clients;
let page: Page;
beforeAll(async () => {
  clients = await Clients.of(trial.address, owner);
});

const heading = (name: string) => titleOf(page, name);
const row = (name: string | RegExp) => page.getByRole('row', { name });
const field = (label: string) => page.getByLabel(label, { exact: true });
const cardPath = (id: string) => `/customers/details/${id}`;

async function open(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
  await heading(title).waitFor();
}

const openNew = () => open('/customers/add-customer', 'Klient i ri');

async function chooseIdType(label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Lloji i numrit' }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test('a customer is added by keyboard alone, gets the proposed code and is found by its NIPT', async () => {
  await open('/customers', 'Klientët');
  await page.getByRole('link', { name: 'Klient i ri' }).first().focus();
  await page.keyboard.press('Enter');
  await heading('Klient i ri').waitFor();
  await expect.poll(() => focusedField(page)).toBe('idNumber');
  await page.keyboard.type('al l91412709b');
  // Past the button that asks the register of the tax authority.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Furra Çajupi');
  const proposed = /merr kodin (N\d{5})/.exec(
    (await page.getByText(/Bosh: merr kodin/).textContent()) ?? '',
  )?.[1];
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('069 123 4567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('furra@cajupi.al');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tira');
  await page.getByRole('option', { name: 'Tiranë' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('Klienti u ruajt me sukses!').waitFor();
  await heading('Klientët').waitFor();
  await page.getByPlaceholder('Emër, NIPT, kod, telefon').fill('l91412709b');
  await row(new RegExp(`Furra Çajupi ${proposed} NIPT L91412709B.*furra@cajupi.al Tiranë`)).waitFor();
});

test('what is missing or wrong is said beside its field before anything is sent, a code that is taken once it was', async () => {
  const taken = (await clients.one(await clients.add('Me kod'))).customer.clientCode;
  await openNew();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('name');
  await field('Emri').fill('a'.repeat(201));
  await page.getByText('Lejohen deri në 200 karaktere.').waitFor();
  await field('Emri').fill('Me gabime');
  await field('NIPT').fill('L914');
  await field('Kodi').fill('N'.repeat(21));
  await field('Telefoni').fill('0'.repeat(21));
  await field('Email').fill('nuk-është-email');
  await page.keyboard.press('Control+s');
  await page
    .getByText('NIPT nuk është i saktë (shkronjë, 8 shifra, shkronjë). Shembull: L91412709B')
    .waitFor();
  await page.getByText('Shkruani një email, p.sh. emri@firma.al.').waitFor();
  await expect.poll(() => page.getByText('Lejohen deri në 20 karaktere.').count()).toBe(2);
  await expect.poll(() => focusedField(page)).toBe('idNumber');
  await field('Email').fill('nje-emer-shume-i-gjate@nje-firme.example');
  await page.getByText('Lejohen deri në 30 karaktere.').waitFor();
  await page.getByText('Ndreqni 4 fusha para ruajtjes.').waitFor();
  expect(sent).not.toContain('/api/main/add-customer');

  for (const label of ['NIPT', 'Telefoni', 'Email']) await field(label).fill('');
  await field('Kodi').fill(taken);
  await page.keyboard.press('Control+s');
  await page.getByText('Ky kod klienti është i zënë.').waitFor();
  expect(await field('Emri').inputValue()).toBe('Me gabime');
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

test('a wrong number is told with an example, whatever its type', async () => {
  await openNew();
  await field('Emri').fill('Me numër');
  for (const [type, label, message] of numbersOfTypes) {
    await chooseIdType(type);
    await field(label).fill('1!');
    await field('Emri').focus();
    await page.keyboard.press('Control+s');
    await page.getByText(message).waitFor();
    await expect.poll(() => focusedField(page), { message: type }).toBe('idNumber');
  }
});

test('a slip in the NIPT and a number somebody has already are warnings with a way out, not errors', async () => {
  const id = await clients.add('I pari', { idNumber: 'K72113010A' });
  await openNew();
  await field('NIPT').fill('K72113010A');
  await page.getByText('Ky numër është te I pari.').waitFor();
  await page.getByText('Shkronja e fundit nuk përputhet me shifrat.').waitFor();
  await field('Emri').fill('I dyti');
  await page.keyboard.press('Control+s');
  await page.getByText('Klienti u ruajt me sukses!').waitFor();
  await page.getByRole('link', { name: 'Klient i ri' }).first().click();
  await heading('Klient i ri').waitFor();
  await field('NIPT').fill('K72113010A');
  await page.getByRole('link', { name: 'Hap kartelën' }).click();
  await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
  await page.getByRole('tab', { name: 'Të dhënat' }).waitFor();
  expect(pathOf(page)).toMatch(/^\/customers\/details\//);
  expect((await clients.one(id)).deleted).toBe(false);
});

describe('the card', () => {
  test('is changed in its place, and says honestly that nothing happened with the customer yet', async () => {
    const id = await clients.add('Kartela e parë', { town: 'Vlorë' });
    await open(cardPath(id), 'Kartela e parë');
    await page.getByRole('combobox', { name: 'Qyteti' }).fill('Fier');
    await page.getByRole('tab', { name: 'Faturat' }).click();
    await page.getByText('Ende asnjë faturë').waitFor();
    await page.getByRole('tab', { name: 'Libri' }).click();
    await page.getByText('Ende asnjë veprim').waitFor();
    await page.getByRole('tab', { name: 'Pagesat' }).click();
    await page.getByText('Ende asnjë pagesë').waitFor();
    await page.getByRole('tab', { name: 'Të dhënat' }).click();
    await field('Emri').fill('Kartela e ndryshuar');
    await page.keyboard.press('Control+s');
    await page.getByText('Klienti u modifikua me sukses!').waitFor();
    await heading('Kartela e ndryshuar').waitFor();
    await page.getByText('Gjithçka është ruajtur').waitFor();
    await field('Telefoni').fill('069 1');
    await page.keyboard.press('Control+s');
    await page.getByText('Gjithçka është ruajtur').waitFor();
    expect((await clients.one(id)).customer).toMatchObject({
      name: 'Kartela e ndryshuar',
      town: 'Fier',
      phone: '069 1',
    });
  });

  test('that somebody else has changed is not overwritten, and nothing typed is lost', async () => {
    const id = await clients.add('E dyta');
    await open(cardPath(id), 'E dyta');
    await clients.change(id, { phone: '069 777' });
    await page.getByRole('combobox', { name: 'Qyteti' }).fill('Berat');
    await page.keyboard.press('Control+s');
    await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
    await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
    await expect.poll(() => field('Telefoni').inputValue()).toBe('069 777');
    expect(await page.getByRole('combobox', { name: 'Qyteti' }).inputValue()).toBe('Berat');
    expect((await clients.one(id)).customer.town).toBe('');
    await page.keyboard.press('Control+s');
    await page.getByText('Klienti u modifikua me sukses!').waitFor();
    expect((await clients.one(id)).customer).toMatchObject({ town: 'Berat', phone: '069 777' });
  });

  test('shows whoever may only look everything, and no way to change it', async () => {
    await clients.add('Vetëm për lexim', { idNumber: 'L91412709B' });
    const reader = await trial.staff.hireWith('Lexues Klientësh', { customers: 'read' });
    page = await trial.enter(reader, 'Klientët', { at: '/customers?q=vetëm' });
    await row(/Vetëm për lexim/).waitFor();
    expect(await page.getByRole('link', { name: 'Klient i ri' }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await row(/Vetëm për lexim/).dblclick();
    await heading('Vetëm për lexim').waitFor();
    await page.getByText('L91412709B').first().waitFor();
    expect(await page.getByRole('button', { name: /Ruaj|Fshi/ }).count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.goto(`${trial.address}/customers/add-customer`);
    await expect.poll(() => pathOf(page)).not.toBe('/customers/add-customer');
  });
});
