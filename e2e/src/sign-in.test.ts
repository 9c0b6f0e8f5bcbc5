import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivesAt, operator, owner, ownerOfWholesale, pathOf, signIn, tokenOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('an owner signs in and sees the business, and signing out in one tab signs out the other and clears the storage', async () => {
  const page = await trial.visit();
  await signIn(page, owner);
  await arrivesAt(page, 'Paneli');
  expect(pathOf(page)).toBe('/dashboard');
  await page.getByText('Market Drini').first().waitFor();
  const second = await page.context().newPage();
  await second.goto(`${trial.address}/activity`);
  await second
    .getByRole('row', { name: /Elira Hoxha.*Hyri në sistem/ })
    .first()
    .waitFor();
  await page.evaluate(() => {
    localStorage.setItem('tezga-language', 'sq');
    localStorage.setItem('anything', 'x');
    sessionStorage.setItem('anything', 'x');
    Object.assign(globalThis, { isSamePage: true });
  });
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Dil' }).click();
  await Promise.all([page, second].map((tab) => arrivesAt(tab, 'Mirë se erdhët')));
  await page.waitForFunction(() => !('isSamePage' in globalThis));
  const left = await storedKeys(page);
  expect(left).not.toContain('anything');
  expect(left).not.toContain('access-token');
  expect(left).toContain('tezga-language');
});

const userIn = (token: string | null): string =>
  (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

test('a token in the URL signs in and is removed from the URL; it replaces a session only after confirmation', async () => {
  const given = (await callerSignedIn(trial.address, owner)).token();
  const page = await trial.visit(`/activity?token=${given}&page=2`);
  await arrivesAt(page, 'Veprimtaria');
  expect(page.url()).toBe(`${trial.address}/activity?page=2`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  const other = (await callerSignedIn(trial.address, operator)).token();
  await page.goto(`${trial.address}/dashboard?token=${other}`);
  const question = page.getByRole('dialog', { name: 'Të hyni me një llogari tjetër?' });
  await question.getByText(/po punon \S+/).waitFor();
  expect(userIn(await tokenOf(page))).toBe(userIn(given));
  await question.getByRole('button', { name: 'Hyr me llogarinë tjetër' }).click();
  await arrivesAt(page, 'Paneli');
  expect(userIn(await tokenOf(page))).toBe(userIn(other));
});

test('an expired session returns to the login page at the next call', async () => {
  const page = await trial.enter(ownerOfWholesale, 'Veprimtaria', { at: '/activity' });
  // Waits for the background sync of customers, so that the user, not the sync, causes the next call.
  await page.waitForFunction(() => performance.getEntriesByName('customers-sync').length > 0);
  await trial.database`update platform.sessions set expires_at = now() where user_id in
    (select id from platform.users where email = ${ownerOfWholesale.email})`;
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await arrivesAt(page, 'Mirë se erdhët');
  expect(await tokenOf(page)).toBeNull();
});
