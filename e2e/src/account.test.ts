import { expect, test } from 'vitest';
import { enterSection, goToSection } from './account-visit.ts';
import { findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, overflowOf, ownerOfCafe, phone, signIn, superAdmin } from './browser.ts';
import { linkTo, messageTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

test('the account menu leads to the account, and a new name is seen at once', async () => {
  const person = await trial.staff.hireSomeone();
  const page = await trial.enter(person, 'Veprimtaria', { at: '/activity' });
  await page.getByRole('button', { name: `Llogaria: ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Llogaria ime' }).click();
  await arrivesAt(page, 'Profili');
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
  const person = await trial.staff.hireSomeone();
  await trial.database`update platform.code_sendings set at = at - interval '2 minutes'`;
  return person;
}

test('a new e-mail counts once its link was opened, and then it is the one to sign in with', async () => {
  const person = await hireLongAgo();
  const page = await enterSection(trial, person, ['contacts', 'Kontaktet']);
  await page.getByRole('button', { name: 'Ndrysho: Email' }).click();
  const newEmail = `i-ri.${person.email}`;
  await page.getByLabel('Emaili i ri').fill(newEmail);
  await page.getByRole('dialog').getByRole('button', { name: 'Dërgo kodin' }).click();
  await page.getByRole('region', { name: 'Presin kodin' }).getByText(newEmail).waitFor();
  await page.getByText(person.email, { exact: true }).waitFor();

  await page.goto(`${trial.address}${await linkTo(trial.address, newEmail, 'v')}`);
  await page.getByText('Emaili u verifikua').waitFor();
  await page.getByText(newEmail).waitFor();
  await page.getByRole('button', { name: 'Vazhdo te Tezga' }).click();
  await arrivesAt(page, 'Paneli');
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Llogaria ime' }).click();
  await goToSection(page, 'Kontaktet');
  await page.getByRole('listitem').filter({ hasText: newEmail }).getByText('I verifikuar').waitFor();
  expect(await page.getByText('Presin kodin').count()).toBe(0);

  const other = await trial.visit();
  await signIn(other, person);
  await other.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
  await signIn(other, { email: newEmail, password: person.password });
  await arrivesAt(other, 'Paneli');
});

test('a contact of someone else is refused; one’s own waits for its code, sent again but not at once, or is forgotten', async () => {
  const page = await enterSection(trial, await hireLongAgo(), ['contacts', 'Kontaktet']);
  await page.getByRole('button', { name: 'Ndrysho: Email' }).click();
  await page.getByLabel('Emaili i ri').fill(ownerOfCafe.email);
  await page.keyboard.press('Enter');
  await page.getByText('Ky kontakt përdoret nga një llogari tjetër.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.getByText('Presin kodin').count()).toBe(0);

  await page.getByRole('button', { name: 'Shto: Telefoni' }).click();
  await page.getByLabel('Telefoni i ri').fill('0697005502');
  await page.keyboard.press('Enter');
  const waiting = page.getByRole('region', { name: 'Presin kodin' });
  await waiting.getByText('+355 69 700 5502').waitFor();
  const { text } = await messageTo(trial.address, '355697005502', /verifikimit/);
  const first = /verifikimit ([0-9A-Z]+)/.exec(text)?.[1] ?? '';

  await waiting.getByRole('button', { name: 'Ridërgo kodin' }).click();
  await page.getByText('Ridërgimi i kodit dështoi!').waitFor();
  await page.getByText('Kodi sapo u dërgua. Prisni një minutë para se ta kërkoni përsëri.').waitFor();

  await trial.database`update platform.code_sendings set at = at - interval '2 minutes'`;
  await waiting.getByRole('button', { name: 'Ridërgo kodin' }).click();
  await messageTo(trial.address, '355697005502', new RegExp(`verifikimit (?!${first})`));
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
  const page = await enterSection(trial, await trial.staff.hireSomeone(), ['appearance', 'Pamja']);
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
  const page = await trial.enter(superAdmin, 'Bizneset');
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Llogaria ime' }).click();
  await page.waitForURL('**/sa-account');
  expect(await page.title()).toBe('SA | Llogaria ime');
  const parts = page.getByRole('navigation', { name: 'Pjesët e llogarisë' }).getByRole('link');
  await expect
    .poll(() => parts.allInnerTexts())
    .toEqual(['Profili', 'Kontaktet', 'Fjalëkalimi', 'Hyrja me dy hapa', 'Seancat', 'Pamja']);
  await page.goto(`${trial.address}/sa-account?section=pin`);
  await arrivesAt(page, 'Profili');
});

test('on a phone the account is a touch away in the drawer', async () => {
  const page = await trial.enter(await trial.staff.hireSomeone(), 'Veprimtaria', {
    at: '/activity',
    device: phone,
  });
  await page.getByRole('button', { name: 'Hap navigimin' }).click();
  await page.getByRole('link', { name: /^Llogaria ime/ }).click();
  await arrivesAt(page, 'Profili');
  await page.getByRole('link', { name: 'Seancat' }).click();
  await arrivesAt(page, 'Seancat');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('axe finds nothing in any part of the account', { timeout: 120_000 }, async () => {
  const person = await trial.staff.hireSomeone();
  const page = await enterSection(trial, person, ['contacts', 'Kontaktet']);
  await page.getByRole('button', { name: 'Shto: Telefoni' }).click();
  await page.getByLabel('Telefoni i ri').waitFor();
  expect(await findingsAtBothWidths(page), 'dialog').toEqual([]);
  await page.getByLabel('Telefoni i ri').fill('0697005503');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Presin kodin' }).waitFor();
  for (const title of ['Kontaktet', 'Profili', 'Fjalëkalimi', 'PIN-i', 'Seancat', 'Pamja']) {
    await goToSection(page, title);
    await page.getByText('Po ngarkohet').waitFor({ state: 'detached' });
    expect(await findingsAtBothWidths(page), title).toEqual([]);
  }
});
