import type { Browser } from 'playwright-core';
import postgres from 'postgres';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner, signIn, signInAs, superAdmin, visit } from './browser.ts';

let product: Product;
let browser: Browser;
let database: postgres.Sql;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  database = postgres(product.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await database.end();
  await browser.close();
  await product.stop();
});

test('an owner signs in, sees their business, and is told what page it is', async () => {
  const { page, complaints } = await visit(browser, product.address);
  expect(await page.title()).toBe('Backoffice | Hyrje');
  await signInAs(page, owner, 'Veprimtaria');
  expect(new URL(page.url()).pathname).toBe('/activity');
  expect(await page.title()).toBe('Backoffice | Veprimtaria');
  await page.getByText('Market Drini').first().waitFor();
  await page
    .getByRole('row', { name: /Elira Hoxha.*Hyri në sistem/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('a super admin signs in to an area of their own', async () => {
  const { page } = await visit(browser, product.address);
  await signInAs(page, superAdmin, 'Bizneset');
  expect(await page.title()).toBe('SA | Bizneset');
  await page.goto(`${product.address}/activity`);
  await page.waitForURL('**/business');
});

test('a reseller sees only the businesses they look after', async () => {
  const { page } = await visit(browser, product.address);
  await signInAs(page, 'shites@tezga.example', 'Bizneset');
  await page.getByText('Shumica Tomorri').waitFor();
  expect(await page.getByText('Market Drini').count()).toBe(0);
});

test('a wrong password says so and keeps what was typed', async () => {
  const { page } = await visit(browser, product.address);
  await signIn(page, owner, 'Gabim-2026');
  await page.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
  expect(await page.getByLabel('Email ose telefon').inputValue()).toBe(owner);
});

test('fields that are not right are named before anything is sent', async () => {
  const { page } = await visit(browser, product.address);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await signIn(page, 'pronar', '');
  await page.getByText('Shkruani një email ose një telefon').waitFor();
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('username');
  expect(sent).not.toContain('/api/auth/auth/sign-in');
});

test('one click on a demonstration login fills the form', async () => {
  const { page } = await visit(browser, product.address);
  await page.getByRole('button', { name: /Kafe Rozafa · pronar/ }).click();
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Veprimtaria' }).waitFor();
  expect(await page.getByText('Kafe Rozafa').count()).toBeGreaterThan(0);
});

test('an expired session leads back to the door at the next call', async () => {
  const { page } = await visit(browser, product.address);
  await signInAs(page, 'pronar@shumice.example', 'Veprimtaria');
  await database`update platform.sessions set expires_at = now() where user_id in
    (select id from platform.users where email = 'pronar@shumice.example')`;
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await page.getByRole('heading', { name: 'Mirë se erdhët' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});

test('two tabs are one session: signing out in one closes the other', async () => {
  const { page } = await visit(browser, product.address);
  await signInAs(page, owner, 'Veprimtaria');
  const second = await page.context().newPage();
  await second.goto(product.address);
  await second.getByRole('heading', { level: 1, name: 'Veprimtaria' }).waitFor();
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Dil' }).click();
  await second.getByRole('heading', { name: 'Mirë se erdhët' }).waitFor();
  expect(await second.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});

test('someone with two businesses chooses one, and changes to the other', async () => {
  await database`insert into platform.memberships (user_id, business_id, role_id)
    select person.id, role.business_id, role.id from platform.users person, tenant.roles role
    join platform.businesses business on business.id = role.business_id
    where person.email = 'pronar@kembim.example' and business.name = 'Kafe Rozafa' and role.code = 'O'`;
  const { page } = await visit(browser, product.address);
  await signInAs(page, 'pronar@kembim.example', 'Zgjidhni biznesin');
  expect(new URL(page.url()).pathname).toBe('/select_business');
  await page.getByRole('button', { name: /Këmbim Iliria/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Veprimtaria' }).waitFor();
  await page.getByRole('button', { name: 'Ndrysho biznesin: Këmbim Iliria' }).click();
  await page.getByRole('menuitem', { name: /Kafe Rozafa/ }).click();
  const current = page.getByRole('button', { name: 'Ndrysho biznesin: Kafe Rozafa' });
  await current.waitFor();
  expect(await current.textContent()).toContain('L12006511W');
});

test('language and theme are chosen once and kept', async () => {
  const { page } = await visit(browser, product.address);
  await page.getByLabel('Gjuha').selectOption('en');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByLabel('E-mail or phone').fill(owner);
  await page.getByLabel('Password', { exact: true }).fill('Tezga-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});
