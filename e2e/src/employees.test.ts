import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, owner, signIn, titleOf } from './browser.ts';
import { passwordSentTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const preview = () => page.getByRole('region', { name: 'Pamja si ky rol' });
const choose = (area: string, word: string) =>
  page.getByRole('radiogroup', { name: area, exact: true }).getByText(word, { exact: true }).click();
const heading = (name: string) => titleOf(page, name);
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const navigation = () => page.getByRole('navigation', { name: 'Navigimi' });

async function openAsOwner(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
  await heading(title).waitFor();
}

test('a role is created from a template, and an employee with the role sees the screens of its preview', async () => {
  await openAsOwner('/roles', 'Rolet');
  await page.getByRole('link', { name: 'Rol i ri' }).click();
  await heading('Rol i ri').waitFor();
  await page.getByLabel('Emri i rolit').fill('Përgjegjës turni');
  await page.getByRole('button', { name: /^Operator/ }).click();
  await preview().getByText('Veprimtaria', { exact: true }).waitFor();
  expect(await preview().getByText('Punonjësit', { exact: true }).count()).toBe(0);

  await choose('Punonjësit', 'Vetëm sheh');
  await preview().getByText('Punonjësit', { exact: true }).waitFor();
  await preview()
    .getByText(/Pa butona.*Punonjësit/)
    .waitFor();
  await choose('Konfigurimet dhe veprimtaria', 'S’ka');
  await preview().getByText('Veprimtaria', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ruaj' }).click();
  await page.getByRole('row', { name: /Përgjegjës turni/ }).waitFor();

  await navigation().getByRole('link', { name: 'Punonjësit' }).click();
  await page.getByRole('link', { name: 'Punonjës i ri' }).click();
  const email = 'turni@market.example';
  await page.getByLabel('Emri dhe mbiemri').fill('Ilir Turni');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'Roli' }).click();
  await page.getByRole('option', { name: 'Përgjegjës turni' }).click();
  await page.getByRole('button', { name: 'Shto punonjësin' }).click();
  await page.getByRole('row', { name: /Ilir Turni.*Përgjegjës turni/ }).waitFor();

  const other = await trial.visit();
  await signIn(other, { email, password: await passwordSentTo(trial.address, email) });
  const dialog = other.getByRole('dialog', { name: 'Zgjidhni fjalëkalimin tuaj' });
  await dialog.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Nderrimi-2026');
  await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Nderrimi-2026');
  await other.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await arrivesAt(other, 'Paneli');
  const pages = other.getByRole('navigation', { name: 'Navigimi' }).getByRole('link');
  expect(await pages.allTextContents()).toEqual(['Paneli', 'Klientët', 'Detyrimet', 'Arka']);
  await other.getByRole('button', { name: 'Konfigurime', exact: true }).click();
  await expect
    .poll(() => pages.allTextContents())
    .toEqual(['Paneli', 'Klientët', 'Detyrimet', 'Arka', 'Punonjësit']);
});

test('an employee is dismissed, and restored by Undo and from the list of former employees', async () => {
  await trial.staff.hireWith('Largim Një', { configurations: 'read' });
  await openAsOwner('/employees?q=largim', 'Punonjësit');
  const dismiss = async () => {
    await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
    await page.getByRole('button', { name: 'Largo nga puna' }).click();
    await page.getByRole('button', { name: 'Largo 1 punonjës' }).click();
    await row('Largim Një').waitFor({ state: 'detached' });
  };
  await dismiss();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await row('Largim Një').waitFor();
  await dismiss();
  await page.getByRole('button', { name: /^Larguar/ }).click();
  await page.getByRole('checkbox', { name: 'Zgjidh Largim Një' }).click();
  await page.getByRole('button', { name: 'Ktheji në punë' }).click();
  await page.getByRole('button', { name: /^Në punë/ }).click();
  await row('Largim Një').waitFor();
  expect(await row('Largim Një').count()).toBe(1);
});

test('an employee whose password the business has set must choose a new one at the next sign-in', async () => {
  const { email } = await trial.staff.hireWith('Kërkesa Vetë', { configurations: 'read' });
  await openAsOwner('/employees', 'Punonjësit');
  await row('Kërkesa Vetë').dblclick();
  await heading('Kërkesa Vetë').waitFor();
  await page.getByRole('button', { name: 'Vendos fjalëkalim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fjalëkalim i ri për Kërkesa Vetë' });
  await dialog.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Deti-i-qete-26');
  await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Deti-i-qete-26');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const theirs = await trial.visit();
  await signIn(theirs, { email, password: 'Deti-i-qete-26' });
  const forced = theirs.getByRole('dialog', { name: 'Zgjidhni fjalëkalimin tuaj' });
  await forced.waitFor();
  expect(await forced.isVisible()).toBe(true);
});

test('axe reports no violation on the pages of roles', { timeout: 120_000 }, async () => {
  await trial.staff.addRole('Për axe', { receipts: 'read' });
  const expectNoViolations = async () => expect(await violationsAtBothWidths(page), page.url()).toEqual([]);
  await openAsOwner('/roles', 'Rolet');
  const role = page.getByRole('row', { name: /Për axe/ });
  await role.waitFor();
  await expectNoViolations();
  await role.dblclick();
  await heading('Për axe').waitFor();
  await expectNoViolations();
  await page.goBack();
  await page.getByRole('link', { name: 'Rol i ri' }).click();
  await heading('Rol i ri').waitFor();
  await expectNoViolations();
});

test('axe reports no violation on the pages of employees', { timeout: 120_000 }, async () => {
  const expectNoViolations = async () => expect(await violationsAtBothWidths(page), page.url()).toEqual([]);
  await openAsOwner('/employees', 'Punonjësit');
  await row('Besnik Gjata').waitFor();
  await expectNoViolations();
  await row('Besnik Gjata').dblclick();
  await page.getByRole('button', { name: 'Vendos fjalëkalim' }).waitFor();
  await expectNoViolations();
  await page.goBack();
  await page.getByRole('button', { name: /^Larguar/ }).click();
  await row('Sonila Toska').waitFor();
  await expectNoViolations();
  await page.getByRole('link', { name: 'Punonjës i ri' }).click();
  await page.getByLabel('Emri dhe mbiemri').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
  await expectNoViolations();
});
