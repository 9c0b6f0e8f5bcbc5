import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  arrivesAt,
  demoPassword,
  focusedField,
  owner,
  ownerOfExchange,
  ownerOfWholesale,
  pathOf,
  reseller,
  signIn,
  superAdmin,
  tokenOf,
} from './browser.ts';
import type { Login } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

async function signInAs(who: Login, title: string): Promise<Page> {
  const page = await trial.visit();
  await signIn(page, who);
  await arrivesAt(page, title);
  return page;
}

test('an owner signs in, sees their business, and is told what page it is', async () => {
  const page = await trial.visit();
  expect(await page.title()).toBe('Backoffice | Hyrje');
  await signIn(page, owner);
  await arrivesAt(page, 'Paneli');
  expect(pathOf(page)).toBe('/dashboard');
  expect(await page.title()).toBe('Backoffice | Paneli');
  await page.getByText('Market Drini').first().waitFor();
  await page.goto(`${trial.address}/activity`);
  await page
    .getByRole('row', { name: /Elira Hoxha.*Hyri në sistem/ })
    .first()
    .waitFor();
});

test('a super admin signs in to an area of their own', async () => {
  const page = await signInAs(superAdmin, 'Bizneset');
  expect(await page.title()).toBe('SA | Bizneset');
  await page.goto(`${trial.address}/activity`);
  await page.waitForURL('**/business');
});

test('a reseller sees only the businesses they look after', async () => {
  const page = await signInAs(reseller, 'Bizneset');
  await page.getByText('Shumica Tomorri').waitFor();
  expect(await page.getByText('Market Drini').count()).toBe(0);
});

test('fields that are not right are named before anything is sent; a wrong password says so and keeps what was typed', async () => {
  const page = await trial.visit();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await signIn(page, { email: 'pronar', password: '' });
  await page.getByText('Shkruani një email ose një telefon').waitFor();
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('username');
  expect(sent).not.toContain('/api/auth/auth/sign-in');

  await signIn(page, { ...owner, password: 'Gabim-2026' });
  await page.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
  expect(await page.getByLabel('Email ose telefon').inputValue()).toBe(owner.email);
});

test('one click on a demonstration login fills the form', async () => {
  const page = await trial.visit();
  await page.getByRole('button', { name: /Kafe Rozafa · pronar/ }).click();
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await arrivesAt(page, 'Paneli');
  await expect.poll(() => page.getByText('Kafe Rozafa').count()).toBeGreaterThan(0);
});

test('an expired session leads back to the door at the next call', async () => {
  const page = await trial.enter(ownerOfWholesale, 'Veprimtaria', { at: '/activity' });
  // The page calls by itself to follow the customers; here the next call is that of a person.
  await page.waitForFunction(() => performance.getEntriesByName('customers-sync').length > 0);
  await trial.database`update platform.sessions set expires_at = now() where user_id in
    (select id from platform.users where email = ${ownerOfWholesale.email})`;
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await arrivesAt(page, 'Mirë se erdhët');
  expect(await tokenOf(page)).toBeNull();
});

test('two tabs are one session: signing out in one closes the other', async () => {
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  const second = await page.context().newPage();
  await second.goto(trial.address);
  await arrivesAt(second, 'Paneli');
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Dil' }).click();
  await Promise.all([page, second].map((tab) => arrivesAt(tab, 'Mirë se erdhët')));
  expect(await tokenOf(second)).toBeNull();
});

test('someone with two businesses chooses one, and changes to the other', async () => {
  await trial.database`insert into platform.memberships (user_id, business_id, role_id)
    select person.id, role.business_id, role.id from platform.users person, tenant.roles role
    join platform.businesses business on business.id = role.business_id
    where person.email = ${ownerOfExchange.email} and business.name = 'Kafe Rozafa' and role.code = 'O'`;
  const page = await signInAs(ownerOfExchange, 'Zgjidhni biznesin');
  expect(pathOf(page)).toBe('/select_business');
  await page.getByRole('button', { name: /Këmbim Iliria/ }).click();
  await arrivesAt(page, 'Paneli');
  await page.getByRole('button', { name: 'Ndrysho biznesin: Këmbim Iliria' }).click();
  await page.getByRole('menuitem', { name: /Kafe Rozafa/ }).click();
  const current = page.getByRole('button', { name: 'Ndrysho biznesin: Kafe Rozafa' });
  await current.waitFor();
  expect(await current.textContent()).toContain('L12006511W');
});

test('language and theme are chosen once and kept', async () => {
  const page = await trial.visit();
  await page.getByLabel('Gjuha').selectOption('en');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByLabel('E-mail or phone').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('someone whose business is taken from them while they sign in is back at the door, and told why', async () => {
  const page = await trial.visit();
  await page.route('**/api/auth/auth/sign-in', async (route) => {
    const response = await route.fetch();
    await trial.database`delete from platform.memberships where user_id in
      (select id from platform.users where email = ${ownerOfWholesale.email})`;
    await route.fulfill({ response });
  });
  const refused = page.waitForResponse((response) => response.status() === 424);
  await signIn(page, ownerOfWholesale);
  await refused;
  await expect.poll(() => tokenOf(page)).toBeNull();
  await arrivesAt(page, 'Mirë se erdhët');
  await page.getByRole('alert').getByText('Nuk keni më hyrje në këtë biznes.').waitFor();
});
