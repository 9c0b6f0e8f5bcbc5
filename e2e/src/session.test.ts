import { describe, expect, test } from 'vitest';
import { arrivesAt, operator, owner, pathOf, signIn, superAdmin, tokenOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

describe('the navigation guard', () => {
  test('sends someone who is signed out to the door from everywhere', async () => {
    const page = await trial.visit();
    for (const path of ['/activity', '/employees', '/account', '/select_business', '/nowhere/at/all']) {
      await page.goto(trial.address + path);
      await arrivesAt(page, 'Mirë se erdhët');
      expect(pathOf(page), path).toBe('/');
    }
  });

  test.each([
    ['an owner', owner, ['/select_business', '/nowhere/at/all', '/business']],
    ['an operator', operator, ['/employees', '/employees/add-employee', '/roles', '/roles/add']],
  ])('sends %s from where they may not be to the page of their role', async (_who, who, paths) => {
    const page = await trial.enter(who, 'Paneli', { at: '/' });
    expect(pathOf(page), '/').toBe('/dashboard');
    for (const path of paths) {
      await page.goto(trial.address + path);
      await arrivesAt(page, 'Paneli');
      expect(pathOf(page), path).toBe('/dashboard');
    }
  });

  test('keeps super admins out of the area of businesses', async () => {
    const page = await trial.enter(superAdmin, 'Bizneset');
    for (const path of ['/employees', '/roles', '/account', '/select_business']) {
      await page.goto(trial.address + path);
      await arrivesAt(page, 'Bizneset');
      expect(pathOf(page)).toBe('/business');
    }
  });

  test('asks for the role once, and makes the token last once it is known', async () => {
    const page = await trial.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, owner);
    await arrivesAt(page, 'Paneli');
    await page.getByRole('link', { name: 'Klientët', exact: true }).click();
    await arrivesAt(page, 'Klientët');
    await page.goto(`${trial.address}/activity?page=2`);
    await arrivesAt(page, 'Veprimtaria');
    // Once for each time the program was loaded, never for a change of page.
    expect(asked.filter((path) => path.endsWith('/roles/myRole'))).toHaveLength(2);
    const refreshed = asked.indexOf('/api/auth/auth/refresh-token');
    expect(refreshed).toBeGreaterThan(asked.indexOf('/api/users/roles/myRole'));
    expect(refreshed).toBeGreaterThan(asked.indexOf('/api/main/owner-data'));
  });
});

test('a token in the address opens the door and is gone from the address at once', async () => {
  const given = (await callerSignedIn(trial.address, owner)).token();
  const page = await trial.visit(`/activity?token=${given}&page=2`);
  await arrivesAt(page, 'Veprimtaria');
  expect(page.url()).toBe(`${trial.address}/activity?page=2`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('a token in the address replaces the session of another person only after a question that names them', async () => {
  const page = await trial.enter(owner, 'Paneli');
  const before = await tokenOf(page);
  const other = (await callerSignedIn(trial.address, operator)).token();
  await page.goto(`${trial.address}/dashboard?token=${other}`);
  const question = page.getByRole('dialog', { name: 'Të hyni me një llogari tjetër?' });
  await question.getByText(/po punon \S+/).waitFor();
  await question.getByRole('button', { name: 'Anulo' }).click();
  await arrivesAt(page, 'Paneli');
  expect(userIn(await tokenOf(page))).toBe(userIn(before));
  await page.goto(`${trial.address}/dashboard?token=${other}`);
  await question.getByRole('button', { name: 'Hyr me llogarinë tjetër' }).click();
  await arrivesAt(page, 'Paneli');
  expect(userIn(await tokenOf(page))).toBe(userIn(other));
  await page.goto(`${trial.address}/dashboard?token=a.b.c`);
  await arrivesAt(page, 'Paneli');
});

const userIn = (token: string | null): string =>
  (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

test('a token in the address that is worth nothing leads to the door', async () => {
  const page = await trial.visit('/?token=a.b.c');
  await arrivesAt(page, 'Mirë se erdhët');
  expect(page.url()).toBe(`${trial.address}/`);
});

test('signing out leaves nothing behind but the language and the theme, and reloads', async () => {
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  await page.evaluate(() => {
    localStorage.setItem('tezga-language', 'sq');
    localStorage.setItem('anything', 'x');
    sessionStorage.setItem('anything', 'x');
    (globalThis as { wasHere?: boolean }).wasHere = true;
  });
  await page.getByRole('button', { name: /^Llogaria/ }).click();
  await page.getByRole('menuitem', { name: 'Dil' }).click();
  await arrivesAt(page, 'Mirë se erdhët');
  await page.waitForFunction(() => (globalThis as { wasHere?: boolean }).wasHere === undefined);
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left).not.toContain('anything');
  expect(left).toContain('tezga-language');
  expect(await tokenOf(page)).toBeNull();
});

test('a fatal error reloads the page once, then is listed once, with a way to refresh; so is a page that cannot be drawn', async () => {
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  trial.mayComplain();
  let asked = 0;
  await page.route('**/api/users/roles/myRole', async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, json: { message: 'Ka ndodhur një problem!' } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Rifresko faqen' }).waitFor();
  expect(asked).toBe(2);
  await expect.poll(() => page.getByText('Ka ndodhur një problem!').count()).toBe(1);
  await page.getByText('Kontrolloni lidhjen me internetin').waitFor();
  await page.unroute('**/api/users/roles/myRole');
  await page.getByRole('button', { name: 'Rifresko faqen' }).click();
  await arrivesAt(page, 'Veprimtaria');

  await page.route('**/assets/RolesPage-*.js', (route) => route.abort());
  await page.goto(`${trial.address}/roles`);
  await page.getByRole('button', { name: 'Rifresko faqen' }).waitFor();
  await expect.poll(() => page.getByText('Ka ndodhur një problem!').count()).toBe(1);
});

const activityCall = /\/api\/main\/activity(\?|$)/;

test('status 401 and 424 send to the door, 403 stays and is only logged', async () => {
  const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
  // One route to the end: taken away while the page comes anew, it could take along what the page is asking for.
  let refused: { status: number; json: object } | null = {
    status: 403,
    json: { message: 'Veprimi nuk lejohet', code: 'not-permitted' },
  };
  await page.route(activityCall, (route) => (refused === null ? route.continue() : route.fulfill(refused)));
  const logged = page.waitForEvent('console', (message) => message.text().includes('Veprimi nuk lejohet'));
  await page.reload();
  expect((await logged).type()).toBe('warning');
  expect(await tokenOf(page)).not.toBeNull();
  for (const status of [401, 424]) {
    refused = null;
    if ((await tokenOf(page)) === null) {
      await signIn(page, owner);
      await arrivesAt(page, 'Paneli');
      await page.goto(`${trial.address}/activity`);
      await arrivesAt(page, 'Veprimtaria');
    }
    refused = { status, json: { message: 'Seanca ka mbaruar.', code: 'not-signed-in' } };
    await page.reload();
    await arrivesAt(page, 'Mirë se erdhët');
    expect(await tokenOf(page), String(status)).toBeNull();
  }
});
