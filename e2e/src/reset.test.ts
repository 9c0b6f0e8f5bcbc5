import type { Browser, Page } from 'playwright-core';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { laptop, phone, signIn, visit } from './browser.ts';
import { hireSomeone, linkTo, messageTo } from './newcomer.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
// Pages that nobody looks at any more would go on asking the server.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const at = (path: string) => `${product.address}${path}`;

async function askForCode(page: Page, contact: string): Promise<void> {
  await page.getByRole('link', { name: 'Keni harruar fjalëkalimin?' }).click();
  await page.getByLabel('Email ose telefon').fill(contact);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Shikoni mesazhet tuaja' }).waitFor();
}

async function choosePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill(password);
  await page.getByLabel('Përsëritni fjalëkalimin e ri').fill(repeated);
  await page.keyboard.press('Enter');
}

async function isAtTheDoorAfterChange(page: Page): Promise<void> {
  await page.getByText('Fjalëkalimi u ndryshua me sukses!').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Mirë se erdhët' }).waitFor();
  expect(await page.getByLabel('Email ose telefon').inputValue()).toBe('');
  expect(new URL(page.url()).pathname).toBe('/');
}

const arrives = (page: Page) => page.getByRole('heading', { level: 1, name: 'Veprimtaria' }).waitFor();

test('a forgotten password is set anew by e-mail; the code works once, the old password never again', async () => {
  const person = await hireSomeone(product.address);
  const elsewhere = await visit(browser, product.address);
  await signIn(elsewhere.page, person.email, person.password);
  await arrives(elsewhere.page);

  const { page, complaints } = await visit(browser, product.address);
  await askForCode(page, person.email);
  const link = await linkTo(product.address, person.email, 'r');
  await page.goto(at(link));
  await page.getByText(person.name).waitFor();
  await choosePassword(page, 'Krejt-E-Re-7');
  await isAtTheDoorAfterChange(page);

  await signIn(page, person.email, person.password);
  await page.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
  await signIn(page, person.email, 'Krejt-E-Re-7');
  await arrives(page);
  await elsewhere.page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await elsewhere.page.getByRole('heading', { name: 'Mirë se erdhët' }).waitFor();

  await page.goto(at(link));
  await page.getByRole('heading', { level: 1, name: 'Kodi nuk vlen' }).waitFor();
  await page.getByRole('alert').getByText('Ky kod nuk vlen më. Kërkoni një kod të ri.').waitFor();
  await page.getByRole('button', { name: 'Kërko një kod të ri' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fjalëkalim i ri' }).waitFor();
  expect(complaints).toEqual([]);
});

test('by phone: the number is verified by its code, and later brings the password back', async () => {
  const person = await hireSomeone(product.address);
  const { page } = await visit(browser, product.address);
  await signIn(page, person.email, person.password);
  await arrives(page);
  await page.goto(at('/account?section=contacts'));
  await page.getByRole('button', { name: 'Shto: Telefoni' }).click();
  await page.getByLabel('Telefoni i ri').fill('069 700 4401');
  await page.keyboard.press('Enter');
  const verification = await messageTo(product.address, '355697004401', /kodi i verifikimit/);
  const code = /verifikimit ([0-9A-Z]+)/.exec(verification.text)?.[1] ?? '';
  await page.getByRole('textbox', { name: 'Kodi i dërguar te +355 69 700 4401' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Telefoni u verifikua').waitFor();
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Dil' }).click();

  await askForCode(page, '+355 69 700 4401');
  const reset = await messageTo(product.address, '355697004401', /kodi per fjalekalim te ri/);
  const typed = /te ri ([0-9A-Z]+)/.exec(reset.text)?.[1]?.toLowerCase() ?? '';
  await page.getByRole('textbox', { name: 'Kodi', exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zgjidhni fjalëkalimin e ri' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/r/${typed}`);
  await choosePassword(page, 'Me-Telefon-8');
  await isAtTheDoorAfterChange(page);
  await signIn(page, '0697004401', 'Me-Telefon-8');
  await arrives(page);
});

test('what a new password lacks ticks off as it is typed, and a wrong repetition is named to the letter', async () => {
  const person = await hireSomeone(product.address);
  const { page } = await visit(browser, product.address);
  await askForCode(page, person.email);
  await page.goto(at(await linkTo(product.address, person.email, 'r')));
  const field = page.getByLabel('Fjalëkalimi i ri', { exact: true });
  const met = () => page.getByRole('list', { name: 'Fjalëkalimi duhet të ketë' }).getByText('(e ka)').count();
  for (const [typed, ticks] of [
    ['t', 1],
    ['tT', 2],
    ['tT1', 3],
    ['tT1zga-z', 4],
  ] as const) {
    await field.fill(typed);
    await expect.poll(met).toBe(ticks);
  }
  await choosePassword(page, 'Krejt-E-Re-7', 'Krejt-E-Re-8');
  await page.getByText('Konfirmimi i fjalëkalimit nuk është i saktë', { exact: true }).waitFor();
  await choosePassword(page, 'tezga');
  await page.getByText('Fjalëkalimi duhet të ketë të paktën 8 karaktere.').waitFor();
  await page.getByRole('button', { name: 'Shfaq ose fshih fjalëkalimin' }).first().click();
  expect(await field.getAttribute('type')).toBe('text');
  await choosePassword(page, 'Krejt-E-Re-7');
  await isAtTheDoorAfterChange(page);
});

test('someone we know and someone we do not get the same answer', async () => {
  const { email } = await hireSomeone(product.address);
  const answers: string[] = [];
  for (const contact of [email, 'askush@askund.example']) {
    const { page } = await visit(browser, product.address);
    await askForCode(page, contact);
    answers.push((await page.getByRole('main').innerText()).replace(contact, '…'));
  }
  expect(answers[0]).toContain('Nëse ky kontakt është yni, kodi është nisur te …');
  expect(answers[1]).toBe(answers[0]);
});

test('the mailbox of the demonstration shows what was sent as it comes, and its links work', async () => {
  const person = await hireSomeone(product.address);
  const { page } = await visit(browser, product.address);
  await page.getByRole('link', { name: 'Kutia postare e demos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kutia postare e demos' }).waitFor();
  await page.getByText('Llogaria juaj në Tezga është gati').first().waitFor();
  const other = await visit(browser, product.address);
  await askForCode(other.page, person.email);
  const message = page.getByRole('listitem').filter({ hasText: person.email });
  await message.getByRole('heading', { name: 'Fjalëkalim i ri për Tezgën' }).waitFor();
  await message.getByRole('link', { name: /\/r\// }).click();
  await page.getByRole('heading', { level: 1, name: 'Zgjidhni fjalëkalimin e ri' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/r\//);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Kutia postare e demos' }).waitFor();
});

test('the pages before the door change their language without loading again', async () => {
  const { page } = await visit(browser, at('/forgot'));
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByLabel('Gjuha').selectOption('it');
  await page.getByRole('heading', { level: 1, name: 'Una nuova password' }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

describe.each([
  ['a laptop', laptop],
  ['a phone', phone],
] as const)('axe finds nothing on %s', (_device, options) => {
  test.each([
    ['/forgot', 'Fjalëkalim i ri'],
    ['/mailbox', 'Kutia postare e demos'],
    ['/r/KODIKOT1', 'Kodi nuk vlen'],
    ['/v/KODIKOT1', 'Kontakti nuk u verifikua'],
  ])('at %s', async (path, title) => {
    const { page } = await visit(browser, at(path), options);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('after a code was asked for, and where the password is chosen', async () => {
    const person = await hireSomeone(product.address);
    const { page } = await visit(browser, product.address, options);
    await askForCode(page, person.email);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(at(await linkTo(product.address, person.email, 'r')));
    await choosePassword(page, 'Tezga-2', 'x');
    await page.getByText('Konfirmimi i fjalëkalimit nuk është i saktë').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
