import type { Page } from 'playwright-core';
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
const nameField = () => page.getByLabel('Emri i kategorisë');

async function open(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
  await heading(title).waitFor();
}

test('a category is added and renamed by keyboard alone', async () => {
  await open('/category', 'Kategoritë');
  await page.getByRole('link', { name: 'Kategori e re' }).first().focus();
  await page.keyboard.press('Enter');
  await heading('Kategori e re').waitFor();
  await page.keyboard.type('Pije të stinës');
  await page.keyboard.press('Enter');
  await page.getByText('Kategoria Pije të stinës u shtua').waitFor();
  await row(/Pije të stinës/).waitFor();
  await row(/Pije të stinës/).focus();
  await page.keyboard.press('Enter');
  await heading('Pije të stinës').waitFor();
  await nameField().press('Control+a');
  await page.keyboard.type('Pije të vjeshtës');
  await page.keyboard.press('Control+s');
  await row(/Pije të vjeshtës/).waitFor();
  expect(await row(/Pije të stinës/).count()).toBe(0);
});

test('a name that is missing, too long or taken is told beside it', async () => {
  await catalog.addCategory('Emër i zënë');
  await open('/category/add-category', 'Kategori e re');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await nameField().fill('a'.repeat(101));
  await page.getByText('Lejohen deri në 100 karaktere.').waitFor();
  await nameField().fill('emër i zënë');
  await page.keyboard.press('Control+s');
  await page.getByText('Keni tashmë një kategori me këtë emër.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('categoryDesc');
});

test('the number of articles leads to just those', async () => {
  const id = await catalog.addCategory('Revista');
  await catalog.addArticle('Paketë e kuqe', { category: [id] });
  await catalog.addArticle('Pa kategori');
  await open('/category', 'Kategoritë');
  await page.getByRole('link', { name: 'Shfaq 1 artikull te Revista' }).click();
  await heading('Artikujt').waitFor();
  await row(/Paketë e kuqe/).waitFor();
  expect(await row(/Pa kategori/).count()).toBe(0);
  await page
    .getByRole('button', { name: /Kategoria.*Revista/ })
    .first()
    .waitFor();
});

test('a deleted category leaves its articles; Undo brings it back with them, and the list of the deleted brings back several', async () => {
  const id = await catalog.addCategory('Stinore');
  await catalog.addArticle('Shalqi', { category: [id] });
  await catalog.addCategory('Kthim Një');
  await catalog.addCategory('Kthim Dy');
  await open('/category', 'Kategoritë');
  await page.getByRole('checkbox', { name: 'Zgjidh Stinore' }).click();
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('button', { name: 'Fshi 1 kategori' }).click();
  await row(/Stinore/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await row(/Stinore.*1/).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Shfaq 1 artikull te Stinore' }).count()).toBe(1);

  for (const name of ['Kthim Një', 'Kthim Dy'])
    await page.getByRole('checkbox', { name: `Zgjidh ${name}` }).click();
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('button', { name: 'Fshi 2 kategori' }).click();
  await row(/Kthim Një/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Të fshira/ }).click();
  for (const name of ['Kthim Një', 'Kthim Dy'])
    await page.getByRole('checkbox', { name: `Zgjidh ${name}` }).click();
  await page.getByRole('button', { name: 'Ktheji', exact: true }).click();
  await page.getByText('2 kategori u kthyen').waitFor();
  await page.getByRole('button', { name: /^Në përdorim/ }).click();
  await row(/Kthim Një/).waitFor();
  await expect.poll(() => row(/Kthim/).count()).toBe(2);
});

test('whoever saves second is told and keeps what they typed; what was deleted meanwhile is said to be', async () => {
  const changed = await catalog.addCategory('E dyve');
  const id = await catalog.addCategory('E ikur');
  await open(`/category/edit-category/${changed}`, 'E dyve');
  await nameField().fill('E para');
  await catalog.renameCategory(changed, 'E tyre sot');
  await page.keyboard.press('Control+s');
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor({ state: 'detached' });
  expect(await nameField().inputValue()).toBe('E para');
  await page.keyboard.press('Control+s');
  await row(/E para/).waitFor();

  await row(/E ikur/).dblclick();
  await heading('E ikur').waitFor();
  await nameField().fill('E imja');
  // What was typed is asked about before it is deleted here.
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('dialog', { name: 'Largohu pa ruajtur?' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await nameField().inputValue()).toBe('E imja');
  await catalog.renameCategory(id, 'E tyre');
  await page.keyboard.press('Control+s');
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await catalog.removeCategory(id);
  await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
  await page.getByText('E ikur është fshirë').waitFor();
  await heading('Kategoritë').waitFor();
});

test('whoever may only read sees no way to change and is led away from the form', async () => {
  await catalog.addCategory('Vetëm për t’u parë');
  const reader = await trial.staff.hireWith('Lexues', { articlesAndCategories: 'read' });
  page = await trial.enter(reader, 'Kategoritë', { at: '/category?q=vetem' });
  await row(/Vetëm për t’u parë/).waitFor();
  expect(await page.getByRole('link', { name: 'Kategori e re' }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.goto(`${trial.address}/category/add-category`);
  await page.waitForURL((url) => url.pathname !== '/category/add-category');
});

test('axe finds nothing on the pages of categories', async () => {
  const id = await catalog.addCategory('Për axe');
  await catalog.addArticle('Në kategori', { category: [id] });
  await open('/category', 'Kategoritë');
  await row(/Për axe/).waitFor();
  expect(await findingsAtBothWidths(page), 'list').toEqual([]);
  await row(/Për axe/).dblclick();
  await nameField().fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  expect(await findingsAtBothWidths(page), 'form').toEqual([]);
});
