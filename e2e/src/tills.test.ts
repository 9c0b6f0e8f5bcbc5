import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { focusedField, owner, titleOf } from './browser.ts';
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

/** No two tills have the same code, so what is typed below differs. */
const kinds = [
  ['pos', 'POS', 'Arka 1, Market Drini 2'],
  ['epos', 'ePOS', 'ePOS, Market Drini 2'],
] as const;
type Kind = (typeof kinds)[number][0];

const sections = () => page.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });

async function goTo(section: string): Promise<void> {
  await sections().getByRole('link', { name: section, exact: true }).click();
  await heading(section).waitFor();
}

/** From the list of the settings to the form of one. */
async function openForm(title: string, till: string): Promise<void> {
  await goTo(title);
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

describe('the form of a POS and that of an ePOS', () => {
  beforeEach(async () => {
    page = await trial.enter(owner, 'POS', { at: '/settings?section=pos' });
  });

  test('are filled in by keyboard alone, and the list shows what was saved', async () => {
    for (const [kind, title, till] of kinds) {
      const code = `xy123ab${kind === 'pos' ? '456' : '457'}`;
      await goTo(title);
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
      await page.keyboard.type(code.toUpperCase());
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('TZG-1');
      await page.keyboard.press('Enter');
      await page.getByText(`${title} i derës u ruajt`).waitFor();
      await heading(title).waitFor();
      await row(new RegExp(`${title} i derës Market Drini ${code} TZG-1`)).waitFor();
      await page.getByRole('link', { name: `Ndrysho ${title} i derës` }).click();
      await heading(`${title} i derës`).waitFor();
      await field('Emri').fill(till);
      await shopField().click();
      await page.getByRole('option', { name: 'Market Drini 2' }).click();
      await page.keyboard.press('Control+s');
      await row(new RegExp(`${till} Market Drini 2`)).waitFor();
      expect(await row(/i derës/).count(), title).toBe(0);
    }
  });

  test('say beside each field what is wrong with it, and give axe nothing to find', async () => {
    for (const [, title, till] of kinds) {
      await openForm(title, till);
      expect(await findingsAtBothWidths(page), title).toEqual([]);
      await field('Emri').fill('');
      await tcr().fill('12');
      await field('Identifikuesi i pajisjes').fill('x'.repeat(101));
      await page.keyboard.press('Control+s');
      await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
      await expect.poll(() => focusedField(page), { message: title }).toBe('name');
      await page.getByText('Kodi i arkës (TCR) ka formën xy123ab456.').waitFor();
      await page.getByText('Lejohen deri në 100 karaktere.').waitFor();
      expect(await findingsAtBothWidths(page), `${title} with messages`).toEqual([]);
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
      await expect.poll(() => focusedField(page), { message: title }).toBe('name');
      expect(await field('Emri').getAttribute('aria-invalid'), title).toBe('true');
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
      await button('Largohu pa ruajtur').click();
      await heading(title).waitFor();
    }
  });

  test('take what somebody else has changed, and keep what was typed here', async () => {
    for (const [kind, title, till] of kinds) {
      const ownCode = `ab111cd${kind === 'pos' ? '222' : '333'}`;
      await openForm(title, till);
      await tcr().fill(ownCode);
      await changeElsewhere(kind, till, 'TZG-TJETER');
      await page.keyboard.press('Control+s');
      await page.getByRole('alert').getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
      await button('Ngarko versionin e ri').click();
      await expect
        .poll(() => field('Identifikuesi i pajisjes').inputValue(), { message: title })
        .toBe('TZG-TJETER');
      expect(await tcr().inputValue(), title).toBe(ownCode);
      await page.getByText('1 ndryshim i paruajtur').waitFor();
      await page.keyboard.press('Control+s');
      await row(new RegExp(`${till} Market Drini 2 ${ownCode} TZG-TJETER`)).waitFor();
    }
  });
});

test('a till of a hidden shop stays there and says so, until the shop is shown again', async () => {
  page = await trial.enter(owner, 'Dyqanet', { at: '/settings?section=shops' });
  await button('Fshih Market Drini 2').click();
  await button('Shfaq Market Drini 2').waitFor();
  await openForm('POS', 'Arka 1, Market Drini 2');
  await expect.poll(() => shopField().inputValue()).toBe('Market Drini 2 (i fshehur)');
  await page.getByRole('main').getByRole('link', { name: 'POS', exact: true }).click();
  await row(/Arka 1, Market Drini 2 Market Drini 2 \(i fshehur\)/).waitFor();
  await goTo('Dyqanet');
  await button('Shfaq Market Drini 2').click();
  await button('Fshih Market Drini 2').waitFor();
  await goTo('POS');
  await row(/Arka 1, Market Drini 2 Market Drini 2 /).waitFor();
  await expect.poll(() => page.getByText('(i fshehur)').count()).toBe(0);
});
