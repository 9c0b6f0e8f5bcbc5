import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrivesAt, operator, owner, ownerOfExchange, signIn, tokenOf, titleOf } from './browser.ts';
import type { Login } from './caller.ts';
import { beginTrial, type Entering } from './trial.ts';

const trial = beginTrial();

let page: Page;
let browserDialogs: string[];
beforeEach(() => {
  browserDialogs = [];
});

async function enter(who: Login, title: string, entering: Entering = {}): Promise<void> {
  page = await trial.enter(who, title, entering);
  page.on('dialog', (dialog) => {
    browserDialogs.push(dialog.type());
    void dialog.accept();
  });
}

const token = () => tokenOf(page);
const heading = (name: string) => titleOf(page, name);
const question = () => page.getByRole('dialog', { name: 'Largohu pa ruajtur?' });
const roleName = () => page.getByLabel('Emri i rolit');

async function typeHalfARole(): Promise<void> {
  await roleName().fill('Gjysmë');
  await page.getByText('1 ndryshim i paruajtur').waitFor();
}

/** From wherever one came in, on the page that is there. */
async function goToNewRole(): Promise<void> {
  const roles = page.getByRole('link', { name: 'Rolet', exact: true });
  const settings = page.getByRole('button', { name: 'Konfigurime', exact: true });
  await settings.waitFor();
  if (!(await roles.isVisible())) await settings.click();
  await roles.click();
  await page.getByRole('link', { name: 'Rol i ri' }).click();
  await heading('Rol i ri').waitFor();
}

async function stay(): Promise<void> {
  await question().waitFor();
  await page.keyboard.press('Escape');
  await question().waitFor({ state: 'detached' });
  expect(await roleName().inputValue()).toBe('Gjysmë');
}

async function giveUp(): Promise<void> {
  await question().getByRole('button', { name: 'Largohu pa ruajtur' }).click();
}

async function fromAccountMenu(item: string): Promise<void> {
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function fromPalette(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Kërko kudo...' }).fill(words);
  await page.getByRole('option', { name: words }).click();
}

describe('what is typed and not saved is asked about', () => {
  test('before signing out by the menu of the account or by the palette', async () => {
    await enter(owner, 'Rol i ri', { at: '/roles/add' });
    for (const [by, leave] of [
      ['menu', () => fromAccountMenu('Dil')],
      ['palette', () => fromPalette('Dil')],
    ] as const) {
      await typeHalfARole();
      await leave();
      await stay();
      expect(await token(), by).not.toBeNull();
      await leave();
      await giveUp();
      await heading('Mirë se erdhët').waitFor();
      expect(await token(), by).toBeNull();
      // The question is asked once: the browser does not repeat it.
      expect(browserDialogs, by).toEqual([]);
      await signIn(page, owner);
      await arrivesAt(page, 'Paneli');
      await goToNewRole();
      expect(await roleName().inputValue(), by).toBe('');
    }
  });

  test('before another business is entered', async () => {
    await trial.database`insert into platform.memberships (user_id, business_id, role_id)
      select person.id, role.business_id, role.id from platform.users person, tenant.roles role
      join platform.businesses business on business.id = role.business_id
      where person.email = ${ownerOfExchange.email} and business.name = 'Kafe Rozafa' and role.code = 'O'`;
    await enter(ownerOfExchange, 'Zgjidhni biznesin');
    await page.getByRole('button', { name: /Këmbim Iliria/ }).click();
    const switcher = page.getByRole('button', { name: 'Ndrysho biznesin: Këmbim Iliria' });
    await switcher.waitFor();
    await goToNewRole();
    await typeHalfARole();
    const before = await token();
    await switcher.click();
    await page.getByRole('menuitem', { name: /Kafe Rozafa/ }).click();
    await stay();
    expect(await token()).toBe(before);
    await switcher.click();
    await page.getByRole('menuitem', { name: /Kafe Rozafa/ }).click();
    await giveUp();
    await page.getByRole('button', { name: 'Ndrysho biznesin: Kafe Rozafa' }).waitFor();
    expect(browserDialogs).toEqual([]);
  });

  test('before the next operator takes over, and stays until they have', async () => {
    const [next] = await trial.database<{ operator_code: string }[]>`
      select employee.operator_code from tenant.employees employee
      join platform.users person on person.id = employee.user_id
      where person.email = ${operator.email}`;
    await enter(owner, 'Rol i ri', { at: '/roles/add' });
    await typeHalfARole();
    await fromAccountMenu('Ndërro operatorin');
    await stay();
    await fromAccountMenu('Ndërro operatorin');
    await giveUp();
    await page
      .getByRole('dialog', { name: 'Ndërro operatorin' })
      .getByRole('button', { name: 'Anulo' })
      .click();
    expect(await roleName().inputValue()).toBe('Gjysmë');
    await fromAccountMenu('Ndërro operatorin');
    await giveUp();
    await page.getByLabel('Kodi i operatorit').fill(next?.operator_code ?? '');
    await page.getByLabel('PIN-i').fill('4826');
    await page.getByRole('button', { name: 'Merre pajisjen' }).click();
    await page.getByRole('button', { name: 'Llogaria: Besnik Gjata' }).waitFor();
    expect(browserDialogs).toEqual([]);
  });

  test('but not where everything is saved, nor of a password half typed', async () => {
    await enter(owner, 'Fjalëkalimi', { at: '/account?section=password' });
    await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Gjys');
    await fromAccountMenu('Dil');
    await heading('Mirë se erdhët').waitFor();
    expect(await question().count()).toBe(0);
    expect(browserDialogs).toEqual([]);
  });

  test('and not when the server ends the session: then it waits for the same person', async () => {
    await enter(owner, 'Rol i ri', { at: '/roles/add' });
    await typeHalfARole();
    // One route to the end: taken away while the page comes anew, it could take along what the page is asking for.
    const over = { status: 401, json: { message: 'Seanca ka mbaruar.', code: 'not-signed-in' } };
    let isOver = true;
    await page.route('**/api/users/roles', (route) => (isOver ? route.fulfill(over) : route.continue()));
    await page.keyboard.press('Control+s');
    await heading('Mirë se erdhët').waitFor();
    expect(await question().count()).toBe(0);
    expect(browserDialogs).toEqual([]);
    isOver = false;
    await signIn(page, owner);
    await arrivesAt(page, 'Paneli');
    await goToNewRole();
    await expect.poll(() => roleName().inputValue()).toBe('Gjysmë');
  });
});

test('one’s own role is looked at, never offered for a change', async () => {
  const self = await trial.staff.hireWith('Vetja', { roles: 'readWrite', receipts: 'read' });
  await trial.staff.addRole('Nën Vetjen', { receipts: 'read' });
  await enter(self, 'Rolet', { at: '/roles' });
  const deedsFor = async (role: string) => {
    await page.getByRole('button', { name: `Veprime për ${role}` }).click();
    await page.getByRole('menuitem', { name: 'Hap në skedë të re' }).waitFor();
    const deeds = await page.getByRole('menuitem').allTextContents();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    return deeds.filter((deed) => deed === 'Ndrysho' || deed === 'Fshi');
  };
  expect(await deedsFor('Nën Vetjen')).toEqual(['Ndrysho', 'Fshi']);
  expect(await deedsFor('Roli i Vetja')).toEqual([]);
  await page.getByRole('row', { name: /Roli i Vetja/ }).dblclick();
  await page.getByText('askush nuk e ndryshon rolin e vet').waitFor();
  expect(await page.getByRole('button', { name: 'Ruaj' }).count()).toBe(0);
});

test('where the roles cannot be read, the forms of a role and an employee say so and can be tried again', async () => {
  const someone = await trial.staff.hireWith('Pa lista', { roles: 'readWrite', employees: 'readWrite' });
  await enter(someone, 'Punonjësit', { at: '/employees' });
  for (const [path, title] of [
    ['/roles/add', 'Rol i ri'],
    ['/employees/add-employee', 'Punonjës i ri'],
  ] as const) {
    await page.route('**/api/users/roles', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(trial.address + path);
    await page.getByText('Ndodhi një problem gjatë marrjes së të dhënave!').first().waitFor();
    await page.unroute('**/api/users/roles');
    await page.getByRole('button', { name: 'Provo sërish' }).click();
    await heading(title).waitFor();
    expect(await page.getByRole('alert').getByText('Ndodhi një problem').count(), path).toBe(0);
  }
});

test('a new version that cannot be loaded is told, and what was typed stays', async () => {
  const id = await trial.staff.addRole('I vjetër', { receipts: 'read' });
  await enter(owner, 'I vjetër', { at: `/roles/edit/${id}` });
  await roleName().fill('I imi i humbur');
  await trial.staff.renameRole(id, 'I tjetrit sot');
  await page.keyboard.press('Control+s');
  const one = `**/api/users/roles/${id}`;
  await page.getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await page.route(one, (route) => route.fulfill({ status: 500, json: { message: 'Serveri po pushon.' } }));
  await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
  await page.getByText('Serveri po pushon.').waitFor();
  expect(await roleName().inputValue()).toBe('I imi i humbur');
  await page.unroute(one);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Ngarko versionin e ri' }).click();
  await expect.poll(() => roleName().inputValue()).toBe('I tjetrit sot');
});

test('a guard that fails says the one sentence, whatever was answered about the role or the owner', async () => {
  trial.mayComplain();
  await enter(owner, 'Veprimtaria', { at: '/activity' });
  for (const necessary of ['**/api/users/roles/myRole', '**/api/main/owner-data']) {
    await page.route(necessary, (route) =>
      route.fulfill({ status: 500, json: { message: 'Fjala e serverit' } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Rifresko faqen' }).waitFor();
    await expect
      .poll(() => page.getByText('Ka ndodhur një problem!').count(), { message: necessary })
      .toBe(1);
    expect(await page.getByText('Fjala e serverit').count(), necessary).toBe(0);
    await page.unroute(necessary);
    await page.getByRole('button', { name: 'Rifresko faqen' }).click();
    await heading('Veprimtaria').waitFor();
  }
});

test('a page that breaks tells the server where, once, and nothing of what stood on it', async () => {
  trial.mayComplain();
  const reports: string[] = [];
  await enter(owner, 'Veprimtaria', { at: '/activity' });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/main/logs')) reports.push(request.postData() ?? '');
  });
  const answered = page.waitForResponse('**/api/main/logs');
  const brokenRole = {
    _id: 'f'.repeat(24),
    roleCode: 'R1',
    roleDesc: 'Fjalë e shkruar',
    employeesCount: 0,
    updatedAt: '2026-01-02T08:00:00.000Z',
  };
  await page.route('**/api/users/roles', (route) => route.fulfill({ json: { myRoles: [brokenRole] } }));
  await page.goto(`${trial.address}/roles?gjetje=kerkimi`);
  await page.getByRole('button', { name: 'Rifresko faqen' }).waitFor();
  // The page has reloaded once by now and broken again.
  expect(reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? '{}') as Record<string, string>;
  expect(report).toMatchObject({ message: expect.stringMatching(/^TypeError/), address: '/roles' });
  expect(report['details']).toMatch(/\/assets\/.+\.js:\d+:\d+/);
  expect(reports[0]).not.toMatch(/Fjalë|kerkimi/);
  expect(reports[0]).not.toContain((await token()) ?? 'none');
  await page.getByRole('button', { name: 'Rifresko faqen' }).click();
  await page.getByRole('button', { name: 'Rifresko faqen' }).waitFor();
  expect(reports).toHaveLength(1);
  expect((await answered).status()).toBe(200);
});
