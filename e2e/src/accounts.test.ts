import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, findingsAtBothWidths } from './axe-findings.ts';
import { owner, titleOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => titleOf(page, name);
const row = (name: string | RegExp) => page.getByRole('row', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const raiffeisen = 'AL35 2021 1109 0000 0000 0123 4567';
const intesa = 'AL18 2081 1008 0000 0200 0011 2233';

async function open(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
}

test('an IBAN is grouped while it is typed, in its middle too, and names its bank, all by keyboard; none is added twice', async () => {
  await open('/accounts', 'Llogaritë bankare');
  await page.getByRole('link', { name: 'Shto llogari' }).first().click();
  await heading('Llogari e re bankare').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
  await page.keyboard.type('al3520211109');
  expect(await page.getByLabel('IBAN').inputValue()).toBe('AL35 2021 1109');
  await expect.poll(() => page.getByRole('combobox', { name: 'Banka' }).inputValue()).toBe('Raiffeisen Bank');
  expect(await page.getByLabel('SWIFT').inputValue()).toBe('SGSBALTX');
  await page.keyboard.press('Control+s');
  await page.getByText(/IBAN nuk është i saktë/).waitFor();
  await page.keyboard.type('0000000001234567');
  expect(await page.getByLabel('IBAN').inputValue()).toBe(raiffeisen);
  await page.keyboard.press('Control+s');
  await row(new RegExp(`Raiffeisen Bank.*${raiffeisen}`)).waitFor();
  await page.getByText('Llogaria bankare u ruajt').waitFor();

  await page.getByRole('link', { name: 'Shto llogari' }).first().click();
  await heading('Llogari e re bankare').waitFor();
  await page.keyboard.type('AL35202');
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('99');
  expect(await page.getByLabel('IBAN').inputValue()).toBe('AL39 9520 2');
  // The caret is behind what was put in.
  await page.keyboard.type('7');
  expect(await page.getByLabel('IBAN').inputValue()).toBe('AL39 9752 02');

  await page.getByLabel('IBAN').fill(raiffeisen);
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo llogari bankare është shtuar tashmë.').waitFor();
  expect(await page.getByLabel('IBAN').getAttribute('aria-invalid')).toBe('true');
});

test('an account is changed, deleted and brought back, on its page and among the settings', async () => {
  await open('/accounts/addEditAccount', 'Llogari e re bankare');
  await page.getByLabel('IBAN').fill(intesa);
  await page.keyboard.press('Control+s');
  await page.getByText('Llogaria bankare u ruajt').waitFor();
  await page.getByRole('link', { name: 'Konfigurimet', exact: true }).click();
  const sections = page.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });
  await sections.getByRole('link', { name: 'Llogaritë bankare' }).first().click();
  await page.getByRole('link', { name: `Ndrysho ${intesa}` }).click();
  await heading('Ndrysho llogarinë bankare').waitFor();
  await page.getByRole('combobox', { name: 'Monedha' }).click();
  await page.getByRole('combobox', { name: 'Monedha' }).fill('euro');
  await page.getByRole('option', { name: 'EUR – Euroja' }).click();
  await page.keyboard.press('Control+s');
  await row(/Intesa.*EUR/).waitFor();
  await button(`Fshi ${intesa}`).click();
  await row(/Intesa/).waitFor({ state: 'detached' });
  await button('Zhbëj').click();
  await row(/Intesa/).waitFor();
  await expect.poll(() => row(/Intesa/).count()).toBe(1);
});

test('an account says which bank it is of, and what others changed is taken', async () => {
  await open('/accounts', 'Llogaritë bankare');
  await row(/Raiffeisen/).dblclick();
  await heading('Ndrysho llogarinë bankare').waitFor();
  await page.getByRole('combobox', { name: 'Banka' }).fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Banka' }).getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('combobox', { name: 'Banka' }).fill('x'.repeat(101));
  await page.keyboard.press('Control+s');
  await page.getByText('Lejohen deri në 100 karaktere.').waitFor();
  await page.getByRole('combobox', { name: 'Banka' }).fill('Raiffeisen Tirana');
  const { call } = await callerSignedIn(trial.address, owner);
  const { accounts } = await call(contract.accounts.list, {});
  const known = accounts.find(({ bankName }) => bankName === 'Raiffeisen Bank');
  if (known === undefined) throw new Error('there is no account at Raiffeisen');
  await call(contract.accounts.edit, { ...known, accountId: known._id, swift: 'SGSBALTT' });
  await page.keyboard.press('Control+s');
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await button('Ngarko versionin e ri').click();
  await expect.poll(() => page.getByLabel('SWIFT').inputValue()).toBe('SGSBALTT');
  await page.keyboard.press('Control+s');
  await row(/Raiffeisen Tirana.*SGSBALTT/).waitFor();
});

test('several accounts are deleted after a question, and brought back long after the undoing is gone', async () => {
  await open('/accounts', 'Llogaritë bankare');
  await row(/Raiffeisen/).waitFor();
  const count = (await page.getByRole('row').count()) - 1;
  await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
  await button('Fshi').click();
  await page.getByRole('dialog').getByText('Mund t’i ktheni te Të fshira.').waitFor();
  await page.getByRole('button', { name: `Fshi ${count} llogari` }).click();
  await page.getByText(`${count} llogari u fshinë`).waitFor();
  await page.getByText('Ende asnjë llogari bankare').waitFor();
  await page.goto(`${trial.address}/accounts`);
  await button('Të fshira').click();
  await row(/Raiffeisen/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Veprime për Raiffeisen/ }).click();
  await page.getByRole('menuitem', { name: 'Ktheje' }).click();
  await page.getByText('1 llogari u kthye').waitFor();
  await row(/Raiffeisen/).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
  await button('Ktheji').click();
  await page.getByText(`${count - 1} llogari u kthye`).waitFor();
  await button('Të gjitha').click();
  await row(/Raiffeisen/).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(count + 1);
});

test('whoever may only read sees the accounts and one of them, and changes nothing', async () => {
  const reader = await trial.staff.hireWith('Llogaritar', { account: 'read' });
  page = await trial.enter(reader, 'Llogaritë bankare', { at: '/accounts' });
  await row(/Raiffeisen/).dblclick();
  await page.getByRole('heading', { level: 1, name: /^Raiffeisen/ }).waitFor();
  expect(await page.getByLabel('IBAN').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByRole('button', { name: /Ruaj/ }).count()).toBe(0);
  await page.goto(`${trial.address}/accounts/addEditAccount`);
  await heading('Llogaritë bankare').waitFor();
  expect(await page.getByRole('link', { name: 'Shto llogari' }).count()).toBe(0);
});

test('axe finds nothing on the pages of accounts', async () => {
  await open('/accounts', 'Llogaritë bankare');
  await page
    .getByText(/Raiffeisen|Ende asnjë llogari bankare/)
    .first()
    .waitFor();
  expect(await findingsAtBothWidths(page), 'list').toEqual([]);
  await page.getByRole('link', { name: 'Shto llogari' }).first().click();
  await heading('Llogari e re bankare').waitFor();
  expect(await findingsAtBothWidths(page), 'form').toEqual([]);
});
