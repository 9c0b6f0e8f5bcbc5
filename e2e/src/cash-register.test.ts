import { contract } from '@tezga/contract';
import type { Client } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, focusedField, overflowOf, owner, pathOf, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const entry = '/external-modules/online-cash-register/entry';
const firstTill = 'Arka 1, Market Drini';
const secondTill = 'Arka 1, Market Drini 2';
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

let authority = '';
let call: Client;
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
});

const row = (name: string | RegExp) => page.getByRole('row', { name });
const card = (till: string) => page.getByRole('region', { name: till, exact: true });
const amount = () => page.getByLabel('Shuma', { exact: true });
const save = () => page.keyboard.press('Control+s');

async function open(path = entry, title = 'Arka'): Promise<void> {
  page = await trial.enter(owner, title, { at: path });
}

async function tillId(wanted: string): Promise<string> {
  const { posList } = await call(contract.tills.posList, {});
  const till = posList.find(({ name }) => name === wanted);
  if (till === undefined) throw new Error(`there is no ${wanted}`);
  return till._id;
}

/** Trouble at the tax authority, or its end. */
async function authorityHas(trouble: Record<string, string>): Promise<void> {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  });
}

/** Opened by somebody else, unless it is. */
async function drawerIsOpen(till: string): Promise<string> {
  const id = await tillId(till);
  const { initialBalance } = await call(contract.cashRegister.initialBalance, { pos_id: id });
  if (initialBalance === null)
    await call(contract.cashRegister.reportBalance, { pos_id: id, operation: 'INITIAL', amount: 5000 });
  return id;
}

test('a drawer is opened by keyboard alone, and the code of the tax authority arrives by itself', async () => {
  await open();
  await card(firstTill).getByText('Nuk është hapur sot.').waitFor();
  await page.getByRole('link', { name: 'Lëvizje e re', exact: true }).focus();
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Lëvizje e re');
  await expect.poll(() => focusedField(page)).toBe('pos_id');
  await page.keyboard.type(firstTill);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Numëroni paratë që janë në sirtar.').waitFor();
  expect(await page.getByRole('radio', { name: 'Gjendja fillestare' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Depozitim' }).isDisabled()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedField(page)).toBe('amount');
  await page.keyboard.type('5000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Monedha për kusur');
  await save();
  await page.getByText('Sirtari u hap.').waitFor();
  await arrivesAt(page, 'Arka');
  const opened = row(/Gjendja fillestare.*Arka 1, Market Drini .*Monedha për kusur.*5\s000\.00/u);
  await opened.getByText('E fiskalizuar').waitFor();
  await opened.getByText(code).waitFor();
  await card(firstTill).getByText('5 000.00').first().waitFor();
});

test('what goes out of the drawer is below zero, and more than there is is refused beside the amount', async () => {
  const id = await drawerIsOpen(firstTill);
  await open();
  await page.getByRole('link', { name: `Lëvizje e re: ${firstTill}` }).click();
  await arrivesAt(page, 'Lëvizje e re');
  expect(new URL(page.url()).searchParams.get('till')).toBe(id);
  expect(await page.getByRole('radio', { name: 'Depozitim' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Gjendja fillestare' }).isDisabled()).toBe(true);
  await expect.poll(() => focusedField(page)).toBe('amount');
  await save();
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await page.getByText('Tërheqje', { exact: true }).first().click();
  await page.getByText('Në sirtar duhet të jenë 5 000.00 ALL.').waitFor();
  await amount().fill('5000.01');
  await page.getByText('Banka', { exact: true }).click();
  await save();
  await page.getByText('Në sirtar nuk ka kaq para.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('amount');
  await amount().fill('1200');
  await save();
  await row(/Tërheqje në bankë.*−1\s200\.00/u).waitFor();
  await card(firstTill).getByText('3 800.00').waitFor();
});

test('what somebody else did meanwhile is said beside the operation, and the next one is offered', async () => {
  const id = await tillId(secondTill);
  await open(`${entry}/add?till=${id}`, 'Lëvizje e re');
  await drawerIsOpen(secondTill);
  await amount().fill('100');
  await save();
  await page.getByText('Sirtari i kësaj arke është hapur sot.').waitFor();
  await page.getByText('Depozitim', { exact: true }).click();
  await save();
  await row(/Depozitim.*Arka 1, Market Drini 2.*100\.00/u).waitFor();
  expect(pathOf(page)).toBe(entry);
});

test('what the tax authority cannot hear now waits with a sentence, and goes by itself as soon as it can', async () => {
  await authorityHas({ down: 'refused' });
  const id = await drawerIsOpen(firstTill);
  await open(`${entry}/add?till=${id}`, 'Lëvizje e re');
  await amount().fill('250');
  await save();
  const waiting = row(/Depozitim.*250\.00/u);
  await waiting.getByText('Në pritje').waitFor();
  await page.getByText('1 lëvizje pret tatimet').waitFor();
  await page.getByText('Tatimet nuk u përgjigjën në kohë').first().waitFor();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await authorityHas({ down: 'no' });
  await waiting.getByText('E fiskalizuar').waitFor();
  await waiting.getByText(code).waitFor();
  await expect.poll(() => page.getByText('1 lëvizje pret tatimet').count()).toBe(0);
});

test('what the tax authority refuses for good is an error with its sentence', async () => {
  const id = await drawerIsOpen(firstTill);
  await open(`${entry}?f.till=${id}`);
  await row(/Gjendja fillestare.*E fiskalizuar/u).waitFor();
  await authorityHas({ nextCode: '53' });
  await call(contract.cashRegister.reportBalance, { pos_id: id, operation: 'DEPOSIT', amount: 77 });
  await page.reload();
  await row(/Depozitim.*77\.00/u)
    .getByText('Gabim')
    .waitFor();
  expect(
    await row(/Depozitim.*77\.00/u)
      .getByText(code)
      .count(),
  ).toBe(0);
  await page.getByText('Tatimet nuk e pranuan 1 lëvizje').waitFor();
  await page.getByText('Kodi i arkës (TCR) nuk është i regjistruar').first().waitFor();
});

test('the list and the cards are those of the till in the filter', async () => {
  await drawerIsOpen(firstTill);
  const id = await drawerIsOpen(secondTill);
  await open(`${entry}?f.till=${id}`);
  await row(/Arka 1, Market Drini 2/u)
    .first()
    .waitFor();
  expect(await row(/Arka 1, Market Drini (?!2)/u).count()).toBe(0);
  expect(await card(secondTill).count()).toBe(1);
  expect(await card(firstTill).count()).toBe(0);
});

test('whoever may only read sees the drawers and no way to change them', async () => {
  const reader = await trial.staff.hireWith('Lexuese', { cashRegister: 'read' });
  page = await trial.enter(reader, 'Arka', { at: entry });
  await card('ePOS, Market Drini').getByText('Nuk është hapur sot.').waitFor();
  expect(await page.getByRole('link', { name: /^(Lëvizje e re|Hap sirtarin)/u }).count()).toBe(0);
  await page.goto(`${trial.address}${entry}/add`);
  await expect.poll(() => pathOf(page)).not.toBe(`${entry}/add`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await amount().count()).toBe(0);
});

test('axe finds nothing on the list and the form, and both fit a phone', async () => {
  const id = await drawerIsOpen(firstTill);
  await open();
  await row(/Arka 1, Market Drini/u)
    .first()
    .waitFor();
  expect(await findingsAtBothWidths(page), 'the list').toEqual([]);
  await open(`${entry}/add?till=${id}`, 'Lëvizje e re');
  await page.getByText('Tërheqje', { exact: true }).first().click();
  await amount().fill('999999');
  await save();
  await page.getByText('Në sirtar nuk ka kaq para.').waitFor();
  expect(await findingsAtBothWidths(page), 'the form').toEqual([]);
  page = await trial.enter(owner, 'Arka', { at: entry, device: phone });
  await card(firstTill).waitFor();
  expect(await overflowOf(page)).toBe(0);
});
