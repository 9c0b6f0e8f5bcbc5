import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { focusedField, owner, titleOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => titleOf(page, name);
const row = (name: string | RegExp) => page.getByRole('row', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
}

test('a shop is opened by keyboard alone, with its town and country from lists', async () => {
  await open('/settings?section=shops', 'Dyqanet');
  await page.getByRole('link', { name: 'Dyqan i ri' }).click();
  await heading('Dyqan i ri').waitFor();
  await page.keyboard.type('Market Drini Durrës');
  await page.keyboard.press('Tab');
  await page.keyboard.type('xy123ab456');
  await page.getByLabel('Adresa').focus();
  await page.keyboard.type('Rr. Taulantia 5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('durr');
  await page.getByRole('option', { name: 'Durrës' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('combobox', { name: 'Qyteti' }).inputValue()).toBe('Durrës');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('kosove');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Telefoni').fill('+355 69 123 4567');
  await page.keyboard.press('Control+s');
  await row(/Market Drini Durrës xy123ab456 Rr. Taulantia 5 Durrës, Kosovë/).waitFor();
  await page.getByText('Dyqani u ruajt me sukses!').waitFor();
});

test('each field of a shop says what is wrong with it', async () => {
  await open('/shops/add-shop', 'Dyqan i ri');
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByText('Kjo fushë është e detyrueshme.').count()).toBe(3);
  await expect.poll(() => focusedField(page)).toBe('name');
  await page.getByLabel('Kodi i njësisë së biznesit').fill('12');
  await page.getByLabel('Telefoni').fill('069 12');
  await page.getByLabel('Emri', { exact: true }).fill('x'.repeat(201));
  await page.getByLabel('Adresa').fill('Rr. 1');
  await page.getByRole('combobox', { name: 'Qyteti' }).fill('Fier');
  await page.keyboard.press('Control+s');
  await page.getByText('Kodi i njësisë së biznesit ka formën xy123ab456.').waitFor();
  await page.getByText('Numri i telefonit duhet të ketë të paktën 12 karaktere.').waitFor();
  await page.getByText('Lejohen deri në 200 karaktere.').waitFor();
  await page.getByLabel('Emri', { exact: true }).fill('Market Drini');
  await page.getByLabel('Kodi i njësisë së biznesit').fill('');
  await page.getByLabel('Telefoni').fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Keni tashmë një dyqan me këtë emër.').waitFor();
  const { call } = await callerSignedIn(trial.address, owner);
  const taken = (await call(contract.shops.list, {})).shops.find(({ bUnit }) => bUnit !== '')?.bUnit ?? '';
  await page.getByLabel('Emri', { exact: true }).fill('Market Drini Kavajë');
  await page.getByLabel('Kodi i njësisë së biznesit').fill(taken);
  await page.getByLabel('Adresa').fill('x'.repeat(201));
  await page.keyboard.press('Control+s');
  await page.getByText('Lejohen deri në 200 karaktere.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('address');
  await page.getByLabel('Adresa').fill('Rr. 1');
  await page.keyboard.press('Control+s');
  await page.getByText('Ky kod i njësisë së biznesit i është dhënë një dyqani tjetër.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('bUnit');
});

test('a shop is hidden and shown again, and one always stays', async () => {
  await open('/settings?section=shops', 'Dyqanet');
  await button('Fshih Market Drini 2').click();
  await page.getByText('Market Drini 2 u fsheh').waitFor();
  await row(/Market Drini 2.*I fshehur/).waitFor();
  await button('Zhbëj').click();
  await button('Fshih Market Drini 2').waitFor();

  const visible = page.getByRole('button', { name: /^Fshih / });
  for (let left = await visible.count(); left > 1; left -= 1) {
    await visible.first().click();
    await expect.poll(() => visible.count()).toBe(left - 1);
  }
  await visible.first().click();
  await page.getByText('Duhet të mbetet të paktën një dyqan i dukshëm.').waitFor();
  const hidden = page.getByRole('button', { name: /^Shfaq / });
  for (let left = await hidden.count(); left > 0; left -= 1) {
    await hidden.first().click();
    await expect.poll(() => hidden.count()).toBe(left - 1);
  }
});

test('a shop that someone else changed meanwhile is not overwritten, and nothing typed is lost', async () => {
  await open('/settings?section=shops', 'Dyqanet');
  await page.getByRole('link', { name: 'Ndrysho Market Drini 2' }).click();
  await heading('Market Drini 2').waitFor();
  const { call } = await callerSignedIn(trial.address, owner);
  const shop = (await call(contract.shops.list, {})).shops.find(({ name }) => name === 'Market Drini 2');
  if (shop === undefined) throw new Error('there is no Market Drini 2');
  await call(contract.shops.edit, { ...shop, shopId: shop._id, phoneNumber: '+355 4 222 3344' });
  await page.getByLabel('Adresa').fill('Rr. ime 2');
  await page.keyboard.press('Control+s');
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await button('Ngarko versionin e ri').click();
  await expect.poll(() => page.getByLabel('Telefoni').inputValue()).toBe('+355 4 222 3344');
  expect(await page.getByLabel('Adresa').inputValue()).toBe('Rr. ime 2');
  await page.keyboard.press('Control+s');
  await row(/Market Drini 2.*Rr. ime 2/).waitFor();
});

test('a shop forbids negative stock whatever its business says, and goes back to what that says', async () => {
  await open('/settings?section=shops', 'Dyqanet');
  for (const rule of ['Nuk lejohet', 'Si biznesi', 'Lejohet']) {
    await page.getByRole('link', { name: 'Ndrysho Market Drini 2' }).click();
    await heading('Market Drini 2').waitFor();
    const choice = page.getByRole('radiogroup', { name: 'Stok negativ' });
    await choice.getByText(rule, { exact: true }).click();
    await page.keyboard.press('Control+s');
    await expect.poll(() => row(/Market Drini 2/).innerText()).toContain(rule);
  }
});

test('axe finds nothing on the form of a shop', async () => {
  await open('/settings?section=shops', 'Dyqanet');
  await page.getByRole('link', { name: 'Ndrysho Market Drini 2' }).click();
  await heading('Market Drini 2').waitFor();
  expect(await findingsAtBothWidths(page), 'of one that is').toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'Dyqan i ri' }).click();
  await heading('Dyqan i ri').waitFor();
  expect(await findingsAtBothWidths(page), 'of a new one').toEqual([]);
});
