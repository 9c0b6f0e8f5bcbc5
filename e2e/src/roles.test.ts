import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, focusedField, owner, signIn, titleOf } from './browser.ts';
import { passwordSentTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const preview = () => page.getByRole('region', { name: 'Pamja si ky rol' });
const level = (area: string, word: string) =>
  page.getByRole('radiogroup', { name: area, exact: true }).getByRole('radio', { name: word });
const choose = (area: string, word: string) =>
  page.getByRole('radiogroup', { name: area, exact: true }).getByText(word, { exact: true }).click();
const heading = (name: string) => titleOf(page, name);
const navigation = () => page.getByRole('navigation', { name: 'Navigimi' });

async function openAsOwner(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
  await heading(title).waitFor();
}

test('a role begins with a model, its preview follows every level, and whoever gets it sees just that', async () => {
  await openAsOwner('/roles', 'Rolet');
  await page.getByRole('link', { name: 'Rol i ri' }).click();
  await heading('Rol i ri').waitFor();
  await page.getByLabel('Emri i rolit').fill('Përgjegjës turni');
  await page.getByRole('button', { name: /^Operator/ }).click();
  await preview().getByText('Veprimtaria', { exact: true }).waitFor();
  expect(await preview().getByText('Punonjësit', { exact: true }).count()).toBe(0);

  await choose('Punonjësit', 'Lexon');
  await preview().getByText('Punonjësit', { exact: true }).waitFor();
  await preview()
    .getByText(/Pa butona.*Punonjësit/)
    .waitFor();
  await choose('Konfigurimet dhe veprimtaria', 'Asgjë');
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
  expect(await pages.allTextContents()).toEqual(['Paneli', 'Klientët', 'Arka']);
  await other.getByRole('button', { name: 'Konfigurime', exact: true }).click();
  await expect.poll(() => pages.allTextContents()).toEqual(['Paneli', 'Klientët', 'Arka', 'Punonjësit']);
});

test('roles are deleted together: one in use stays and says why, the others come back, and the owner’s is only shown', async () => {
  await trial.staff.addRole('Pastrues', { receipts: 'read' });
  await trial.staff.addRole('Rojtar', { receipts: 'read' });
  await trial.staff.hireWith('Kujtim', { receipts: 'read' });
  await openAsOwner('/roles', 'Rolet');
  for (const name of ['Pastrues', 'Rojtar', 'Roli i Kujtim'])
    await page.getByRole('checkbox', { name: `Zgjidh ${name}` }).click();
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('dialog', { name: 'Fshi 3 role?' }).waitFor();
  await page.getByRole('button', { name: 'Fshi 3 role' }).click();

  await page.getByText(/Ky rol u është dhënë punonjësve/).waitFor();
  await page.getByRole('row', { name: /Rojtar/ }).waitFor({ state: 'detached' });
  await page.getByText('2 role u fshinë').waitFor();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await page.getByRole('row', { name: /Rojtar/ }).waitFor();
  await page.getByRole('row', { name: /Pastrues/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Roli i Kujtim/ }).count()).toBe(1);

  await page.getByRole('row', { name: /Pronar/ }).dblclick();
  await page.getByText('Ky rol shihet, por nuk ndryshohet.').waitFor();
  expect(await page.getByRole('button', { name: 'Ruaj' }).count()).toBe(0);
  expect(await level('Rolet', 'Asgjë').isDisabled()).toBe(true);
});

test('a role is made by keyboard alone, and told beside the field when it has no name or another’s', async () => {
  await trial.staff.addRole('Magazinier nate', {});
  await openAsOwner('/roles/add', 'Rol i ri');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('roleDesc');
  await page.getByLabel('Emri i rolit').fill('Magazinier nate');
  await page.keyboard.press('Control+s');
  await page.getByText('Keni tashmë një rol me këtë emër.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('roleDesc');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Me tastierë');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByRole('button', { name: /^Operator/ }).getAttribute('aria-pressed')).toBe('true');
  await level('Raportet', 'Asgjë').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await level('Raportet', 'Ndryshon').isChecked()).toBe(true);
  await page.keyboard.press('Control+s');
  await page.getByRole('row', { name: /Me tastierë.*15 zona: 9 me shkrim/ }).waitFor();
});

test('what was not saved is asked about before it is lost, and does not come back', async () => {
  await openAsOwner('/roles/add', 'Rol i ri');
  await page.getByLabel('Emri i rolit').fill('Gjysmë');
  await page.getByText('1 ndryshim i paruajtur').waitFor();
  await navigation().getByRole('link', { name: 'Punonjësit' }).click();
  await page.getByRole('dialog', { name: 'Largohu pa ruajtur?' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Emri i rolit').inputValue()).toBe('Gjysmë');
  await navigation().getByRole('link', { name: 'Punonjësit' }).click();
  await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
  await heading('Punonjësit').waitFor();
  await page.goBack();
  await heading('Rol i ri').waitFor();
  expect(await page.getByLabel('Emri i rolit').inputValue()).toBe('');
});

test('a role that someone else changed meanwhile is not overwritten', async () => {
  const id = await trial.staff.addRole('I parë', { receipts: 'read' });
  await openAsOwner(`/roles/edit/${id}`, 'I parë');
  await page.getByLabel('Emri i rolit').fill('I imi');
  await trial.staff.renameRole(id, 'I tjetrit');
  await page.keyboard.press('Control+s');
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
  await expect.poll(() => page.getByLabel('Emri i rolit').inputValue()).toBe('I tjetrit');
  await page.getByLabel('Emri i rolit').fill('I imi');
  await page.keyboard.press('Control+s');
  await page.getByRole('row', { name: /I imi/ }).waitFor();
});

test('nobody gives more than they have', async () => {
  page = await trial.enter(
    await trial.staff.hireWith('Drita', { roles: 'readWrite', receipts: 'read' }),
    'Rolet',
    { at: '/roles' },
  );
  await page.getByRole('link', { name: 'Rol i ri' }).click();
  await heading('Rol i ri').waitFor();
  await page.getByText('askush nuk jep më shumë se sa ka vetë').waitFor();
  expect(await level('Faturat', 'Lexon').isDisabled()).toBe(false);
  expect(await level('Faturat', 'Ndryshon').isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: /^Operator/ }).isDisabled()).toBe(true);
  await choose('Të gjitha zonat te Backoffice', 'Ndryshon');
  await preview().getByText('Rolet', { exact: true }).waitFor();
  expect(await level('Faturat', 'Lexon').isChecked()).toBe(true);
  await page.getByLabel('Emri i rolit').fill('Ndihmës i Dritës');
  await page.keyboard.press('Control+s');
  await page.getByRole('row', { name: /Ndihmës i Dritës.*2 zona: 1 me shkrim/ }).waitFor();
});

test('whoever may only read roles sees no way to change them', async () => {
  page = await trial.enter(await trial.staff.hireWith('Lexues', { roles: 'read' }), 'Rolet', {
    at: '/roles',
  });
  await page.getByRole('row', { name: /Operator/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Rol i ri' }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.goto(`${trial.address}/roles/add`);
  await page.waitForURL('**/dashboard');
});

test('axe finds nothing on the pages of roles', { timeout: 120_000 }, async () => {
  await trial.staff.addRole('Për axe', { receipts: 'read' });
  const look = async () => expect(await findingsAtBothWidths(page), page.url()).toEqual([]);
  await openAsOwner('/roles', 'Rolet');
  const role = page.getByRole('row', { name: /Për axe/ });
  await role.waitFor();
  await look();
  await role.dblclick();
  await heading('Për axe').waitFor();
  await look();
  await page.goBack();
  await page.getByRole('link', { name: 'Rol i ri' }).click();
  await heading('Rol i ri').waitFor();
  await look();
});
