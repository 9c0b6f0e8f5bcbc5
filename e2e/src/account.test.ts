import type { Browser, BrowserContextOptions } from 'playwright-core';
import postgres from 'postgres';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { goToSection, openAccount } from './account-visit.ts';
import { axeFindings } from './axe-findings.ts';
import { laptop, phone, signIn, signInAs, superAdmin, visit } from './browser.ts';
import { hireSomeone, linkTo, messageTo, type Newcomer } from './newcomer.ts';

let product: Product;
let browser: Browser;
let database: postgres.Sql;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  database = postgres(product.databaseUrl, { max: 1 });
});
// Pages that nobody looks at any more would go on asking the server.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await database.end();
  await browser.close();
  await product.stop();
});

const enter = (person: Pick<Newcomer, 'email' | 'password'>, options: BrowserContextOptions = laptop) =>
  openAccount(browser, product.address, person, options);

test('the account menu leads to the account, and a new name is seen at once', async () => {
  const person = await hireSomeone(product.address);
  const page = await enter(person);
  await page.getByRole('button', { name: `Llogaria: ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Llogaria ime' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profili' }).waitFor();
  expect(await page.title()).toBe('Backoffice | Llogaria ime');
  await page.getByLabel('Emri').fill('Drita Leka');
  await page.getByLabel('Gjuha e mesazheve').selectOption('en');
  await page.keyboard.press('Control+s');
  await page.getByText('Të dhënat u ruajtën me sukses!').waitFor();
  await page.getByRole('button', { name: 'Llogaria: Drita Leka' }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Gjuha e mesazheve').inputValue()).toBe('en');
});

/** Hired longer ago than a code must be waited for. */
async function hireLongAgo() {
  const person = await hireSomeone(product.address);
  await database`update platform.code_sendings set at = at - interval '2 minutes'`;
  return person;
}

test('a new e-mail counts once its link was opened, and then it is the one to sign in with', async () => {
  const person = await hireLongAgo();
  const page = await enter(person);
  await goToSection(page, 'contacts', 'Kontaktet');
  await page.getByRole('button', { name: 'Ndrysho: Email' }).click();
  const newEmail = `i-ri.${person.email}`;
  await page.getByLabel('Emaili i ri').fill(newEmail);
  await page.getByRole('dialog').getByRole('button', { name: 'Dërgo kodin' }).click();
  await page.getByRole('region', { name: 'Presin kodin' }).getByText(newEmail).waitFor();
  await page.getByText(person.email, { exact: true }).waitFor();

  await page.goto(`${product.address}${await linkTo(product.address, newEmail, 'v')}`);
  await page.getByText('Emaili u verifikua').waitFor();
  await page.getByText(newEmail).waitFor();
  await page.getByRole('button', { name: 'Vazhdo te Tezga' }).click();
  await page.getByRole('heading', { level: 1, name: 'Veprimtaria' }).waitFor();
  await goToSection(page, 'contacts', 'Kontaktet');
  await page.getByRole('listitem').filter({ hasText: newEmail }).getByText('I verifikuar').waitFor();
  expect(await page.getByText('Presin kodin').count()).toBe(0);

  const other = await visit(browser, product.address);
  await signIn(other.page, person.email, person.password);
  await other.page.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
  await enter({ email: newEmail, password: person.password });
});

test('a contact of someone else is refused beside its field', async () => {
  const page = await enter(await hireLongAgo());
  await goToSection(page, 'contacts', 'Kontaktet');
  await page.getByRole('button', { name: 'Ndrysho: Email' }).click();
  await page.getByLabel('Emaili i ri').fill('pronar@kafe.example');
  await page.keyboard.press('Enter');
  await page.getByText('Ky kontakt përdoret nga një llogari tjetër.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.getByText('Presin kodin').count()).toBe(0);
});

test('the code of a waiting contact is sent again, but not at once, and the contact can be forgotten', async () => {
  const page = await enter(await hireSomeone(product.address));
  await goToSection(page, 'contacts', 'Kontaktet');
  await page.getByRole('button', { name: 'Shto: Telefoni' }).click();
  await page.getByLabel('Telefoni i ri').fill('0697005502');
  await page.keyboard.press('Enter');
  const waiting = page.getByRole('region', { name: 'Presin kodin' });
  await waiting.getByText('+355 69 700 5502').waitFor();
  const { text } = await messageTo(product.address, '355697005502', /verifikimit/);
  const first = /verifikimit ([0-9A-Z]+)/.exec(text)?.[1] ?? '';

  await waiting.getByRole('button', { name: 'Ridërgo kodin' }).click();
  await page.getByText('Ridërgimi i kodit dështoi!').waitFor();
  await page.getByText('Kodi sapo u dërgua. Prisni një minutë para se ta kërkoni përsëri.').waitFor();

  await database`update platform.code_sendings set at = at - interval '2 minutes'`;
  await waiting.getByRole('button', { name: 'Ridërgo kodin' }).click();
  await messageTo(product.address, '355697005502', new RegExp(`verifikimit (?!${first})`));
  await waiting.getByRole('textbox').fill(first);
  await waiting.getByRole('button', { name: 'Verifiko' }).click();
  await waiting.getByText('Ky kod nuk vlen më. Kërkoni një kod të ri.').waitFor();

  await waiting.getByRole('button', { name: 'Fshi' }).click();
  await page
    .getByRole('dialog', { name: 'Fshi +355 69 700 5502?' })
    .getByRole('button', { name: 'Fshi' })
    .click();
  await page.getByText('+355 69 700 5502 u fshi.').waitFor();
  await waiting.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText('Ende asnjë').waitFor();
  expect(await waiting.count()).toBe(0);
});

test('language and colours change without loading the page again, and stay', async () => {
  const page = await enter(await hireSomeone(product.address));
  await goToSection(page, 'appearance', 'Pamja');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('radiogroup', { name: 'Gjuha e programit' }).getByText('English').click();
  await page.getByRole('heading', { level: 1, name: 'Appearance' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Colours' }).getByText('Dark').click();
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  await expect.poll(scheme).toBe('dark');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Appearance' }).waitFor();
  expect(await scheme()).toBe('dark');
});

test('a super admin has an account of the same kind, without a PIN', async () => {
  const { page } = await visit(browser, product.address);
  await signInAs(page, superAdmin, 'Bizneset');
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Llogaria ime' }).click();
  await page.waitForURL('**/sa-account');
  await expect.poll(() => page.title()).toBe('SA | Llogaria ime');
  const parts = page.getByRole('navigation', { name: 'Pjesët e llogarisë' }).getByRole('link');
  await expect
    .poll(() => parts.allInnerTexts())
    .toEqual(['Profili', 'Kontaktet', 'Fjalëkalimi', 'Seancat', 'Pamja']);
  await page.goto(`${product.address}/sa-account?section=pin`);
  await page.getByRole('heading', { level: 1, name: 'Profili' }).waitFor();
});

test('on a phone the account is a touch away in the drawer', async () => {
  const page = await enter(await hireSomeone(product.address), phone);
  await page.getByRole('button', { name: 'Hap navigimin' }).click();
  await page.getByRole('link', { name: /^Llogaria ime/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Profili' }).waitFor();
  await page.getByRole('link', { name: 'Seancat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seancat' }).waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await overflow()).toBe(false);
});

const sections = [
  ['profile', 'Profili'],
  ['contacts', 'Kontaktet'],
  ['password', 'Fjalëkalimi'],
  ['pin', 'PIN-i'],
  ['sessions', 'Seancat'],
  ['appearance', 'Pamja'],
] as const;

describe.each([
  ['a laptop', laptop],
  ['a phone', phone],
] as const)('axe finds nothing on %s', (_device, options) => {
  test('in any part of the account', { timeout: 120_000 }, async () => {
    const person = await hireSomeone(product.address);
    const page = await enter(person, options);
    await goToSection(page, 'contacts', 'Kontaktet');
    await page.getByRole('button', { name: 'Shto: Telefoni' }).click();
    await page.getByLabel('Telefoni i ri').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Telefoni i ri').fill(`0697${Date.now() % 1_000_000}`.padEnd(10, '1'));
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Presin kodin' }).waitFor();
    for (const [section, title] of sections) {
      await goToSection(page, section, title);
      await page.waitForLoadState('networkidle');
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});
