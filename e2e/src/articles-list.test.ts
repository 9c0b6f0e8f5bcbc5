import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { owner, titleOf } from './browser.ts';
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

/** Typed once the list is there, as people do. */
async function find(words: string): Promise<void> {
  await page.getByRole('row').nth(1).waitFor();
  await page.getByPlaceholder('Emër, SKU, barkod').fill(words);
}

test('articles are deleted together, brought back by Undo, and from the list of deleted ones', async () => {
  await catalog.addArticle('Heqje Një');
  await catalog.addArticle('Heqje Dy');
  await open('/articles', 'Artikujt');
  await find('heqje');
  await row('Heqje Dy').waitFor();
  const removeBoth = async () => {
    await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
    await page.getByRole('button', { name: 'Fshi', exact: true }).click();
    await page.getByRole('button', { name: 'Fshi 2 artikuj' }).click();
    await row('Heqje Një').waitFor({ state: 'detached' });
  };
  await removeBoth();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await row('Heqje Një').waitFor();
  await removeBoth();
  await page.getByRole('button', { name: /^Të fshirë/ }).click();
  await row('Heqje Dy').dblclick();
  await page.getByText('Ky artikull është fshirë').waitFor();
  expect(await page.getByRole('button', { name: 'Ruaj' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ktheje' }).click();
  await page.getByRole('button', { name: 'Ruaj' }).waitFor();
});

test('the list is sorted by price and narrowed by VAT, and says so in its address', async () => {
  await catalog.addArticle('Ilaç A', { vat_id: '6', price: 12 });
  await catalog.addArticle('Ilaç B', { vat_id: '6', price: 34 });
  await open('/articles', 'Artikujt');
  await page.getByRole('button', { name: 'Shto filtër' }).click();
  await page.getByRole('menuitem', { name: 'TVSH' }).click();
  await page.getByText('6%', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/f\.vat=6/);
  await page.getByRole('columnheader', { name: /Çmimi/ }).getByRole('button').first().click();
  await page.waitForURL(/sort=price/);
  await row('Ilaç A').waitFor();
  const names = async () => (await row(/Ilaç/).allTextContents()).map((text) => /Ilaç [AB]/.exec(text)?.[0]);
  await expect.poll(names).toEqual(['Ilaç A', 'Ilaç B']);
  await page.getByRole('columnheader', { name: /Çmimi/ }).getByRole('button').first().click();
  await expect.poll(names).toEqual(['Ilaç B', 'Ilaç A']);
});

test('a price leaves in a file with its own currency', async () => {
  await catalog.addArticle('Eksport në lekë', { price: 150 });
  await catalog.addArticle('Eksport në euro', { price: 12, currency: 'EUR' });
  await open('/articles?q=eksport%20n', 'Artikujt');
  await row('Eksport në euro').waitFor();
  await page.getByRole('button', { name: 'Eksporto' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(';Çmimi;Monedha;');
  expect(csv).toMatch(/Eksport në euro;.*;12,00;EUR;/);
  expect(csv).toMatch(/Eksport në lekë;.*;150,00;ALL;/);
});

test('whoever may only read opens an article without a way to change it; whoever may not even that sees the list', async () => {
  const id = await catalog.addArticle('Vetëm lexim');
  const reader = await trial.staff.hireWith('Lexues', { articlesAndCategories: 'read' });
  page = await trial.enter(reader, 'Vetëm lexim', { at: editPath(id) });
  await page.getByText('Roli juaj i lexon artikujt, por nuk i ndryshon.').waitFor();
  expect(await field('Emri').getAttribute('readonly')).not.toBeNull();
  for (const name of ['Ruaj', 'Fshi']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Dyfisho' }).count()).toBe(0);
  const nobody = await trial.staff.hireWith('Pa leje', { configurations: 'read' });
  page = await trial.enter(nobody, 'Artikujt', { at: '/articles' });
  await find('vetëm lexim');
  await row(/Vetëm lexim/).waitFor();
  expect(await page.getByRole('link', { name: 'Artikull i ri' }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Veprime për/ }).count()).toBe(0);
});
