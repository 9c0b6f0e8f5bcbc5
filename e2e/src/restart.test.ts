import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { owner } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });

const aheadMs = 10_000;

/** Restarts the server while a request has no reply, before the page retries it. */
async function restartDuring(page: Page, action: () => Promise<void>): Promise<void> {
  // The page retries for three seconds only, and a busy machine may need longer to start the server, so the clock of
  // the page is paused.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
  await trial.product.restart(async () => {
    const failed = page.waitForEvent('requestfailed');
    await action();
    await failed;
  });
  await page.clock.resume();
}

/** Waits until the page has prefetched scripts and styles: a restart may interrupt only API calls in this journey. */
async function waitForPrefetched(page: Page, name: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const fetched = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(wanted));
    return ['.js', '.css'].every((kind) => fetched.some((entry) => entry.name.endsWith(kind)));
  }, name);
}

test('a restart of the server during the work is not visible to the user', { timeout: 120_000 }, async () => {
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await page.getByText('1–15 nga').waitFor();
  await waitForPrefetched(page, 'PaletteDialog');
  await page.clock.install();
  const unanswered: string[] = [];
  page.on('requestfailed', (request) => unanswered.push(request.headers()['requestid'] ?? ''));

  const read = page.waitForResponse(
    (response) => response.url().includes('/api/main/activity?') && response.ok(),
    { timeout: 60_000 },
  );
  await restartDuring(page, () => page.getByRole('button', { name: 'Faqja tjetër' }).click());
  expect(unanswered).toContain((await read).request().headers()['requestid']);
  await page.getByText('16–30 nga').waitFor();

  await page.getByPlaceholder('Emër, objekt, kod kërkese').fill('Besnik');
  await page.waitForURL(/q=Besnik/);
  await page.getByRole('button', { name: 'Ruaj këtë filtër' }).click();
  await page.getByRole('textbox', { name: 'Emri i filtrit' }).fill('Gjatë rinisjes');
  await restartDuring(page, () => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Gjatë rinisjes', exact: true }).waitFor();
  expect(await page.getByText('Provo sërish').count()).toBe(0);
  // Closes the browser context, because its fake clock would affect later tests that reuse it.
  await page.context().close();
});

test('a call that gets 499 is retried with the same requestId until it succeeds', async () => {
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
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
