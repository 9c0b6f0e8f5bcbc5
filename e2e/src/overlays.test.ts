import { describe, expect, test } from 'vitest';
import {
  arrivesAt,
  operator,
  operatorOfCafe,
  owner,
  ownerOfCafe,
  ownerOfExchange,
  ownerOfWholesale,
  phone,
  signIn,
  superAdmin,
  tokenOf,
} from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

test('the next operator takes over the device with code and PIN', async () => {
  const [next] = await trial.database<{ operator_code: string }[]>`
    select employee.operator_code from tenant.employees employee
    join platform.users person on person.id = employee.user_id
    where person.email = ${operator.email}`;
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Ndërro operatorin' }).click();
  await page.getByLabel('Kodi i operatorit').fill(next?.operator_code ?? '');
  await page.getByLabel('PIN-i').fill('0000');
  await page.getByRole('button', { name: 'Merre pajisjen' }).click();
  await page.getByText('Kodi i operatorit ose PIN-i nuk është i saktë.').waitFor();
  await page.getByLabel('PIN-i').fill('4826');
  await page.getByRole('button', { name: 'Merre pajisjen' }).click();
  await page.getByRole('button', { name: 'Llogaria: Besnik Gjata' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

describe('before someone works', () => {
  test('a password given by someone else must be replaced, or one signs out', async () => {
    await trial.database`update platform.users set must_change_password = true where email = ${ownerOfWholesale.email}`;
    const page = await trial.visit();
    await signIn(page, ownerOfWholesale);
    const dialog = page.getByRole('dialog', { name: 'Zgjidhni fjalëkalimin tuaj' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Dil' }).click();
    await arrivesAt(page, 'Mirë se erdhët');
    expect(await tokenOf(page)).toBeNull();
    await signIn(page, ownerOfWholesale);
    const change = dialog.getByRole('button', { name: 'Ndrysho fjalëkalimin' });
    expect(await change.isDisabled()).toBe(true);
    await dialog.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Shumica-2027');
    await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Shumica-2028');
    await page.keyboard.press('Tab');
    await dialog.getByText('Konfirmimi i fjalëkalimit nuk është i saktë').waitFor();
    await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Shumica-2027');
    await page.keyboard.press('Enter');
    await dialog.getByText('Fjalëkalimi u ndryshua me sukses!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await arrivesAt(page, 'Paneli');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a super admin sets the password of an owner, who must replace it', async () => {
    const page = await trial.enter(superAdmin, 'Bizneset');
    const row = page.getByRole('row', { name: /Këmbim Iliria/ });
    await row.getByRole('button', { name: /Veprime|menu/i }).click();
    await page.getByRole('menuitem', { name: 'Fjalëkalimi i pronarit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fjalëkalimi i pronarit' });
    await dialog.getByText('Ndryshojeni fjalëkalimin vetëm me kërkesën e klientit.').waitFor();
    await dialog.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Kembimi-2027');
    await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Kembimi-2027');
    await dialog.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click();
    await dialog.waitFor({ state: 'detached' });
    const theirs = await trial.visit();
    await signIn(theirs, { ...ownerOfExchange, password: 'Kembimi-2027' });
    const forced = theirs.getByRole('dialog', { name: 'Zgjidhni fjalëkalimin tuaj' });
    await forced.waitFor();
    await expect.poll(() => forced.getByRole('button', { name: 'Dil' }).count()).toBe(1);
  });

  test('the owner reads and accepts the contract in force, and can open it afterwards', async () => {
    await trial.database`insert into platform.contract_templates (id, title, body, valid_from)
      values (${'c'.repeat(24)}, 'Kontratë e re', ${'# Neni 1\n\nShërbimi jepet çdo ditë.'}, now())`;
    const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
    const dialog = page.getByRole('dialog', { name: 'Termat dhe kushtet' });
    const accept = dialog.getByRole('button', { name: 'Prano' });
    expect(await accept.isDisabled()).toBe(true);
    await dialog.getByText('Shërbimi jepet çdo ditë.').waitFor();
    expect(await accept.isDisabled()).toBe(true);
    await dialog.getByLabel('Kam lexuar dhe pranoj termat dhe kushtet').check();
    await accept.click();
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

  test('a contract that cannot be loaded is told and stops nobody', async () => {
    const page = await trial.openPage();
    await page.clock.install();
    await page.route('**/api/contracts/unsigned', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(trial.address);
    await signIn(page, ownerOfCafe);
    await arrivesAt(page, 'Paneli');
    await page.getByText('Nuk mund të ngarkohej kontrata!').waitFor();
    await page.clock.fastForward(30_000);
    await page.getByText('Nuk mund të ngarkohej kontrata!').waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('on a phone the contract is opened from the drawer', async () => {
    const page = await trial.enter(operatorOfCafe, 'Veprimtaria', { at: '/activity', device: phone });
    await page.getByRole('button', { name: 'Hap navigimin' }).click();
    await page.getByRole('button', { name: /^Llogaria: / }).click();
    await page.getByRole('menuitem', { name: 'Kontrata' }).click();
    const viewer = page.getByRole('dialog', { name: 'Kontrata Tezga' });
    await viewer.getByText(/Pranuar nga/).waitFor();
    await expect.poll(() => viewer.getByRole('document').count()).toBe(1);
  });

  test('where nothing was signed, an operator is not asked to sign, and the viewer says so', async () => {
    await trial.database.unsafe('alter table tenant.signed_contracts disable trigger never_changed');
    await trial.database`delete from tenant.signed_contracts`;
    const page = await trial.enter(operatorOfCafe, 'Veprimtaria', { at: '/activity' });
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: /^Llogaria/ }).click();
    await page.getByRole('menuitem', { name: 'Kontrata' }).click();
    const viewer = page.getByRole('dialog', { name: 'Kontrata Tezga' });
    await viewer.getByText('NUK KA KONTRATË').waitFor();
    expect(await viewer.getByRole('document').count()).toBe(0);
  });
});
