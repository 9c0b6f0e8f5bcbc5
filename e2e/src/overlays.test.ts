import { expect, test } from 'vitest';
import { arrivesAt, owner, ownerOfExchange, signIn, superAdmin } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

test('a super admin sets the password of an owner, who must replace it before working', async () => {
  const page = await trial.enter(superAdmin, 'Bizneset');
  await page.getByRole('row', { name: /Këmbim Iliria/ }).click();
  await page.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fjalëkalimi i pronarit' });
  await dialog.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Kembimi-2027');
  await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Kembimi-2027');
  await dialog.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click();
  await dialog.waitFor({ state: 'detached' });

  const theirs = await trial.visit();
  await signIn(theirs, { ...ownerOfExchange, password: 'Kembimi-2027' });
  const forced = theirs.getByRole('dialog', { name: 'Zgjidhni fjalëkalimin tuaj' });
  await forced.waitFor();
  await theirs.keyboard.press('Escape');
  await forced.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Kembimi-2028');
  await forced.getByLabel('Përsëritni fjalëkalimin e ri').fill('Kembimi-2028');
  await theirs.keyboard.press('Enter');
  await forced.getByText('Fjalëkalimi u ndryshua me sukses!').waitFor();
  await arrivesAt(theirs, 'Paneli');
  expect(await theirs.getByRole('dialog').count()).toBe(0);
});

test('an owner reads the current contract as a PDF, accepts it, and downloads the signed copy', async () => {
  await trial.database`insert into platform.contract_templates (id, title, body, valid_from)
    values (${'c'.repeat(24)}, 'Kontratë e re', ${'# Neni 1\n\nShërbimi jepet çdo ditë.'}, now())`;
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  const dialog = page.getByRole('dialog', { name: 'Termat dhe kushtet' });
  await dialog.getByText('Shërbimi jepet çdo ditë.').waitFor();
  await dialog.getByLabel('Kam lexuar dhe pranoj termat dhe kushtet').check();
  await dialog.getByRole('button', { name: 'Prano' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Kontrata' }).click();
  const viewer = page.getByRole('dialog', { name: 'Kontrata Tezga' });
  await viewer.getByText(/Pranuar nga Elira Hoxha/).waitFor();
  await viewer.getByText('Pranuar elektronikisht').waitFor();
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Shkarko' }).click();
  expect((await download).suggestedFilename()).toBe('kontrata-tezga.pdf');
});
