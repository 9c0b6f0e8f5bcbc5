import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
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

test('a composite article costs what its ingredients cost, and one chosen again counts one more', async () => {
  await catalog.addArticle('Kokrra kafeje', { cost: 1416.67, useForProcessing: true });
  await catalog.addArticle('Qumësht lope', { cost: 138.2, useForProcessing: true });
  await openNew();
  await field('Emri').fill('Makiato');
  await field('Çmimi me TVSH').fill('140');
  await page.getByRole('switch', { name: 'Artikull i përbërë' }).click();
  const picker = page.getByRole('combobox', { name: 'Shto përbërës' });
  const choose = async (words: string, name: RegExp) => {
    await picker.fill(words);
    await page.getByRole('option', { name }).click();
  };
  await choose('kokrra', /^Kokrra kafeje/);
  await choose('qumesht', /^Qumësht lope/);
  await choose('kokrra', /^Kokrra kafeje/);
  expect(await field('Sasia e Kokrra kafeje').inputValue()).toBe('2.000');
  const type = async (label: string, quantity: string) => {
    await field(label).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(quantity);
  };
  await type('Sasia e Kokrra kafeje', '0,008');
  await type('Sasia e Qumësht lope', '0,06');
  await page.getByRole('row', { name: /Kosto e përbërësve 19\.625/ }).waitFor();
  await page.getByText('nga përbërësit; marzhi 83.2%').waitFor();
  await type('Sasia e Qumësht lope', '0');
  await page.keyboard.press('Tab');
  await page.getByText('Vlera duhet të jetë më e madhe se zero.').waitFor();
  await field('Sasia e Qumësht lope').fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await type('Sasia e Qumësht lope', '0,06');
  await page.keyboard.press('Control+s');
  await find('makiato');
  await row(/Makiato.*19\.625.*140\.00/).waitFor();
});

test('what was typed into a recipe stops nobody once the article is not composite', async () => {
  const salt = await catalog.addArticle('Kripë', { useForProcessing: true });
  const id = await catalog.addArticle('Supë', {
    compositeProduct: true,
    useProduction: true,
    ingredients: [{ articleId: salt, quantity: 1 }],
  });
  await open(editPath(id), 'Supë');
  await field('Sasia e Kripë').fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  const composite = page.getByRole('switch', { name: 'Artikull i përbërë' });
  await composite.click();
  await composite.click();
  // What was typed is still there for whoever thinks again.
  expect(await field('Sasia e Kripë').inputValue()).toBe('');
  await composite.click();
  await page.keyboard.press('Control+s');
  await page.getByText('Ndryshimet për Supë u ruajtën').waitFor();
  expect(await catalog.article(id)).toMatchObject({
    compositeProduct: false,
    useProduction: false,
    ingredients: [],
  });
});

test('an article that goes into another is neither deleted nor made of it, and is told where it says what it is made of', async () => {
  const dough = await catalog.addArticle('Brumë');
  const bread = await catalog.addArticle('Bukë e brumit', {
    useForProcessing: true,
    compositeProduct: true,
    ingredients: [{ articleId: dough, quantity: 1 }],
  });
  await open(editPath(dough), 'Brumë');
  await page.getByRole('button', { name: 'Fshi' }).click();
  await page.getByText('Artikulli është përbërës i një artikulli tjetër.').first().waitFor();
  expect((await catalog.article(dough)).deleted).toBe(false);
  await page.getByRole('switch', { name: 'Artikull i përbërë' }).click();
  await page.getByRole('combobox', { name: 'Shto përbërës' }).fill('bukë e');
  await page.getByRole('option', { name: /^Bukë e brumit/ }).click();
  await field('Sasia e Bukë e brumit').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Artikulli nuk mund të përbëhet nga vetja, as përmes përbërësve të tij.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('ingredients');
  expect((await catalog.article(bread)).ingredients).toHaveLength(1);
});
