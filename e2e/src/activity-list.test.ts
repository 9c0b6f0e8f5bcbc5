import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflowOf, owner, phone } from './browser.ts';
import { contentOf } from './file-on-disk.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

async function open(): Promise<void> {
  page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await page.getByText('1–15 nga').waitFor();
}

test('the export as CSV or XLSX contains all rows that match the filter', async () => {
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
    return { name: file.suggestedFilename(), content: await contentOf(file) };
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

test('a chosen set of columns is used in another browser of the same user', async () => {
  await open();
  await page.getByRole('button', { name: 'Kolonat' }).click();
  const saved = page.waitForResponse(/views\/activity\/layout/);
  await page.getByRole('checkbox', { name: 'Pajisja' }).click();
  await saved;
  const elsewhere = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await elsewhere.getByText('1–15 nga').waitFor();
  // Polls, because the layout comes in a separate reply, which may arrive after the rows.
  await expect.poll(() => elsewhere.getByRole('columnheader', { name: 'Pajisja' }).count()).toBe(0);
});

test('on a phone rows are cards, the page does not scroll sideways, and the navigation drawer opens pages', async () => {
  const small = await trial.enter(owner, 'Veprimtaria', { at: '/activity', device: phone });
  await small.getByText('Elira Hoxha').first().waitFor();
  expect(await overflowOf(small)).toBeLessThanOrEqual(0);
  await small.getByRole('button', { name: 'Hap navigimin' }).click();
  await small.getByRole('dialog').getByRole('link', { name: 'Veprimtaria' }).click();
  await small.getByRole('dialog').waitFor({ state: 'detached' });
});
