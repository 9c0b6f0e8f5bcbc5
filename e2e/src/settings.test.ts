import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, demoPassword, owner, titleOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;
beforeEach(async () => {
  page = await trial.enter(owner, 'Të dhënat e biznesit', { at: '/settings?section=business' });
});

const heading = (name: string) => titleOf(page, name);
const row = (name: RegExp) => page.getByRole('row', { name });
const sections = () => page.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const saved = () => page.getByText('Konfigurimi u ruajt me sukses!');

const checkedSections = new Set<string>();

/** Opens a section, and runs axe on it the first time. */
async function goTo(title: string): Promise<void> {
  await sections().getByRole('link', { name: title, exact: true }).click();
  await heading(title).waitFor();
  await page.getByText('Po ngarkohet').waitFor({ state: 'detached' });
  if (checkedSections.has(title)) return;
  checkedSections.add(title);
  expect(await violationsAtBothWidths(page), title).toEqual([]);
}

async function chooseLogo(): Promise<void> {
  await goTo('Logo');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 52 } });
  const give = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await button('Zgjidh figurë').click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  };
  await give(Buffer.from('nuk jam figurë'));
  await page.getByText('Figura nuk lexohet. Zgjidhni një PNG, JPEG ose WebP.').waitFor();
  await give(picture);
  const logo = page.getByRole('figure', { name: 'Si del fatura' }).locator('img');
  await logo.waitFor();
  await page.getByRole('button', { name: /Hiq/ }).click();
  await page.getByText('Logo u hoq').waitFor();
  await logo.waitFor({ state: 'detached' });
  await button('Zhbëj').click();
  await logo.waitFor();
  expect(await logo.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
}

const switches = [
  ['Printimi', /Kodi QR i pagesës/],
  ['Printimi', /Tabela e TVSH-së/],
  ['Magazina', /Lejo stok negativ/],
  ['Magazina', /Grupo artikujt sipas emrit/],
] as const;

/** Clicks the switch; returns its new state after the server has saved it. */
async function flip(section: string, name: RegExp): Promise<boolean> {
  await goTo(section);
  const setting = page.getByRole('switch', { name });
  const before = await setting.isChecked();
  const reply = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await setting.click();
  await reply;
  await expect.poll(() => setting.isChecked(), { message: section }).toBe(!before);
  return !before;
}

test(
  'the data of the business, the logo and the settings of printing and stock are the same after a reload',
  { timeout: 180_000 },
  async () => {
    await field('Emri i biznesit').fill('Market Drini i Ri');
    await field('Telefoni').fill('+355 4 222 3344');
    await page.keyboard.press('Control+s');
    await saved().waitFor();
    await page.getByRole('banner').getByText('Market Drini i Ri').waitFor();
    await chooseLogo();
    const flipped: boolean[] = [];
    for (const [section, name] of switches) flipped.push(await flip(section, name));
    await page.reload();
    for (const [place, [section, name]] of switches.entries()) {
      await goTo(section);
      const setting = page.getByRole('switch', { name });
      await expect.poll(() => setting.isChecked(), { message: String(name) }).toBe(flipped[place]);
    }
    await goTo('Logo');
    await page.getByRole('figure', { name: 'Si del fatura' }).locator('img').waitFor();
    await goTo('Të dhënat e biznesit');
    await expect.poll(() => field('Telefoni').inputValue()).toBe('+355 4 222 3344');
  },
);

async function savePortalPassword(): Promise<void> {
  await goTo('Self-Care');
  await page.getByText('asnjëherë').waitFor();
  await field('Fjalëkalimi i ri i portalit').fill('Portali-1');
  await page.keyboard.press('Enter');
  await page.getByText('I ruajtur').waitFor();
  await button('Shfaq fjalëkalimin').click();
  const dialog = page.getByRole('dialog', { name: 'Shfaq fjalëkalimin e portalit' });
  await dialog.getByLabel('Fjalëkalimi juaj').fill(demoPassword);
  await page.keyboard.press('Enter');
  expect(await dialog.getByText('Portali-1').textContent()).toBe('Portali-1');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function postComment(): Promise<void> {
  await goTo('Komente');
  const csv = await fileOnDisk(page, 'lista.csv', Buffer.from('emri;sasia\nBukë;2\n'));
  const chooser = page.waitForEvent('filechooser');
  await button('Bashkëngjit skedarë').click();
  await (await chooser).setFiles(csv);
  await field('Komenti').fill('Inventari i nëntorit');
  await button('Posto komentin').click();
  await page.getByRole('listitem').filter({ hasText: 'Inventari i nëntorit' }).waitFor();
  const download = page.waitForEvent('download');
  await button('Shkarko lista.csv').click();
  expect((await download).suggestedFilename()).toBe('lista.csv');
}

test(
  'the password of the portal, a comment with its file, a unit and a currency are saved',
  { timeout: 180_000 },
  async () => {
    await savePortalPassword();
    await goTo('TVSH');
    await goTo('Njësitë');
    await button('Njësi e re').click();
    await page.keyboard.type('tabaka');
    await page.keyboard.press('Enter');
    await row(/tabaka/).waitFor();
    await goTo('Monedhat');
    await button('Shto monedhë').click();
    const dialog = page.getByRole('dialog', { name: 'Monedhë e re' });
    await dialog.getByRole('combobox', { name: 'Monedha' }).fill('korona suede');
    await page.getByRole('option', { name: 'SEK – Korona suedeze' }).click();
    await dialog.getByLabel('Kursi').fill('8.50');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await field('Kursi i SEK').fill('9.10');
    await page.keyboard.press('Control+s');
    await page.getByText('1 kurs u ruajt').waitFor();
    await button('Historia e SEK').click();
    const history = page.getByRole('dialog', { name: /Historia e SEK/ });
    await history.getByRole('figure', { name: /nga 8.50 në 9.10/ }).waitFor();
    expect(await history.getByRole('row').count()).toBe(3);
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
    await postComment();
  },
);

test('a bank account is added and changed', async () => {
  const intesa = 'AL18 2081 1008 0000 0200 0011 2233';
  await page.goto(`${trial.address}/accounts/addEditAccount`);
  await arrivesAt(page, 'Llogari e re bankare');
  expect(await violationsAtBothWidths(page), 'form').toEqual([]);
  await page.getByLabel('IBAN').fill(intesa);
  await page.keyboard.press('Control+s');
  await row(/Intesa/).waitFor();
  expect(await violationsAtBothWidths(page), 'list').toEqual([]);
  await row(/Intesa/).dblclick();
  await arrivesAt(page, 'Ndrysho llogarinë bankare');
  await page.getByRole('combobox', { name: 'Monedha' }).click();
  await page.getByRole('combobox', { name: 'Monedha' }).fill('euro');
  await page.getByRole('option', { name: 'EUR – Euroja' }).click();
  await page.keyboard.press('Control+s');
  await row(/Intesa.*EUR/).waitFor();
});

test('a shop is added, changed and hidden, and the lists of tills mark the hidden shop', async () => {
  await goTo('Llogaritë bankare');
  await goTo('Dyqanet');
  await page.getByRole('link', { name: 'Dyqan i ri' }).click();
  await arrivesAt(page, 'Dyqan i ri');
  expect(await violationsAtBothWidths(page), 'form of a shop').toEqual([]);
  await field('Emri').fill('Market Drini Durrës');
  await page.getByLabel('Adresa').fill('Rr. Taulantia 5');
  await page.getByRole('combobox', { name: 'Qyteti' }).fill('Durrës');
  await page.keyboard.press('Control+s');
  await row(/Market Drini Durrës.*Rr. Taulantia 5 Durrës/).waitFor();
  await page.getByRole('link', { name: 'Ndrysho Market Drini 2' }).click();
  await arrivesAt(page, 'Market Drini 2');
  await page.getByLabel('Adresa').fill('Rr. ime 2');
  await page.keyboard.press('Control+s');
  await row(/Market Drini 2.*Rr. ime 2/).waitFor();
  await button('Fshih Market Drini 2').click();
  await button('Shfaq Market Drini 2').waitFor();

  for (const [title, till, code] of [
    ['POS', 'Arka 1, Market Drini 2', 'ab111cd222'],
    ['ePOS', 'ePOS, Market Drini 2', 'ab111cd333'],
  ] as const) {
    await goTo(title);
    await page.getByRole('link', { name: `Ndrysho ${till}`, exact: true }).click();
    await arrivesAt(page, till);
    expect(await violationsAtBothWidths(page), `form of a ${title}`).toEqual([]);
    await field('Kodi i arkës (TCR)').fill(code);
    await page.keyboard.press('Control+s');
    await row(new RegExp(`${till} Market Drini 2 .i fshehur. ${code}`)).waitFor();
  }
  await goTo('Dyqanet');
  await button('Shfaq Market Drini 2').click();
  await button('Fshih Market Drini 2').waitFor();
  const { call } = await callerSignedIn(trial.address, owner);
  const { shops } = await call(contract.shops.list, {});
  expect(shops.filter(({ hidden }) => hidden)).toEqual([]);
});
