import type { Browser } from 'playwright-core';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner, signInAs, visit } from './browser.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('a server that restarts in the middle of the work is not noticed', async () => {
  const { page, complaints } = await visit(browser, product.address);
  await signInAs(page, owner, 'Veprimtaria');
  await page.getByText('1–15 nga').waitFor();
  const unanswered: string[] = [];
  page.on('requestfailed', (request) => unanswered.push(request.headers()['requestid'] ?? ''));

  const read = page.waitForResponse(
    (response) => response.url().includes('/api/main/activity?') && response.ok(),
  );
  await product.restart(async () => {
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Faqja tjetër' }).click();
    await failed;
  });
  expect(unanswered).toContain((await read).request().headers()['requestid']);
  await page.getByText('16–30 nga').waitFor();

  await page.getByPlaceholder('Emër, objekt, kod kërkese').fill('Besnik');
  await page.waitForURL(/q=Besnik/);
  await page.getByRole('button', { name: 'Ruaj këtë filtër' }).click();
  await page.getByRole('textbox', { name: 'Emri i filtrit' }).fill('Gjatë rinisjes');
  await product.restart(async () => {
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
  });
  await page.getByRole('button', { name: 'Gjatë rinisjes', exact: true }).waitFor();
  expect(await page.getByText('Provo sërish').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('499 is asked again until the answer comes, with one requestId', async () => {
  const { page } = await visit(browser, product.address);
  await signInAs(page, owner, 'Veprimtaria');
  const requestIds: string[] = [];
  await page.route('**/api/main/activity?*', async (route) => {
    requestIds.push(route.request().headers()['requestid'] ?? '');
    if (requestIds.length < 3)
      await route.fulfill({ status: 499, json: { message: 'Prisni.', code: 'failed', requestId: 'r' } });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await page.locator('[role=grid][aria-busy=true]').waitFor();
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  expect(requestIds).toHaveLength(3);
  expect(new Set(requestIds).size).toBe(1);
});
