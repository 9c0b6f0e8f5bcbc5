import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivesAt, owner, ownerOfCafe } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { Clients } from './clients.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

/** The number of customers that each sync of this page fetched. */
const syncsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByName('customers-sync')
      .map((entry) => (entry as PerformanceMeasure).detail.changed as number),
  );

async function syncedTimes(page: Page, times: number): Promise<void> {
  const count = async () => (await syncsOf(page)).length;
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThanOrEqual(times);
}

/** The customers that the command palette finds. */
async function paletteResults(page: Page, text: string): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Kërko kudo...' });
  await input.fill(text);
  await page
    .getByRole('status')
    .getByText(/rezultat/)
    .waitFor({ state: 'attached' });
  const customers = page.getByRole('option').filter({ has: page.locator('.tabler-icon-user') });
  const names = await customers.allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

const storesOf = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.map(({ name, version }) => `${name} ${version}`);
  });

async function enterAs(page: Page, who: typeof owner, title: string, replaces = false): Promise<void> {
  const token = (await callerSignedIn(trial.address, who)).token() ?? '';
  await page.goto(`${trial.address}/customers?token=${token}`);
  if (replaces) await page.getByRole('button', { name: 'Hyr me llogarinë tjetër' }).click();
  await arrivesAt(page, title);
}

test('the command palette finds customers in a local copy, which gets changes of all users without a full sync', async () => {
  const clients = await Clients.of(trial.address, owner);
  await clients.add('Kërkim Përroi', { idNumber: 'L91412709B', phone: '069 555 1234' });
  const page = await trial.enter(owner, 'Klientët', { at: '/customers' });
  await syncedTimes(page, 1);
  expect(await storesOf(page)).toEqual(['customer 7']);
  for (const text of ['perroi', 'përr kërk', 'l9141', '+355 69 555']) {
    expect(await paletteResults(page, text), text).toEqual([expect.stringContaining('Kërkim Përroi')]);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Kërko kudo...' }).fill('perroi');
  await page.getByRole('option', { name: /Kërkim Përroi/ }).waitFor();
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Kërkim Përroi');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('Emri', { exact: true }).fill('Emër tjetër');
  await page.keyboard.press('Control+s');
  await page.getByText('Klienti u modifikua me sukses!').waitFor();
  await expect.poll(() => paletteResults(page, 'emer tjet')).toHaveLength(1);
  expect(await paletteResults(page, 'perroi')).toEqual([]);
  await page.goBack();
  await arrivesAt(page, 'Klientët');
  const workers = page.workers();
  await page.getByLabel('Gjuha').selectOption('en');
  await arrivesAt(page, 'Customers');
  expect(page.workers()).toEqual(workers);
  expect(Math.max(0, ...(await syncsOf(page)).slice(1))).toBeLessThanOrEqual(1);

  await page.getByLabel('Language').selectOption('sq');
  await arrivesAt(page, 'Klientët');
  await clients.add('Nga një tjetër');
  const before = (await syncsOf(page)).length;
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await syncedTimes(page, before + 1);
  expect((await syncsOf(page)).at(-1)).toBe(1);
  expect(await paletteResults(page, 'nga tjet')).toHaveLength(1);
});

test('after signing in to another business only its customers are found, and signing out deletes the local copy in every tab', async () => {
  await (await Clients.of(trial.address, owner)).add('Sekret i Marketit');
  await (await Clients.of(trial.address, ownerOfCafe)).add('Klient i Kafes');
  const page = await trial.enter(owner, 'Klientët', { at: '/customers' });
  await syncedTimes(page, 1);
  expect(await paletteResults(page, 'sekret')).toHaveLength(1);
  await enterAs(page, ownerOfCafe, 'Klientët', true);
  expect(await paletteResults(page, 'sekret')).toEqual([]);
  await syncedTimes(page, 1);
  expect(await paletteResults(page, 'sekret')).toEqual([]);
  expect(await paletteResults(page, 'klient kafes')).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto(`${trial.address}/customers`);
  await syncedTimes(other, 1);
  expect(await storesOf(page)).toEqual(['customer 7']);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Kërko kudo...' }).fill('dil');
  await page.getByRole('option', { name: /Dil/ }).click();
  await page.getByLabel('Email ose telefon').waitFor();
  await other.getByLabel('Email ose telefon').waitFor();
  await expect.poll(() => storesOf(page)).toEqual([]);
});

test('the browser deletes its local copy of customers when the role loses the right to read customers', async () => {
  const roleId = await trial.staff.addRole('Pa klientë nesër', { customers: 'read', employees: 'read' });
  const hired = await trial.staff.hire('Punonjës i nesërm', roleId);
  const page = await trial.enter(hired, 'Klientët', { at: '/customers' });
  await syncedTimes(page, 1);
  expect(await storesOf(page)).toEqual(['customer 7']);
  const { call } = await callerSignedIn(trial.address, owner);
  const { role } = await call(contract.roles.one, { id: roleId });
  const backofficePermissions = { ...role.backofficePermissions, customers: 'none' as const };
  await call(contract.roles.edit, { ...role, id: roleId, backofficePermissions });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => storesOf(page)).toEqual([]);
});

test('an interrupted first sync resumes where it stopped, and two tabs share one copy', async () => {
  await trial.database`
    with business as (
      select b.id from platform.businesses b join platform.users u on u.id = b.owner_id
      where u.email = ${ownerOfCafe.email}
    ), numbered as (
      update tenant.customer_change_counters set last_number = last_number + 25000
      where business_id = (select id from business) returning business_id, last_number - 25000 as before
    )
    insert into tenant.customers (business_id, id, name, id_type, code, created_at, created_by, updated_at, change_number)
    select business_id, 'eeeeeeee' || lpad(to_hex(n), 16, '0'), 'Turma ' || n, 'NUIS', 'T' || n, now(), 'Prova', now(), before + n
    from numbered, generate_series(1, 25000) n`;
  const page = await trial.openPage();
  let parts = 0;
  await page.context().route('**/customers-changes', async (route) => {
    parts += 1;
    // Aborts the second part and its retries until the page is reloaded.
    await (parts >= 2 && parts <= 5 ? route.abort() : route.continue());
  });
  await enterAs(page, ownerOfCafe, 'Klientët');
  await expect.poll(() => parts, { timeout: 30_000 }).toBeGreaterThanOrEqual(5);
  await expect.poll(() => paletteResults(page, 'turma 77')).not.toEqual([]);
  expect(await syncsOf(page)).toEqual([]);
  const [one, two] = [page, await page.context().newPage()];
  await Promise.all([one.reload(), two.goto(`${trial.address}/customers`)]);
  await syncedTimes(one, 1);
  await syncedTimes(two, 1);
  const brought = [...(await syncsOf(one)), ...(await syncsOf(two))].reduce((sum, count) => sum + count, 0);
  expect(brought).toBeGreaterThanOrEqual(15_000);
  expect(brought).toBeLessThan(25_000);
  for (const tab of [one, two]) expect(await paletteResults(tab, 'turma 24999')).toHaveLength(1);
});
