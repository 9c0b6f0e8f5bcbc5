import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { contentOf } from './file-on-disk.ts';
import { owner, searchList, titleOf } from './browser.ts';
import { Catalog } from './catalog.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let catalog: Catalog;
let page: Page;
beforeAll(async () => {
  catalog = await Catalog.of(trial.address);
});

const heading = (name: string) => titleOf(page, name);
const row = (name: string | RegExp) => page.getByRole('row', { name });
const field = (label: string) => page.getByLabel(label, { exact: true });
const expectNoViolations = async () => expect(await violationsAtBothWidths(page), page.url()).toEqual([]);

/** Types into the search after the list has loaded, as people do. */
async function find(words: string): Promise<void> {
  await page.getByRole('row').nth(1).waitFor();
  await searchList(page, 'Emër, SKU, barkod', words);
}

async function addByKeyboard(): Promise<void> {
  await page.getByRole('link', { name: 'Artikull i ri' }).first().focus();
  await page.keyboard.press('Enter');
  await heading('Artikull i ri').waitFor();
  await page.getByText('I lirë').waitFor();
  await page.keyboard.type('Çaj rigoni');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bimë të thata');
  await page.getByRole('option', { name: 'Shto «Bimë të thata»' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Shto «Bimë të thata»' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await field('Barkodi').focus();
  await page.keyboard.type('5301234567891');
  // A scanner sends Enter after every code.
  await page.keyboard.press('Enter');
  await field('Çmimi me TVSH').focus();
  await page.keyboard.type('180,50');
  await page.keyboard.press('Control+s');
  await page.getByText('Çaj rigoni u shtua te artikujt').waitFor();
}

async function choosePhotograph(): Promise<void> {
  const photograph = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1600;
    const context = canvas.getContext('2d');
    for (let at = 0; at < 240; at += 1) {
      if (context !== null) context.fillStyle = `hsl(${at * 7} 80% 50%)`;
      context?.fillRect((at % 20) * 120, Math.floor(at / 20) * 134, 120, 134);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const chooser = page.locator('input[type=file]');
  const notAPicture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('nothing') };
  await chooser.setInputFiles(notAPicture);
  await page.getByText('Figura nuk lexohet. Zgjidhni një PNG, JPEG ose WebP.').waitFor();
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(photograph, 'base64') };
  await chooser.setInputFiles(file);
  const shown = page.getByRole('figure', { name: 'Si duket në arkë' }).locator('img');
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('radio', { name: 'Rreth' }).check();
  await page.getByRole('radio', { name: 'Blu' }).check();
}

test('an article is added by keyboard, found by its barcode, given a photo and a shop price, deleted and restored', async () => {
  page = await trial.enter(owner, 'Artikujt', { at: '/articles' });
  await addByKeyboard();
  await find('5301234567891');
  await row(/Çaj rigoni.*5301234567891.*Bimë të thata.*20%.*180\.50/).dblclick();
  await field('Çmimi në Market Drini 2').fill('120');
  await choosePhotograph();
  await page.keyboard.press('Control+s');
  await page.getByText('Ndryshimet për Çaj rigoni u ruajtën').waitFor();
  const mark = row(/Çaj rigoni/).locator('img');
  await mark.waitFor();
  expect((await mark.getAttribute('src')) ?? '').toMatch(/^data:image\/webp/);
  await row(/Çaj rigoni/).dblclick();
  await row(/Market Drini 2 120\.00 ALL Elira Hoxha/).waitFor();
  await row(/Kudo tjetër 180\.50 ALL Elira Hoxha/).waitFor();
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await row(/Çaj rigoni/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await row(/Çaj rigoni/).waitFor();
});

test(
  'articles are exported with the currency of each price, and axe reports no violation on their pages',
  { timeout: 120_000 },
  async () => {
    const flour = await catalog.addArticle('Miell', { cost: 60 });
    const ingredients = [{ articleId: flour, quantity: 0.25 }];
    await catalog.addArticle('Petulla', { compositeProduct: true, ingredients, price: 150 });
    await catalog.addArticle('Petulla në euro', { price: 12, currency: 'EUR' });
    page = await trial.enter(owner, 'Artikujt', { at: '/articles?q=petulla' });
    await row(/Petulla në euro/).waitFor();
    await page.getByRole('button', { name: 'Eksporto' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const csv = (await contentOf(file)).toString();
    expect(csv).toContain(';Çmimi;Monedha;');
    expect(csv).toMatch(/Petulla në euro;.*;12,00;EUR;/);
    expect(csv).toMatch(/Petulla;.*;150,00;ALL;/);
    await expectNoViolations();
    await row(/Petulla \d/).dblclick();
    await row(/Kudo tjetër/).waitFor();
    await field('Sasia e Miell').waitFor();
    await expectNoViolations();
    await page.goBack();
    await page.getByRole('link', { name: 'Artikull i ri' }).first().click();
    await field('Kodi (SKU)').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
    await expectNoViolations();
  },
);

test('price labels of the selected articles are shown as a PDF, and axe reports no violation in their dialogs', async () => {
  await catalog.addArticle('Reçel fiku', { barcode: '5901234123457', price: 420 });
  await catalog.addArticle('Reçel kumbulle', { price: 380 });
  page = await trial.enter(owner, 'Artikujt', { at: '/articles?q=recel' });
  await row(/Reçel fiku/).waitFor();
  await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).check();
  await page.getByRole('button', { name: 'Etiketa', exact: true }).click();
  await field('Etiketa për çdo artikull').fill('6');
  await expectNoViolations();
  await page.getByRole('button', { name: 'Shiko dhe printo' }).click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await expectNoViolations();
});
