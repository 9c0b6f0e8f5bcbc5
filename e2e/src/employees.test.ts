import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { focusedField, owner, signIn, titleOf } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let operatorRole: string;
let page: Page;
beforeAll(async () => {
  operatorRole = await trial.staff.addRole('Shitës', { configurations: 'read' });
});

const heading = (name: string) => titleOf(page, name);
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const pinField = () => page.getByLabel('PIN', { exact: true });

async function openAsOwner(path: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
  await heading(title).waitFor();
}

async function chooseRole(name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Roli' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('what is missing or wrong is said beside its field before anything is sent, what someone has already once it was', async () => {
  const { email } = await trial.staff.hire('I pari', operatorRole, { opCode: 'aa111bb222' });
  await openAsOwner('/employees/add-employee', 'Punonjës i ri');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByText('fjalëkalimi i dërgohet te kontakti').waitFor();
  await page.getByLabel('Kodi i operatorit').fill('abc');
  await pinField().fill('12');
  await page.keyboard.press('Control+s');
  await page.getByText('Kodi i operatorit ka formën xy123ab456.').waitFor();
  await page.getByText('PIN-i ka saktësisht 4 shifra, p.sh. 4821.').waitFor();
  await page.getByText('Shkruani një email ose një telefon').waitFor();
  await expect.poll(() => page.getByText('Kjo fushë është e detyrueshme.').count()).toBe(2);
  await expect.poll(() => focusedField(page)).toBe('name');
  await page.getByLabel('Telefoni').fill('069 123 4567');
  await page.getByText('Shkruani një email ose një telefon').waitFor({ state: 'detached' });
  expect(sent).not.toContain('/api/main/add-employee-with-role');

  await page.getByLabel('Telefoni').fill('');
  await pinField().fill('');
  await page.getByLabel('Emri dhe mbiemri').fill('I dyti');
  await page.getByLabel('Email').fill('idyti@market.example');
  await chooseRole('Shitës');
  await page.getByLabel('Kodi i operatorit').fill('AA111BB222');
  await page.keyboard.press('Control+s');
  await page.getByText('Ky kod operatori i është dhënë një punonjësi tjetër.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('opCode');
  await page.getByLabel('Kodi i operatorit').fill('');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Control+s');
  await page.getByText('Ky person punon tashmë në këtë biznes.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('email');
});

test('an employee is added by keyboard alone, with shops and a PIN that is never kept in the browser', async () => {
  await openAsOwner('/employees', 'Punonjësit');
  await page.getByRole('link', { name: 'Punonjës i ri' }).focus();
  await page.keyboard.press('Enter');
  await heading('Punonjës i ri').waitFor();
  await page.keyboard.type('Arta Tastiera');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0691112233');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Shitës' }).waitFor();
  const choose = async () => {
    while ((await page.locator('[data-combobox-selected]').textContent()) !== 'Shitës')
      await page.keyboard.press('ArrowDown');
  };
  await choose();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Market Drini 2' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cc333dd444');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4821');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain('Arta Tastiera');
  expect(kept).not.toContain('4821');
  await page.keyboard.press('Enter');
  await row('Arta Tastiera.*Shitës.*cc333dd444.*Market Drini.*\\+355 69 111 2233.*Ka PIN').waitFor();
});

test('people are let go together, taken back by Undo, from the list of those who are gone, and from their own page', async () => {
  await trial.staff.hire('Largim Një', operatorRole);
  await trial.staff.hire('Largim Dy', operatorRole);
  await openAsOwner('/employees', 'Punonjësit');
  await row('Besnik').waitFor();
  await page.getByPlaceholder('Emër, kod, kontakt').fill('largim');
  await row('Besnik').waitFor({ state: 'detached' });
  await row('Largim Një').waitFor();
  const letBothGo = async () => {
    await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
    await page.getByRole('button', { name: 'Largo nga puna' }).click();
    await page.getByRole('dialog', { name: 'Largo 2 punonjës?' }).waitFor();
    await page.getByRole('button', { name: 'Largo 2 punonjës' }).click();
    await row('Largim').first().waitFor({ state: 'detached' });
  };
  await letBothGo();
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await row('Largim Një').waitFor();
  await row('Largim Dy').waitFor();

  await letBothGo();
  await page.getByRole('button', { name: /^Larguar/ }).click();
  await row('Largim Dy').waitFor();
  await page.getByRole('checkbox', { name: 'Zgjidh Largim Një' }).click();
  await page.getByRole('checkbox', { name: 'Zgjidh Largim Dy' }).click();
  await page.getByRole('button', { name: 'Ktheji në punë' }).click();
  await page.getByText('2 punonjës u kthyen').last().waitFor();
  await page.getByRole('button', { name: /^Në punë/ }).click();
  await row('Largim Një').waitFor();
  expect(await page.getByRole('button', { name: 'Ktheji në punë' }).count()).toBe(0);

  await row('Largim Një').dblclick();
  await heading('Largim Një').waitFor();
  await page.getByRole('button', { name: 'Largo nga puna' }).click();
  await page.getByRole('button', { name: 'Largo 1 punonjës' }).click();
  await heading('Punonjësit').waitFor();
  await page.getByRole('button', { name: /^Larguar/ }).click();
  await row('Largim Një').dblclick();
  await page.getByText('Ky punonjës është larguar').waitFor();
  expect(await page.getByRole('button', { name: 'Ruaj' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ktheje në punë' }).click();
  await page.getByRole('button', { name: 'Ruaj' }).waitFor();
});

test('contacts are the person’s own, and a password is set only at their request', async () => {
  const { email } = await trial.staff.hire('Kërkesa Vetë', operatorRole);
  await openAsOwner('/employees', 'Punonjësit');
  await row('Kërkesa Vetë').dblclick();
  await heading('Kërkesa Vetë').waitFor();
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
  await page.getByText('Kontaktet i ndryshon vetë personi').waitFor();
  await page.getByRole('button', { name: 'Vendos fjalëkalim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fjalëkalim i ri për Kërkesa Vetë' });
  await dialog.getByText('Bëjeni vetëm me kërkesë të vetë personit.').waitFor();
  await dialog.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Deti-i-qete-26');
  await dialog.getByLabel('Përsëritni fjalëkalimin e ri').fill('Deti-i-qete-26');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const theirs = await trial.visit();
  await signIn(theirs, { email, password: 'Deti-i-qete-26' });
  await theirs.getByRole('dialog', { name: 'Zgjidhni fjalëkalimin tuaj' }).waitFor();
});

test('the list is narrowed by role and by shop, and says so in its address', async () => {
  await openAsOwner('/employees', 'Punonjësit');
  await row('Besnik Gjata').waitFor();
  await page.getByRole('button', { name: 'Shto filtër' }).click();
  await page.getByRole('menuitem', { name: 'Roli' }).click();
  await page.getByText('Pronar', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/f\.role=/);
  await row('Besnik Gjata').waitFor({ state: 'detached' });
  await row('Elira Hoxha').waitFor();
  await page.reload();
  await row('Elira Hoxha').waitFor();
  expect(await row('Besnik Gjata').count()).toBe(0);

  await page.goto(`${trial.address}/employees`);
  await page.getByRole('button', { name: 'Shto filtër' }).click();
  await page.getByRole('menuitem', { name: 'Dyqanet' }).click();
  await page.getByText('Market Drini 2', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/f\.shop=/);
  await row('Besnik Gjata').waitFor({ state: 'detached' });
  await row('Erion Lleshi').waitFor();
});

test('whoever may only read employees sees no way to change them and is led back from the form', async () => {
  page = await trial.enter(await trial.staff.hireWith('Shikues', { employees: 'read' }), 'Punonjësit', {
    at: '/employees',
  });
  await row('Besnik Gjata').waitFor();
  expect(await page.getByRole('link', { name: 'Punonjës i ri' }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Veprime për/ }).count()).toBe(0);
  await page.goto(`${trial.address}/employees/add-employee`);
  await page.waitForURL('**/dashboard');
});

test('whoever takes people on gives no role above their own and leaves those above alone', async () => {
  const recruiter = await trial.staff.hireWith('Punësues', { employees: 'readWrite', customers: 'read' });
  await trial.staff.addRole('Nën punësuesin', { customers: 'read' });
  page = await trial.enter(recruiter, 'Punonjësit', { at: '/employees' });
  await page.getByRole('link', { name: 'Punonjës i ri' }).click();
  await heading('Punonjës i ri').waitFor();
  await page.getByRole('combobox', { name: 'Roli' }).click();
  await page.getByRole('option', { name: 'Nën punësuesin' }).waitFor();
  const offered = await page.getByRole('option').allTextContents();
  expect(offered).not.toContain('Pronar');
  expect(offered).not.toContain('Shitës');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Punonjësit' }).first().click();
  await row('Besnik Gjata').dblclick();
  await page.getByText('Ky rol lejon më shumë se sa keni ju vetë.').waitFor();
  expect(await page.getByRole('button', { name: 'Ruaj' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Vendos fjalëkalim' }).count()).toBe(0);
});

test('axe finds nothing on the pages of employees', { timeout: 120_000 }, async () => {
  const look = async () => expect(await findingsAtBothWidths(page), page.url()).toEqual([]);
  await openAsOwner('/employees', 'Punonjësit');
  await row('Besnik Gjata').waitFor();
  await look();
  await row('Besnik Gjata').dblclick();
  await page.getByRole('button', { name: 'Vendos fjalëkalim' }).waitFor();
  await look();
  await page.goBack();
  await page.getByRole('button', { name: /^Larguar/ }).click();
  await row('Sonila Toska').waitFor();
  await look();
  await page.getByRole('link', { name: 'Punonjës i ri' }).click();
  await page.getByLabel('Emri dhe mbiemri').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
  await look();
});
