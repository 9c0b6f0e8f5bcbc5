import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { focusedField, laptop, overflowOf, owner, phone, titleOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => titleOf(page, name);
const row = (name: string | RegExp) => page.getByRole('row', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const tcr = () => field('Kodi i arkës (TCR)');
const shopField = () => page.getByRole('combobox', { name: 'Dyqani' });

const kinds = [
  ['pos', 'POS', 'Arka 1, Market Drini 2'],
  ['epos', 'ePOS', 'ePOS, Market Drini 2'],
] as const;
type Kind = (typeof kinds)[number][0];

/** From the list of the settings to the form of one. */
async function openForm(kind: Kind, title: string, till: string, device = laptop): Promise<void> {
  page = await trial.enter(owner, title, { at: `/settings?section=${kind}`, device });
  await page.getByRole('link', { name: `Ndrysho ${till}`, exact: true }).click();
  await heading(till).waitFor();
}

/** Someone else saves the till with another device. */
async function changeElsewhere(kind: Kind, name: string, deviceUUID: string): Promise<void> {
  const { call } = await callerSignedIn(trial.address, owner);
  const { posList } = await call(contract.tills.posList, {});
  const { eposList } = await call(contract.tills.eposList, {});
  const till = (kind === 'pos' ? posList : eposList).find((each) => each.name === name);
  if (till === undefined) throw new Error(`there is no ${name}`);
  const { _id, shopId, tcrCode, updatedAt } = till;
  const edit = { _id, shopId, name, tcrCode, updatedAt, deviceUUID };
  await call(kind === 'pos' ? contract.tills.editPos : contract.tills.editEpos, edit);
}

describe.each(kinds)('the form of a %s', (kind, title, till) => {
  test('is filled in by keyboard alone, and the list shows what was saved', async () => {
    page = await trial.enter(owner, title, { at: `/settings?section=${kind}` });
    await page.getByRole('link', { name: `Ndrysho ${till}`, exact: true }).focus();
    await page.keyboard.press('Enter');
    await heading(till).waitFor();
    await field('Emri').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`${title} i derës`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('market drini');
    await page.getByRole('option', { name: 'Market Drini', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('XY123AB456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('TZG-1');
    await page.keyboard.press('Enter');
    await page.getByText(`${title} i derës u ruajt`).waitFor();
    await heading(title).waitFor();
    await row(new RegExp(`${title} i derës Market Drini xy123ab456 TZG-1`)).waitFor();
    await page.getByRole('link', { name: `Ndrysho ${title} i derës` }).click();
    await heading(`${title} i derës`).waitFor();
    await field('Emri').fill(till);
    await shopField().click();
    await page.getByRole('option', { name: 'Market Drini 2' }).click();
    await page.keyboard.press('Control+s');
    await row(new RegExp(`${till} Market Drini 2`)).waitFor();
    expect(await row(/i derës/).count()).toBe(0);
  });

  test('says beside each field what is wrong with it', async () => {
    await openForm(kind, title, till);
    await field('Emri').fill('');
    await tcr().fill('12');
    await field('Identifikuesi i pajisjes').fill('x'.repeat(101));
    await page.keyboard.press('Control+s');
    await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
    await expect.poll(() => focusedField(page)).toBe('name');
    await page.getByText('Kodi i arkës (TCR) ka formën xy123ab456.').waitFor();
    await page.getByText('Lejohen deri në 100 karaktere.').waitFor();
    await field('Identifikuesi i pajisjes').fill('');
    await tcr().fill('');
    await field('Emri').fill('x'.repeat(101));
    await page.keyboard.press('Control+s');
    await page.getByText('Lejohen deri në 100 karaktere.').waitFor();
    await field('Emri').fill(till.replace(' 2', '').toUpperCase());
    await shopField().click();
    await page.getByRole('option', { name: 'Market Drini', exact: true }).click();
    await page.keyboard.press('Control+s');
    await page.getByText('Keni tashmë një pajisje me këtë emër në këtë dyqan.').waitFor();
    await expect.poll(() => focusedField(page)).toBe('name');
    expect(await field('Emri').getAttribute('aria-invalid')).toBe('true');
  });

  // No two tills have the same.
  const ownCode = `ab111cd${kind === 'pos' ? '222' : '333'}`;

  test('takes what somebody else has changed, and keeps what was typed here', async () => {
    await openForm(kind, title, till);
    await tcr().fill(ownCode);
    await changeElsewhere(kind, till, 'TZG-TJETER');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
    await button('Ngarko versionin e ri').click();
    await expect.poll(() => field('Identifikuesi i pajisjes').inputValue()).toBe('TZG-TJETER');
    expect(await tcr().inputValue()).toBe(ownCode);
    await page.getByText('1 ndryshim i paruajtur').waitFor();
    await page.keyboard.press('Control+s');
    await row(new RegExp(`${till} Market Drini 2 ${ownCode} TZG-TJETER`)).waitFor();
  });

  test.each([
    ['a laptop', laptop],
    ['a phone', phone],
  ])('gives axe nothing to find on %s, with its messages', { timeout: 120_000 }, async (_name, device) => {
    await openForm(kind, title, till, device);
    expect(await axeFindings(page)).toEqual([]);
    await field('Emri').fill('');
    await tcr().fill('12');
    await page.keyboard.press('Control+s');
    await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test('a till of a hidden shop stays there and says so, until the shop is shown again', async () => {
  page = await trial.enter(owner, 'Dyqanet', { at: '/settings?section=shops' });
  await button('Fshih Market Drini 2').click();
  await button('Shfaq Market Drini 2').waitFor();
  await page.goto(`${trial.address}/settings?section=pos`);
  await row(/Arka 1, Market Drini 2 Market Drini 2 \(i fshehur\)/).waitFor();
  await page.getByRole('link', { name: 'Ndrysho Arka 1, Market Drini 2' }).click();
  await expect.poll(() => shopField().inputValue()).toBe('Market Drini 2 (i fshehur)');
  await page.goto(`${trial.address}/settings?section=shops`);
  await button('Shfaq Market Drini 2').click();
  await button('Fshih Market Drini 2').waitFor();
  await page.goto(`${trial.address}/settings?section=pos`);
  await row(/Arka 1, Market Drini 2 Market Drini 2 /).waitFor();
  expect(await page.getByText('(i fshehur)').count()).toBe(0);
});
