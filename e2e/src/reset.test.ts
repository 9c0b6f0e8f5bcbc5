import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, pathOf, signIn } from './browser.ts';
import { linkTo, messageTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const at = (path: string) => `${trial.address}${path}`;

async function askForCode(page: Page, contact: string): Promise<void> {
  await page.getByRole('link', { name: 'Keni harruar fjalëkalimin?' }).click();
  await page.getByLabel('Email ose telefon').fill(contact);
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Shikoni mesazhet tuaja');
}

async function choosePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill(password);
  await page.getByLabel('Përsëritni fjalëkalimin e ri').fill(repeated);
  await page.keyboard.press('Enter');
}

async function isAtTheDoorAfterChange(page: Page): Promise<void> {
  await page.getByText('Fjalëkalimi u ndryshua me sukses!').waitFor();
  await arrivesAt(page, 'Mirë se erdhët');
  expect(await page.getByLabel('Email ose telefon').inputValue()).toBe('');
  expect(pathOf(page)).toBe('/');
}

test('a forgotten password is set anew by e-mail; the code works once, the old password never again', async () => {
  const person = await trial.staff.hireSomeone();
  const elsewhere = await trial.enter(person, 'Veprimtaria', { at: '/activity' });

  const page = await trial.visit();
  await askForCode(page, person.email);
  const link = await linkTo(trial.address, person.email, 'r');
  await page.goto(at(link));
  await page.getByText(person.name).waitFor();
  await choosePassword(page, 'Krejt-E-Re-7');
  await isAtTheDoorAfterChange(page);

  await signIn(page, person);
  await page.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
  await signIn(page, { ...person, password: 'Krejt-E-Re-7' });
  await arrivesAt(page, 'Paneli');
  await elsewhere.getByRole('button', { name: 'Faqja tjetër' }).click();
  await arrivesAt(elsewhere, 'Mirë se erdhët');

  await page.goto(at(link));
  await arrivesAt(page, 'Kodi nuk vlen');
  await page.getByRole('alert').getByText('Ky kod nuk vlen më. Kërkoni një kod të ri.').waitFor();
  await page.getByRole('button', { name: 'Kërko një kod të ri' }).click();
  await arrivesAt(page, 'Fjalëkalim i ri');
  expect(pathOf(page)).toBe('/forgot');
});

test('by phone: the number is verified by its code, and later brings the password back', async () => {
  const person = await trial.staff.hireSomeone();
  const page = await trial.enter(person, 'Kontaktet', { at: '/account?section=contacts' });
  await page.getByRole('button', { name: 'Shto: Telefoni' }).click();
  await page.getByLabel('Telefoni i ri').fill('069 700 4401');
  await page.keyboard.press('Enter');
  const verification = await messageTo(trial.address, '355697004401', /kodi i verifikimit/);
  const code = /verifikimit ([0-9A-Z]+)/.exec(verification.text)?.[1] ?? '';
  await page.getByRole('textbox', { name: 'Kodi i dërguar te +355 69 700 4401' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Telefoni u verifikua').waitFor();
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Dil' }).click();

  await askForCode(page, '+355 69 700 4401');
  const reset = await messageTo(trial.address, '355697004401', /kodi per fjalekalim te ri/);
  const typed = /te ri ([0-9A-Z]+)/.exec(reset.text)?.[1]?.toLowerCase() ?? '';
  await page.getByRole('textbox', { name: 'Kodi', exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Vazhdo' }).click();
  await arrivesAt(page, 'Zgjidhni fjalëkalimin e ri');
  expect(pathOf(page)).toBe(`/r/${typed}`);
  await choosePassword(page, 'Me-Telefon-8');
  await isAtTheDoorAfterChange(page);
  await signIn(page, { email: '0697004401', password: 'Me-Telefon-8' });
  await arrivesAt(page, 'Paneli');
});

test('what a new password lacks ticks off as it is typed, a wrong repetition is named to the letter, and axe finds nothing', async () => {
  const person = await trial.staff.hireSomeone();
  const page = await trial.visit();
  await askForCode(page, person.email);
  expect(await findingsAtBothWidths(page), 'after a code was asked for').toEqual([]);
  await page.goto(at(await linkTo(trial.address, person.email, 'r')));
  const field = page.getByLabel('Fjalëkalimi i ri', { exact: true });
  const met = () => page.getByRole('list', { name: 'Fjalëkalimi duhet të ketë' }).getByText('(e ka)').count();
  for (const [typed, ticks] of [
    ['t', 2],
    ['tT', 3],
    ['tT1', 4],
    ['tT1zga-z', 5],
  ] as const) {
    await field.fill(typed);
    await expect.poll(met).toBe(ticks);
  }
  await choosePassword(page, 'Krejt-E-Re-7', 'Krejt-E-Re-8');
  await page.getByText('Konfirmimi i fjalëkalimit nuk është i saktë', { exact: true }).waitFor();
  expect(await findingsAtBothWidths(page), 'where the password is chosen').toEqual([]);
  await choosePassword(page, 'tezga');
  await page.getByText('Fjalëkalimi duhet të ketë të paktën 8 karaktere.').waitFor();
  await page.getByRole('button', { name: 'Shfaq ose fshih fjalëkalimin' }).first().click();
  expect(await field.getAttribute('type')).toBe('text');
  await choosePassword(page, 'Krejt-E-Re-7');
  await isAtTheDoorAfterChange(page);
});

test('someone we know and someone we do not get the same answer', async () => {
  const { email } = await trial.staff.hireSomeone();
  const answers: string[] = [];
  const page = await trial.visit();
  for (const contact of [email, 'askush@askund.example']) {
    await page.goto(trial.address);
    await askForCode(page, contact);
    answers.push((await page.getByRole('main').innerText()).replace(contact, '…'));
  }
  expect(answers[0]).toContain('Nëse ky kontakt është yni, kodi është nisur te …');
  expect(answers[1]).toBe(answers[0]);
});

test('the mailbox of the demonstration shows what was sent as it comes, and its links work', async () => {
  const person = await trial.staff.hireSomeone();
  const page = await trial.visit();
  await page.getByRole('link', { name: 'Kutia postare e demos' }).click();
  await arrivesAt(page, 'Kutia postare e demos');
  await page.getByText('Llogaria juaj në Tezga është gati').first().waitFor();
  await askForCode(await trial.visit(), person.email);
  const message = page.getByRole('listitem').filter({ hasText: person.email });
  await message.getByRole('heading', { name: 'Fjalëkalim i ri për Tezgën' }).waitFor();
  await message.getByRole('link', { name: /\/r\// }).click();
  await arrivesAt(page, 'Zgjidhni fjalëkalimin e ri');
  expect(pathOf(page)).toMatch(/^\/r\//);
  await page.goBack();
  await arrivesAt(page, 'Kutia postare e demos');
});

test('the pages before the door change their language without loading again', async () => {
  const page = await trial.visit('/forgot');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByLabel('Gjuha').selectOption('it');
  await arrivesAt(page, 'Una nuova password');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('axe finds nothing on the pages that links and the door lead to', { timeout: 120_000 }, async () => {
  const page = await trial.openPage();
  for (const [path, title] of [
    ['/forgot', 'Fjalëkalim i ri'],
    ['/mailbox', 'Kutia postare e demos'],
    ['/r/KODIKOT1', 'Kodi nuk vlen'],
    ['/v/KODIKOT1', 'Kontakti nuk u verifikua'],
  ] as const) {
    await page.goto(at(path));
    await arrivesAt(page, title);
    await page.waitForLoadState('networkidle');
    expect(await findingsAtBothWidths(page), path).toEqual([]);
  }
});
