import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivesAt, overflowOf, owner, pathOf, phone } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

async function open(): Promise<void> {
  page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await page.getByText('1–15 nga').waitFor();
}

const focusedRow = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');

test('Back returns to the page of the list one came from, and to its filter', async () => {
  await open();
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await page.getByText('16–30 nga').waitFor();
  const secondPage = page.url();
  await page.getByPlaceholder('Emër, objekt, kod kërkese').fill('Besnik');
  await page.waitForURL(/q=Besnik/);
  await page.getByText('1–15 nga').waitFor();
  await page.goBack();
  await page.waitForURL(secondPage);
  await page.getByText('16–30 nga').waitFor();
  expect(await page.getByPlaceholder('Emër, objekt, kod kërkese').inputValue()).toBe('');
});

test('the list is used by keyboard alone, and the palette opens with Ctrl K and goes where it is told', async () => {
  await open();
  await page.keyboard.press('/');
  await page.keyboard.type('Elira');
  await page.waitForURL(/q=Elira/);
  await page.getByRole('row').filter({ hasText: 'Besnik' }).first().waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(focusedRow).toContain('Elira');
  const first = await focusedRow();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focusedRow).not.toBe(first);
  await page.keyboard.press('Home');
  await expect.poll(focusedRow).toBe(first);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('rolet');
  await page.getByRole('option', { name: /Rolet/ }).waitFor();
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'detached' });
  await arrivesAt(page, 'Rolet');
  expect(pathOf(page)).toBe('/roles');
});

test('filters narrow the list, stay in the address, and are saved, used and removed again', async () => {
  await open();
  await page.getByRole('button', { name: 'Shto filtër' }).click();
  await page.getByRole('menuitem', { name: 'Veprimi' }).click();
  await page.getByText('Ruajti një filtër', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/f\.action=views\.add/);
  await page.reload();
  await page.getByRole('row').filter({ hasText: 'Ruajti një filtër' }).first().waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Doli nga sistemi' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Ruaj këtë filtër' }).click();
  await page.getByRole('textbox', { name: 'Emri i filtrit' }).fill('Filtrat e mi');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: 'Filtrat e mi', exact: true });
  await saved.waitFor();
  await page.getByRole('button', { name: /^Të gjitha/ }).click();
  await page.getByRole('row').filter({ hasText: 'Doli nga sistemi' }).first().waitFor();
  await saved.click();
  await page.waitForURL(/f\.action=views\.add/);

  await page.getByRole('button', { name: 'Fshi filtrin e ruajtur Filtrat e mi' }).click();
  await saved.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await saved.waitFor();
});

test('the export holds every row of the filter, as CSV and as XLSX', async () => {
  await open();
  await page.getByPlaceholder('Emër, objekt, kod kërkese').fill('Besnik');
  await page.waitForURL(/q=Besnik/);
  await page.getByRole('row').filter({ hasText: 'Elira' }).first().waitFor({ state: 'detached' });
  const total = Number(/nga\s(\d+)/.exec((await page.getByText(/1–15 nga/).textContent()) ?? '')?.[1]);
  const download = async (format: string) => {
    await page.getByRole('button', { name: 'Eksporto' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await download('CSV');
  const lines = csv.content.toString().trim().split(/\r?\n/);
  expect(csv.name).toMatch(/\.csv$/);
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes('Besnik Gjata'))).toBe(true);
  const sheet = await download('XLSX');
  expect(sheet.name).toMatch(/\.xlsx$/);
  expect(sheet.content.subarray(0, 2).toString()).toBe('PK');
});

test('columns are chosen once and follow the person to another browser', async () => {
  await open();
  await page.getByRole('button', { name: 'Kolonat' }).click();
  const kept = page.waitForResponse(/views\/activity\/layout/);
  await page.getByRole('checkbox', { name: 'Pajisja' }).click();
  await kept;
  const elsewhere = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await elsewhere.getByText('1–15 nga').waitFor();
  expect(await elsewhere.getByRole('columnheader', { name: 'Pajisja' }).count()).toBe(0);
});

test('on a phone rows are cards, nothing scrolls sideways, and the drawer leads to pages', async () => {
  const small = await trial.enter(owner, 'Veprimtaria', { at: '/activity', device: phone });
  await small.getByText('Elira Hoxha').first().waitFor();
  expect(await overflowOf(small)).toBeLessThanOrEqual(0);
  await small.getByRole('button', { name: 'Hap navigimin' }).click();
  await small.getByRole('dialog').getByRole('link', { name: 'Veprimtaria' }).click();
  await small.getByRole('dialog').waitFor({ state: 'detached' });
});
