import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { owner, titleOf, tokenOf } from './browser.ts';
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
  // Types with the keyboard, because the browser asks before leaving only if the user interacted with the page.
  await roleName().click();
  await page.keyboard.type('Gjysmë');
  await page.getByText('1 ndryshim i paruajtur').waitFor();
}

async function leaveWithoutSaving(): Promise<void> {
  await question().getByRole('button', { name: 'Largohu pa ruajtur' }).click();
}

async function fromAccountMenu(item: string): Promise<void> {
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the browser asks before reloading a page with unsaved changes, but not if the page has asked already', async () => {
  await enter(owner, 'Rol i ri', { at: '/roles/add' });
  await typeHalfARole();
  await page.reload();
  expect(browserDialogs).toEqual(['beforeunload']);
  await heading('Rol i ri').waitFor();
  // The draft survives a reload.
  await expect.poll(() => roleName().inputValue()).toBe('Gjysmë');
  browserDialogs = [];
  await fromAccountMenu('Dil');
  await leaveWithoutSaving();
  await heading('Mirë se erdhët').waitFor();
  expect(await token()).toBeNull();
  expect(browserDialogs).toEqual([]);
});

test('a crashed page reports its route to the server once, without any content of the page', async () => {
  trial.allowPageErrors();
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
  // The page reloaded itself after the crash and crashed again, but sent only one report.
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
