import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, focusedField, owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const entry = '/external-modules/online-cash-register/entry';
const firstTill = 'Arka 1, Market Drini';
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

let authority = '';
let call: WireClient;
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
});

const row = (name: string | RegExp) => page.getByRole('row', { name });
const card = (till: string) => page.getByRole('region', { name: till, exact: true });
const amount = () => page.getByLabel('Shuma', { exact: true });
const save = () => page.keyboard.press('Control+s');

/** Changes the given fault switches of the tax authority's stand-in; `down: 'no'` ends the outage. */
async function setAuthorityFaults(faults: Record<string, string>): Promise<void> {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}

test(
  'a drawer opened by keyboard gets its code, and a drawer movement made while the tax authority is down is submitted later',
  { timeout: 180_000 },
  async () => {
    page = await trial.enter(owner, 'Arka', { at: entry });
    await card(firstTill).getByText('Nuk është hapur sot.').waitFor();
    await page.getByRole('link', { name: 'Lëvizje e re', exact: true }).focus();
    await page.keyboard.press('Enter');
    await arrivesAt(page, 'Lëvizje e re');
    await expect.poll(() => focusedField(page)).toBe('pos_id');
    await page.keyboard.type(firstTill);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Numëroni paratë që janë në sirtar.').waitFor();
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

    await setAuthorityFaults({ down: 'refused' });
    await page.getByRole('link', { name: `Lëvizje e re: ${firstTill}` }).click();
    await arrivesAt(page, 'Lëvizje e re');
    await page.getByText('Tërheqje', { exact: true }).first().click();
    await amount().fill('5000.01');
    await save();
    await page.getByText('Në sirtar nuk ka kaq para.').waitFor();
    expect(await violationsAtBothWidths(page), 'the form').toEqual([]);
    await amount().fill('250');
    await save();
    const waiting = row(/Tërheqje.*−250\.00/u);
    await waiting.getByText('Në pritje').waitFor();
    await page.getByText('1 lëvizje pret tatimet').waitFor();
    await page.getByText('Tatimet nuk u përgjigjën në kohë').first().waitFor();
    expect(await violationsAtBothWidths(page), 'the list').toEqual([]);
    await setAuthorityFaults({ down: 'no' });
    await waiting.getByText('E fiskalizuar').waitFor();
    await waiting.getByText(code).waitFor();
    await expect.poll(() => page.getByText('1 lëvizje pret tatimet').count()).toBe(0);

    await setAuthorityFaults({ nextCode: '53', nextRequest: 'RegisterCashDepositRequest' });
    await call(contract.cashRegister.reportBalance, {
      pos_id: await tillId(),
      operation: 'DEPOSIT',
      amount: 77,
    });
    await page.reload();
    await row(/Depozitim.*77\.00/u)
      .getByText('Gabim')
      .waitFor();
    await page.getByText('Tatimet nuk e pranuan 1 lëvizje').waitFor();
    await page.getByText('Kodi i arkës (TCR) nuk është i regjistruar').first().waitFor();
  },
);

async function tillId(): Promise<string> {
  const { posList } = await call(contract.tills.posList, {});
  return posList.find(({ name }) => name === firstTill)?._id ?? '';
}
