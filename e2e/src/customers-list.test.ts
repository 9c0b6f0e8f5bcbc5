import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings, findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, owner, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { Clients } from './clients.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let clients: Clients;
let page: Page;
beforeAll(async () => {
  clients = await Clients.of(trial.address, owner);
});

const row = (name: string | RegExp) => page.getByRole('row', { name });
const field = (label: string) => page.getByLabel(label, { exact: true });
const twins = { idNumber: 'K31414010L' };

async function open(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
}

test('the list deletes several at once, undoes it, and brings one back from those deleted', async () => {
  await clients.add('Për fshirje A');
  await clients.add('Për fshirje B');
  await open('/customers?q=fshirje', 'Klientët');
  await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('button', { name: 'Fshi 2 klientë' }).click();
  await page.getByText('2 klientë u fshinë').waitFor();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await page.getByText('2 klientë u kthyen').waitFor();
  await row(/Për fshirje A/).waitFor();
  await page.getByRole('button', { name: 'Veprime për Për fshirje B' }).click();
  await page.getByRole('menuitem', { name: 'Fshi' }).click();
  await page.getByRole('button', { name: 'Fshi 1 klient' }).click();
  await page.getByText('1 klient u fshi').waitFor();
  await page.getByRole('button', { name: 'Të fshirë' }).click();
  await row(/Për fshirje B/).dblclick();
  await page.getByText('Ky klient është fshirë').waitFor();
  await page.getByRole('button', { name: 'Ktheje' }).click();
  await page.getByRole('button', { name: 'Fshi', exact: true }).waitFor();
  await expect.poll(() => page.getByText('Ky klient është fshirë').count()).toBe(0);
});

test('the list merges cards of the same customer after showing what will stay, undoes it, and says why where the server refuses', async () => {
  const kept = await clients.add('Bar Dyfish', { ...twins, town: 'Korçë' });
  const other = await clients.add('Bar dyfish shpk', { ...twins, email: 'bar@dyfish.al' });
  await open('/customers?q=dyfish', 'Klientët');
  await page.getByRole('checkbox', { name: 'Zgjidh Bar Dyfish', exact: true }).click();
  await page.getByRole('button', { name: 'Bashko', exact: true }).click();
  await page.getByText('Zgjidhni 2 deri në 21 klientë').waitFor();
  await page.getByRole('checkbox', { name: 'Zgjidh Bar dyfish shpk', exact: true }).click();
  await page.getByRole('button', { name: 'Bashko', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bashko 2 klientë në një' });
  await dialog.getByText('bar@dyfish.al').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /^Bar Dyfish/ }).check();
  await dialog.getByRole('button', { name: 'Bashko 2 klientë' }).click();
  await page.getByText('Klientët u bashkuan te Bar Dyfish').waitFor();
  expect((await clients.one(kept)).customer.email).toBe('bar@dyfish.al');
  expect((await clients.one(other)).deleted).toBe(true);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await page.getByText('Bashkimi u zhbë').waitFor();
  expect((await clients.one(kept)).customer.email).toBe('');
  expect((await clients.one(other)).deleted).toBe(false);

  await row(/Bar dyfish shpk/).waitFor();
  const { call } = await callerSignedIn(trial.address, owner);
  await call(contract.customers.remove, { selectedCustomers: [other] });
  for (const name of ['Bar Dyfish', 'Bar dyfish shpk'])
    await page.getByRole('checkbox', { name: `Zgjidh ${name}`, exact: true }).setChecked(true);
  await page.getByRole('button', { name: 'Bashko', exact: true }).click();
  await dialog.getByRole('button', { name: 'Bashko 2 klientë' }).click();
  await page.getByText('Nuk u gjet.').first().waitFor();
  expect(await page.getByText(/Nuk erdhi përgjigje/).count()).toBe(0);
});

test('on a phone the import is reached by tapping, from each list and from the navigation', async () => {
  page = await trial.enter(owner, 'Klientët', { at: '/customers', device: phone });
  const importFromSheet = async () => {
    await page.getByRole('button', { name: 'Filtrat dhe radha' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Importo' }).tap();
  };
  await importFromSheet();
  await arrivesAt(page, 'Importo klientë');
  await page.getByRole('button', { name: 'Hap navigimin' }).tap();
  await page.getByRole('navigation', { name: 'Navigimi' }).getByRole('button', { name: 'Artikuj' }).tap();
  await page.getByRole('link', { name: 'Artikujt', exact: true }).tap();
  await arrivesAt(page, 'Artikujt');
  await importFromSheet();
  await arrivesAt(page, 'Importo artikuj');
  await page.getByRole('button', { name: 'Hap navigimin' }).tap();
  const current = page.getByRole('navigation', { name: 'Navigimi' }).locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Importi']);
});

test('the list is sorted and filtered by the server, and keeps that in its address', async () => {
  await clients.add('Filtër Pasaportë', { idType: 'PASS', idNumber: 'BA1234567', town: 'Sarandë' });
  await open('/customers?f.idType=PASS&f.town=Sarandë', 'Klientët');
  await row(/Filtër Pasaportë/).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('columnheader', { name: 'Kodi' }).getByRole('button').first().click();
  await expect.poll(() => new URL(page.url()).search).toContain('clientCode');
});

test('every page is sound on a laptop and a phone, in light and in dark', { timeout: 120_000 }, async () => {
  await clients.add('Për pamjen', { idNumber: 'L91412709C', email: 'pamja@firma.al' });
  const look = async () => expect(await findingsAtBothWidths(page), page.url()).toEqual([]);
  await open('/customers?q=pamjen', 'Klientët');
  await row(/Për pamjen/).waitFor();
  await look();
  await row(/Për pamjen/).dblclick();
  await page.getByText('Shkronja e fundit nuk përputhet me shifrat.').waitFor();
  await look();
  await page.getByRole('tab', { name: 'Faturat' }).click();
  await page.getByText('Ende asnjë faturë').waitFor();
  await look();
  await page.goBack();
  await page.getByRole('link', { name: 'Klient i ri' }).first().click();
  await field('Emri').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await look();
});
