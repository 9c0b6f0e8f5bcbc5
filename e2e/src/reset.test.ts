import { expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, pathOf, signIn } from './browser.ts';
import { linkTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const at = (path: string) => `${trial.address}${path}`;

test(
  'a forgotten password is reset by e-mail, every other session ends, and axe reports no violation on the pages',
  { timeout: 180_000 },
  async () => {
    const person = await trial.staff.hireSomeone();
    const elsewhere = await trial.enter(person, 'Artikujt', { at: '/articles' });
    const page = await trial.visit();
    await page.getByRole('link', { name: 'Keni harruar fjalëkalimin?' }).click();
    await arrivesAt(page, 'Fjalëkalim i ri');
    expect(await violationsAtBothWidths(page), 'before a code is asked for').toEqual([]);
    await page.getByLabel('Email ose telefon').fill(person.email);
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Shikoni mesazhet tuaja');
    expect(await violationsAtBothWidths(page), 'after a code was asked for').toEqual([]);

    const link = await linkTo(trial.address, person.email, 'r');
    await page.getByRole('link', { name: 'Kutia postare e demos' }).click();
    await arrivesAt(page, 'Kutia postare e demos');
    await page.getByText('Llogaria juaj në Tezga është gati').first().waitFor();
    expect(await violationsAtBothWidths(page), 'the mailbox').toEqual([]);
    const message = page.getByRole('listitem').filter({ hasText: person.email });
    await message.getByRole('link', { name: /\/r\// }).click();
    await arrivesAt(page, 'Zgjidhni fjalëkalimin e ri');
    expect(pathOf(page)).toBe(link);
    await page.goBack();
    await arrivesAt(page, 'Kutia postare e demos');
    await page.goForward();
    await page.getByText(person.name).waitFor();
    await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Krejt-E-Re-7');
    await page.getByLabel('Përsëritni fjalëkalimin e ri').fill('Krejt-E-Re-8');
    await page.keyboard.press('Enter');
    await page.getByText('Konfirmimi i fjalëkalimit nuk është i saktë', { exact: true }).waitFor();
    expect(await violationsAtBothWidths(page), 'where the password is chosen').toEqual([]);
    await page.getByLabel('Përsëritni fjalëkalimin e ri').fill('Krejt-E-Re-7');
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Mirë se erdhët');

    await signIn(page, person);
    await page.getByRole('alert').getByText('Të dhënat janë gabim!').waitFor();
    await signIn(page, { ...person, password: 'Krejt-E-Re-7' });
    await arrivesAt(page, 'Faturë e re');
    await elsewhere.getByRole('button', { name: 'Faqja tjetër' }).click();
    await arrivesAt(elsewhere, 'Mirë se erdhët');
    await page.goto(at(link));
    await arrivesAt(page, 'Kodi nuk vlen');
    expect(await violationsAtBothWidths(page), 'a code that was used').toEqual([]);
    await page.goto(at('/v/KODIKOT1'));
    await arrivesAt(page, 'Kontakti nuk u verifikua');
    expect(await violationsAtBothWidths(page), 'a contact that is not verified').toEqual([]);
  },
);
