import { expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, owner } from './browser.ts';
import { Catalog } from './catalog.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const namesInDatabase = async () => {
  const rows = await trial.database<{ name: string }[]>`
    select category.name from tenant.categories category
    join platform.businesses business on business.id = category.business_id
    where business.name = 'Market Drini' and category.deleted_at is null`;
  return rows.map(({ name }) => name);
};

test('a category is added, renamed, deleted and restored with its articles', async () => {
  const page = await trial.enter(owner, 'Kategoritë', { at: '/category' });
  const row = (name: RegExp) => page.getByRole('row', { name });
  await page.getByRole('link', { name: 'Kategori e re' }).first().click();
  await arrivesAt(page, 'Kategori e re');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  expect(await violationsAtBothWidths(page), 'form').toEqual([]);
  await page.keyboard.type('Pije të stinës');
  await page.keyboard.press('Enter');
  await row(/Pije të stinës/).dblclick();
  await arrivesAt(page, 'Pije të stinës');
  await page.getByLabel('Emri i kategorisë').fill('Pije të vjeshtës');
  await page.keyboard.press('Control+s');
  await row(/Pije të vjeshtës/).waitFor();
  expect(await namesInDatabase()).toContain('Pije të vjeshtës');

  const catalog = await Catalog.of(trial.address);
  const id = await catalog.addCategory('Stinore');
  await catalog.addArticle('Shalqi', { category: [id] });
  await catalog.addArticle('Pa kategori');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Zgjidh Stinore' }).click();
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('button', { name: 'Fshi 1 kategori' }).click();
  await row(/Stinore/).waitFor({ state: 'detached' });
  expect(await namesInDatabase()).not.toContain('Stinore');
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  const articles = page.getByRole('link', { name: 'Shfaq 1 artikull te Stinore' });
  await articles.waitFor();
  expect(await violationsAtBothWidths(page), 'list').toEqual([]);
  await articles.click();
  await arrivesAt(page, 'Artikujt');
  await row(/Shalqi/).waitFor();
  expect(await row(/Pa kategori/).count()).toBe(0);
});
