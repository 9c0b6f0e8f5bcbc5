import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { focusedField, owner, titleOf } from './browser.ts';
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
const editPath = (id: string) => `/articles/edit-article/${id}`;

async function open(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
  await heading(title).waitFor();
}

/** The form stands when it has proposed a code. */
async function openNew(): Promise<void> {
  await open('/articles/add-article', 'Artikull i ri');
  await field('Kodi (SKU)').waitFor();
}

/** Typed once the list is there, as people do. */
async function find(words: string): Promise<void> {
  await page.getByRole('row').nth(1).waitFor();
  await page.getByPlaceholder('Emër, SKU, barkod').fill(words);
}

test('an article is added by keyboard alone, with a new category, and is found by its barcode', async () => {
  await open('/articles', 'Artikujt');
  await page.getByRole('link', { name: 'Artikull i ri' }).first().focus();
  await page.keyboard.press('Enter');
  await heading('Artikull i ri').waitFor();
  await page.getByText('I lirë').waitFor();
  await page.keyboard.type('Çaj mali');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bimë të thata');
  await page.getByRole('option', { name: 'Shto «Bimë të thata»' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Shto «Bimë të thata»' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await field('Barkodi').focus();
  await page.keyboard.type('5301234567891');
  // What a scanner sends after every code.
  await page.keyboard.press('Enter');
  await expect.poll(() => heading('Artikull i ri').count()).toBe(1);
  await field('Çmimi me TVSH').focus();
  await page.keyboard.type('180,50');
  await page.keyboard.press('Control+s');
  await page.getByText('Çaj mali u shtua te artikujt').waitFor();
  await heading('Artikujt').waitFor();
  await find('5301234567891');
  await row(/Çaj mali.*5301234567891.*Bimë të thata.*20%.*180\.50/).waitFor();
});

test('what is missing or wrong is said beside its field before anything is sent', async () => {
  await openNew();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await field('Kodi (SKU)').fill('');
  await field('Barkodi').fill('53 01#');
  await page.keyboard.press('Control+s');
  await page.getByText('Barkodi ka vetëm shkronja, shifra dhe - . / + % $ *').waitFor();
  await expect.poll(() => page.getByText('Kjo fushë është e detyrueshme.').count()).toBe(3);
  await expect.poll(() => focusedField(page)).toBe('name');
  await field('Çmimi me TVSH').fill('0');
  await page.getByText('Vlera duhet të jetë më e madhe se zero.').waitFor();
  await field('Çmimi me TVSH').fill('99999999999');
  await page.getByText('Lejohen deri në 10 shifra para presjes.').waitFor();
  await field('Emri').fill('a'.repeat(201));
  await page.getByText('Lejohen deri në 200 karaktere.').waitFor();
  await page.getByRole('switch', { name: 'Artikull i përbërë' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await page.getByText('Zgjidhni të paktën një përbërës.').waitFor();
  expect(sent).not.toContain('/api/main/add-article');
});

test('a comma parts the decimals, never more than a price may have; a code that is taken is told while it is typed, and another proposed', async () => {
  const id = await catalog.addArticle('Me kod', { barcode: '5309876543210' });
  const { sku } = await catalog.article(id);
  await openNew();
  await field('Çmimi me TVSH').click();
  await page.keyboard.type('1250,999');
  expect(await field('Çmimi me TVSH').inputValue()).toBe('1\u00A0250.99');
  await field('Kosto pa TVSH').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12,3456');
  await page.getByText('Marzhi 98.8%').waitFor();
  await page.keyboard.press('Tab');
  expect(await field('Kosto pa TVSH').inputValue()).toBe('12.345');

  const proposed = await field('Kodi (SKU)').inputValue();
  expect(proposed).not.toBe(sku);
  await page.getByText('I lirë').waitFor();
  await field('Kodi (SKU)').fill(sku);
  await page.getByText('Ky kod SKU është i zënë: Me kod.').waitFor();
  await field('Barkodi').fill('5309876543210');
  await page.getByText('Ky barkod është i zënë: Me kod.').waitFor();
  await page.getByRole('button', { name: 'Propozo kod tjetër' }).click();
  await page.getByText('Ky kod SKU është i zënë: Me kod.').waitFor({ state: 'detached' });
  await field('Emri').fill('Tjetri');
  await page.keyboard.press('Control+s');
  await page.getByText('Ky barkod është i zënë: Me kod.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('barcode');
});

test('a shop has a price of its own, and the history says who changed it where and when', async () => {
  const id = await catalog.addArticle('Ujë me gaz');
  await open(editPath(id), 'Ujë me gaz');
  await field('Çmimi në Market Drini 2').fill('120');
  await page.getByText('+20.00').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Ndryshimet për Ujë me gaz u ruajtën').waitFor();
  await find('ujë me gaz');
  await row(/Ujë me gaz/).dblclick();
  await page.getByRole('row', { name: /Market Drini 2 120\.00 ALL Elira Hoxha/ }).waitFor();
  await page.getByRole('row', { name: /Kudo tjetër 100\.00 ALL Elira Hoxha/ }).waitFor();
  await field('Çmimi në Market Drini 2').fill('');
  await page.keyboard.press('Control+s');
  await row(/Ujë me gaz/).dblclick();
  await page.getByRole('row', { name: /Market Drini 2 çmimi i përgjithshëm Elira Hoxha/ }).waitFor();
  expect((await catalog.article(id)).byShops).toEqual([]);
});

test('a photograph is made small in the browser and stands on the key and in the list', async () => {
  await openNew();
  await field('Emri').fill('Me foto');
  await field('Çmimi me TVSH').fill('50');
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
  await page.keyboard.press('Control+s');
  await find('me foto');
  const mark = row(/Me foto/).locator('img');
  await mark.waitFor();
  expect((await mark.getAttribute('src')) ?? '').toMatch(/^data:image\/webp/);
});

test('a unit of the official list is added where it is needed', async () => {
  await openNew();
  await field('Emri').fill('Gurë dekori');
  await field('Çmimi me TVSH').fill('900');
  await page.getByRole('combobox', { name: 'Njësia' }).click();
  await page.getByRole('combobox', { name: 'Njësia' }).fill('metër kub');
  const adding = new Promise<Route>((resolve) => {
    void page.route('**/add-unit', resolve);
  });
  await page.getByRole('option', { name: 'metër kub (MTQ)' }).click();
  // Whoever saves before it is there saves it all the same.
  await page.keyboard.press('Control+s');
  await (await adding).continue();
  await find('dekori');
  await expect.poll(() => row(/Gurë dekori.*metër kub/).count()).toBe(1);
});

test('whoever saves second is told, and keeps what they typed when they take what the first saved', async () => {
  const id = await catalog.addArticle('I dyve');
  await open(editPath(id), 'I dyve');
  await field('Çmimi me TVSH').fill('250');
  await catalog.changeArticle(id, { name: 'I dyve, i ri' });
  await page.keyboard.press('Control+s');
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
  await expect.poll(() => field('Emri').inputValue()).toBe('I dyve, i ri');
  expect(await field('Çmimi me TVSH').inputValue()).toBe('250.00');
  await page.keyboard.press('Control+s');
  await page.getByText('Ndryshimet për I dyve, i ri u ruajtën').waitFor();
  expect(await catalog.article(id)).toMatchObject({ name: 'I dyve, i ri', price: 250 });
});

test('a copy begins like its original with codes of its own', async () => {
  const id = await catalog.addArticle('Origjinali', { barcode: '5300000000017', price: 77 });
  await open(editPath(id), 'Origjinali');
  await page.getByRole('link', { name: 'Dyfisho' }).click();
  await heading('Artikull i ri').waitFor();
  expect(await field('Emri').inputValue()).toBe('Origjinali (kopje)');
  expect(await field('Barkodi').inputValue()).toBe('');
  // Nobody has saved it yet, so it is not left unasked.
  await page.getByText(/ndryshime të paruajtura/).waitFor();
  await page.getByRole('link', { name: 'Artikujt', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Largohu pa ruajtur?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await page.getByText('Origjinali (kopje) u shtua te artikujt').waitFor();
});

test('axe finds nothing on the pages of articles', { timeout: 120_000 }, async () => {
  const flour = await catalog.addArticle('Miell', { cost: 60 });
  await catalog.addArticle('Petulla', {
    compositeProduct: true,
    ingredients: [{ articleId: flour, quantity: 0.25 }],
  });
  const look = async () => expect(await findingsAtBothWidths(page), page.url()).toEqual([]);
  await open('/articles?q=petulla', 'Artikujt');
  await row(/Petulla/).waitFor();
  await look();
  await row(/Petulla/).dblclick();
  await page.getByRole('row', { name: /Kudo tjetër/ }).waitFor();
  await field('Sasia e Miell').waitFor();
  await look();
  await page.goBack();
  await page.getByRole('link', { name: 'Artikull i ri' }).first().click();
  await field('Kodi (SKU)').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
  await look();
});
