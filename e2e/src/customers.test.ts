import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations, violationsAtBothWidths } from './axe-violations.ts';
import { focusedField, owner, searchList, titleOf } from './browser.ts';
import { Clients } from './clients.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let clients: Clients;
let page: Page;
beforeAll(async () => {
  clients = await Clients.of(trial.address, owner);
});

const row = (name: string | RegExp) => page.getByRole('row', { name });
const find = (words: string) => searchList(page, 'Emër, NIPT, kod, telefon', words);

/** Adds a customer and returns the code that the form proposed for it. */
async function addByKeyboard(): Promise<string> {
  await page.getByRole('link', { name: 'Klient i ri' }).first().focus();
  await page.keyboard.press('Enter');
  await titleOf(page, 'Klient i ri').waitFor();
  await expect.poll(() => focusedField(page)).toBe('idNumber');
  await page.keyboard.type('al l91412709b');
  // Skips the button that looks the NIPT up at the tax authority.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Furra Dyfishe');
  const proposal = (await page.getByText(/Bosh: merr kodin/).textContent()) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('069 123 4567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('furra@cajupi.al');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rruga e Durrësit 1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tira');
  await page.getByRole('option', { name: 'Tiranë' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('Klienti u ruajt me sukses!').waitFor();
  return /merr kodin (N\d{5})/.exec(proposal)?.[1] ?? '';
}

test('a customer is added by keyboard, found by its NIPT and merged with another customer, and Undo reverts the merge', async () => {
  const other = await clients.add('Furra Dyfishe shpk');
  page = await trial.enter(owner, 'Klientët', { at: '/customers' });
  const proposed = await addByKeyboard();
  await find('l91412709b');
  await row(new RegExp(`Furra Dyfishe ${proposed} NIPT L91412709B.*Tiranë`)).waitFor();
  await find('furra dyfishe');
  await row(/Furra Dyfishe shpk/).waitFor();
  for (const name of ['Zgjidh Furra Dyfishe', 'Zgjidh Furra Dyfishe shpk'])
    await page.getByRole('checkbox', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Bashko', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bashko 2 klientë në një' });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: new RegExp(`^Furra Dyfishe ${proposed}`) }).check();
  await dialog.getByRole('button', { name: 'Bashko 2 klientë' }).click();
  await page.getByText('Klientët u bashkuan te Furra Dyfishe').waitFor();
  expect((await clients.one(other)).deleted).toBe(true);
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await page.getByText('Bashkimi u zhbë').waitFor();
  expect((await clients.one(other)).deleted).toBe(false);
});

test(
  'every customer page is accessible on a laptop and a phone, in light and in dark',
  { timeout: 120_000 },
  async () => {
    await clients.add('Për pamjen', { idNumber: 'L91412709C', email: 'pamja@firma.al' });
    const expectNoViolations = async () => expect(await violationsAtBothWidths(page), page.url()).toEqual([]);
    page = await trial.enter(owner, 'Klientët', { at: '/customers?q=pamjen' });
    await row(/Për pamjen/).waitFor();
    await expectNoViolations();
    await row(/Për pamjen/).dblclick();
    await page.getByText('Shkronja e fundit nuk përputhet me shifrat.').waitFor();
    await expectNoViolations();
    await page.getByRole('tab', { name: 'Faturat' }).click();
    await page.getByText('Ende asnjë faturë').waitFor();
    await expectNoViolations();
    await page.goBack();
    await page.getByRole('link', { name: 'Klient i ri' }).first().click();
    await page.getByLabel('Emri', { exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
    await expectNoViolations();
  },
);
