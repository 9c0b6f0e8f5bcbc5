import { expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, signIn } from './browser.ts';
import { linkTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';
import type { Page } from 'playwright-core';

const trial = beginTrial();

/** Opens another section of the account and runs axe on it at laptop and phone width. */
async function goToSection(page: Page, title: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Pjesët e llogarisë' });
  await parts.getByRole('link', { name: title, exact: true }).click();
  await arrivesAt(page, title);
  await page.getByText('Po ngarkohet').waitFor({ state: 'detached' });
  expect(await violationsAtBothWidths(page), title).toEqual([]);
}

test(
  'a user changes name, e-mail, password and PIN of the account and ends other sessions',
  { timeout: 180_000 },
  async () => {
    const person = await trial.staff.hireSomeone();
    await trial.database`update platform.code_sendings set at = at - interval '2 minutes'`;
    const elsewhere = await trial.enter(person, 'Artikujt', { at: '/articles' });
    const page = await trial.enter(person, 'Profili', { at: '/account' });
    await page.getByLabel('Emri').waitFor();
    expect(await violationsAtBothWidths(page), 'Profili').toEqual([]);
    await page.getByLabel('Emri').fill('Drita Leka');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Llogaria: Drita Leka' }).waitFor();

    await goToSection(page, 'Fjalëkalimi');
    await page.getByLabel('Fjalëkalimi i tanishëm').fill(person.password);
    await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Ndryshuar-9');
    await page.getByLabel('Përsëritni fjalëkalimin e ri').fill('Ndryshuar-9');
    await page.keyboard.press('Enter');
    await page.getByText('Fjalëkalimi u ndryshua me sukses!').waitFor();
    await elsewhere.getByRole('button', { name: 'Faqja tjetër' }).click();
    await arrivesAt(elsewhere, 'Mirë se erdhët');
    await signIn(elsewhere, { email: person.email, password: 'Ndryshuar-9' });
    await arrivesAt(elsewhere, 'Faturë e re');
    await goToSection(page, 'Seancat');
    await page.getByText('2 seanca të hapura').waitFor();
    await page.getByRole('button', { name: /^Mbyll seancën: / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mbyll seancën' }).click();
    await page.getByText('1 seancë e hapur').waitFor();
    await elsewhere.reload();
    await arrivesAt(elsewhere, 'Mirë se erdhët');

    await goToSection(page, 'PIN-i');
    await page.getByLabel('PIN-i i ri').fill('4821');
    await page.keyboard.press('Enter');
    await page.getByText('Keni një PIN').waitFor();
    await goToSection(page, 'Pamja');
    await goToSection(page, 'Kontaktet');
    await page.getByRole('button', { name: 'Ndrysho: Email' }).click();
    const newEmail = `i-ri.${person.email}`;
    await page.getByLabel('Emaili i ri').fill(newEmail);
    expect(await violationsAtBothWidths(page), 'dialog').toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Presin kodin' }).getByText(newEmail).waitFor();
    expect(await violationsAtBothWidths(page), 'a contact that waits').toEqual([]);
    await page.goto(`${trial.address}${await linkTo(trial.address, newEmail, 'v')}`);
    await page.getByText('Emaili u verifikua').waitFor();
    await page.getByRole('button', { name: 'Vazhdo te Tezga' }).click();
    await arrivesAt(page, 'Faturë e re');
    const other = await trial.visit();
    await signIn(other, { email: newEmail, password: 'Ndryshuar-9' });
    await arrivesAt(other, 'Faturë e re');
  },
);
